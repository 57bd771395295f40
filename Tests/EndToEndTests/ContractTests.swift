import Foundation
import JSON
import Testing

@Suite("The contract", .serving)
struct ContractTests {
    private let service: Service

    init() throws {
        service = try #require(Service.current)
    }

    @Test(
        "is served as its files say, with a tag",
        arguments: ["openapi.json", "schemas/alert.json", "schemas/catalog.json", "schemas/definition.json"])
    func documents(path: String) throws {
        let answer = try service.get("/\(path)")
        let file = try Data(contentsOf: URL(filePath: "\(Program.repository)/Config/\(path)"))
        #expect(answer.status == 200 && answer.body == Array(file))
        #expect(answer["content-type"] == "application/json")
        let tag = try #require(answer["etag"])
        #expect(try service.get("/\(path)", ["If-None-Match: \(tag)"]).status == 304)
    }

    @Test("has no other documents", arguments: ["/schemas/none.json", "/schemas/alert", "/schemas/..%2Fserver.json"])
    func others(path: String) throws {
        #expect(try service.get(path).status == 404)
    }

    @Test("is named in the catalog, so that editors find it")
    func named() throws {
        for id in ShippedCatalog.ids {
            #expect(try ShippedCatalog.definition(id)["$schema"] as? String == "../../schemas/definition.json")
        }
        #expect(try ShippedCatalog.sharedTables.contains(#""$schema": "../schemas/catalog.json""#))
    }

    @Test("may be missing: alerts are served all the same")
    func missing() throws {
        let folder = try TemporaryFolder()
        let bare = try Service(["--contract-folder", folder.path])
        #expect(try bare.get("/openapi.json").status == 404)
        #expect(try bare.get("/schemas/alert.json").status == 404)
        #expect(try bare.get("/v1/alerts/entry.edit").status == 200)
        #expect(bare.stop() == 0)
    }
}
