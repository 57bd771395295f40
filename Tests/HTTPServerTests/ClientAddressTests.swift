import Testing

@testable import HTTPServer

@Suite("A client's address")
struct ClientAddressTests {
    @Test(
        "is written as it is read, and one of IPv4 is the same in IPv6's clothes",
        arguments: [
            ("192.0.2.1", "192.0.2.1"), ("2001:DB8:0::1", "2001:db8::1"), ("::ffff:192.0.2.1", "192.0.2.1"),
            ("::1", "::1"),
        ])
    func text(text: String, written: String) {
        #expect(ClientAddress(text)?.description == written)
    }

    @Test("is not what is none", arguments: ["", "localhost", "192.0.2", "1.2.3.4:80", "[::1]", "unknown", "1.2.3.4 "])
    func noAddress(text: String) {
        #expect(ClientAddress(text) == nil)
    }

    @Test("of IPv6 counts with all of its network")
    func network() throws {
        let address = try #require(ClientAddress("2001:db8:1:2:3::4"))
        #expect(address.network == ClientAddress("2001:db8:1:2::"))
        #expect(ClientAddress("192.0.2.1")?.network == ClientAddress("192.0.2.1"))
    }

    @Test(
        "is in a range, or not",
        arguments: [
            ("10.0.0.0/8", "10.255.0.1", true), ("10.0.0.0/8", "11.0.0.1", false), ("0.0.0.0/0", "203.0.113.9", true),
            ("0.0.0.0/0", "2001:db8::1", false), ("192.0.2.1", "192.0.2.1", true), ("192.0.2.1", "192.0.2.2", false),
            ("192.0.2.77/24", "192.0.2.1", true), ("2001:db8::/32", "2001:db8:ffff::1", true),
            ("2001:db8::/33", "2001:db8:ffff::1", false), ("2001:db8::/65", "2001:db8::7fff:1:1:1", true),
            ("2001:db8::/65", "2001:db8::8000:1:1:1", false), ("::/0", "2001:db8::1", true), ("::1", "::1", true),
            ("::1", "::2", false), ("fd00::/64", "fd00::1:2:3:4", true),
        ])
    func range(text: String, address: String, isIn: Bool) throws {
        let range = try #require(AddressRange(text))
        #expect(range.contains(try #require(ClientAddress(address))) == isIn)
    }

    @Test(
        "is in no range that cannot be read",
        arguments: ["", "/8", "10.0.0.0/33", "10.0.0.0/-1", "::/129", "10/8", "a/8", "10.0.0.0/+8"])
    func noRange(text: String) {
        #expect(AddressRange(text) == nil)
    }
}

@Suite("A proxy that is trusted")
struct TrustedProxiesTests {
    private let proxies = TrustedProxies(["10.0.0.0/8", "fd00::/8"].compactMap(AddressRange.init))

    private func client(of peer: String, forwarded: String? = nil, xForwardedFor: String? = nil) -> String? {
        var fields = HeaderFields()
        if let forwarded { fields.add(.forwarded, forwarded.utf8) }
        if let xForwardedFor { fields.add(.xForwardedFor, xForwardedFor.utf8) }
        return ClientAddress(peer).map { proxies.client(of: $0, fields).description }
    }

    @Test(
        "tells who asks, from right to left as far as each is trusted",
        arguments: [
            ("10.0.0.1", "203.0.113.9", "203.0.113.9"), ("10.0.0.1", "198.51.100.1, 203.0.113.9", "203.0.113.9"),
            ("10.0.0.1", "203.0.113.9, 10.0.0.2", "203.0.113.9"), ("10.0.0.1", "10.0.0.3,10.0.0.2", "10.0.0.3"),
            ("10.0.0.1", "203.0.113.9:4711", "203.0.113.9"), ("10.0.0.1", "[2001:db8::1]:4711", "2001:db8::1"),
            ("10.0.0.1", "2001:db8::1", "2001:db8::1"), ("fd00::1", "203.0.113.9", "203.0.113.9"),
            ("10.0.0.1", "", "10.0.0.1"), ("10.0.0.1", "nonsense", "10.0.0.1"),
            ("10.0.0.1", "203.0.113.9, unknown", "10.0.0.1"),
            ("10.0.0.1", "203.0.113.9, unknown, 10.0.0.2", "10.0.0.2"),
            ("203.0.113.1", "203.0.113.9", "203.0.113.1"),
        ])
    func older(peer: String, field: String, client: String) {
        #expect(self.client(of: peer, xForwardedFor: field) == client)
    }

    @Test(
        "tells it in the standard's words, too",
        arguments: [
            ("for=203.0.113.9", "203.0.113.9"), ("For=\"203.0.113.9:80\";proto=https;by=10.0.0.1", "203.0.113.9"),
            ("proto=https;for=\"[2001:db8::1]:80\"", "2001:db8::1"),
            ("for=198.51.100.1, for=203.0.113.9", "203.0.113.9"),
            ("for=203.0.113.9, for=10.0.0.2", "203.0.113.9"), ("for=_hidden", "10.0.0.1"), ("for=unknown", "10.0.0.1"),
            ("for=203.0.113.9, proto=http", "10.0.0.1"), ("host=\"a,for=1.2.3.4\";for=203.0.113.9", "203.0.113.9"),
            ("for=1.2.3.4;x=\", for=203.0.113.9", "203.0.113.9"),
            ("for=1.2.3.4;x=\"\\\"\", for=203.0.113.9", "203.0.113.9"),
            ("for=1.2.3.4;x=\", for=10.0.0.2", "10.0.0.2"), ("for=\"203.0.113.9;x=\\\"a\"", "10.0.0.1"),
            (";;;", "10.0.0.1"), ("for=", "10.0.0.1"), ("\"", "10.0.0.1"),
        ])
    func standard(field: String, client: String) {
        #expect(self.client(of: "10.0.0.1", forwarded: field) == client)
    }

    @Test("is asked for nothing when two fields differ: a proxy writes one, and a client may have sent the other")
    func both() {
        #expect(client(of: "10.0.0.1", forwarded: "for=1.2.3.4", xForwardedFor: "203.0.113.9") == "10.0.0.1")
        #expect(client(of: "10.0.0.1", forwarded: "for=1.2.3.4", xForwardedFor: "1.2.3.4") == "1.2.3.4")
    }
}
