import AlertAPI
import HTTPServer
import Testing

@Suite("Failures to say who one is")
struct FailureLimiterTests {
    private let start = ContinuousClock.now
    private let limiter = FailureLimiter(most: 3, within: .seconds(60), capacity: 4)

    private func address(_ text: String) throws -> ClientAddress {
        try #require(ClientAddress(text))
    }

    private func fail(_ text: String, _ times: Int = 1, after seconds: Int = 0) throws {
        for _ in 0..<times { limiter.countFailure(of: try address(text), now: start + .seconds(seconds)) }
    }

    private func wait(_ text: String, after seconds: Int = 0) throws -> Int? {
        limiter.wait(for: try address(text), now: start + .seconds(seconds))
    }

    @Test("make an address wait until a minute after the first of them, and no other")
    func waits() throws {
        try fail("192.0.2.1", 2)
        #expect(try wait("192.0.2.1") == nil)
        try fail("192.0.2.1", after: 20)
        #expect(try wait("192.0.2.1", after: 20) == 40)
        #expect(try wait("192.0.2.1", after: 59) == 1)
        #expect(try wait("192.0.2.1", after: 60) == nil)
        #expect(try wait("192.0.2.2", after: 20) == nil)
    }

    @Test("are forgotten when their time is over")
    func forgotten() throws {
        try fail("192.0.2.1", 2)
        try fail("192.0.2.1", 2, after: 61)
        #expect(try wait("192.0.2.1", after: 61) == nil)
    }

    @Test("of one network of IPv6 are those of one client")
    func network() throws {
        for number in 1...3 { try fail("2001:db8::\(number)") }
        #expect(try wait("2001:db8::99") == 60)
        #expect(try wait("2001:db8:0:1::1") == nil)
    }

    @Test("of many addresses take no more memory: those go whose time is over first")
    func bounded() throws {
        try fail("192.0.2.1", 3)
        for number in 2...5 { try fail("192.0.2.\(number)", 3, after: number) }
        #expect(try wait("192.0.2.1", after: 6) == nil)
        for number in 2...5 { #expect(try wait("192.0.2.\(number)", after: 6) != nil) }
    }
}
