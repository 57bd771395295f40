import FoundationEssentials
import JSON
import Testing

/// The published suite by Nicolas Seriot, which is read where it lies and is not part of the repository.
private enum JSONTestSuite {
    static let directory = "\(repository)/../shared/conformance/json"
    static let isThere = FileManager.default.fileExists(atPath: directory)
    static let absence: Comment = "JSONTestSuite is not at ../shared/conformance/json"

    private static var repository: String {
        #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")
    }

    static func files(_ prefix: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
        return names.filter { $0.hasPrefix(prefix) }.sorted()
    }

    static func bytes(_ name: String) throws -> [UInt8] {
        try [UInt8](Data(contentsOf: URL(filePath: "\(directory)/\(name)")))
    }
}

@Suite("JSONTestSuite", .enabled(if: JSONTestSuite.isThere, JSONTestSuite.absence))
struct JSONTestSuiteTests {
    @Test("the suite is whole")
    func isWhole() {
        #expect(JSONTestSuite.files("y_").count >= 50)
        #expect(JSONTestSuite.files("n_").count >= 100)
        #expect(JSONTestSuite.files("i_").count >= 20)
    }

    @Test("what is JSON is accepted", arguments: JSONTestSuite.files("y_"))
    func accepted(name: String) throws {
        let document = try JSONDocument(parsing: JSONTestSuite.bytes(name))
        let again = try JSONDocument(parsing: document.root.encoded())
        #expect(again.root.encoded() == document.root.encoded())
    }

    @Test("what is not JSON is refused, with a place inside the text", arguments: JSONTestSuite.files("n_"))
    func refused(name: String) throws {
        let bytes = try JSONTestSuite.bytes(name)
        let error = try #require(throws: JSONError.self) { try JSONDocument(parsing: bytes) }
        #expect(0...bytes.count ~= error.offset)
        #expect(error.line >= 1 && error.column >= 1)
    }

    @Test("of what a reader may decide, only a number too small to tell from zero is accepted")
    func decided() throws {
        let accepted = try JSONTestSuite.files("i_").filter { name in
            let bytes = try JSONTestSuite.bytes(name)
            return (try? JSONDocument(parsing: bytes)) != nil
        }
        #expect(accepted == ["i_number_double_huge_neg_exp.json"])
    }
}
