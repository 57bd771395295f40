import Testing

@testable import AlertCatalog

@Suite("Arguments")
struct ArgumentsTests {
    private let variables: [String: Variable] = [
        "count": Variable(kind: .number, defaultValue: "1"), "name": Variable(kind: .text, defaultValue: nil),
    ]

    @Test("What has neither value nor default is missing; what is not declared is ignored")
    func missing() throws {
        #expect(try Arguments([:], for: variables).missing == ["name"])
        #expect(try Arguments(["name": "x", "other": "y"], for: variables).missing == [])
    }

    @Test("Numbers are decimal", arguments: ["3", "-3", "0", "2.5", "1e3", "9223372036854775808"])
    func numbers(_ text: String) throws {
        #expect(throws: Never.self) { try Arguments(["count": text], for: variables) }
    }

    @Test(
        "What is no decimal number is malformed, and names itself",
        arguments: ["", " 3", "3 ", "three", "0x10", "nan", "inf", "1e999", "٣", "1,000", "--1"])
    func malformed(_ text: String) throws {
        let error = #expect(throws: Arguments.Malformed.self) { try Arguments(["count": text], for: variables) }
        #expect(error?.name == "count")
    }
}
