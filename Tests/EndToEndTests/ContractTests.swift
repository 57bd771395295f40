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

    @Test("has examples that are real answers")
    func examples() throws {
        let contract = try JSONDocument(parsing: try service.get("/openapi.json").body).root
        for example in contract.examples {
            let request = try #require(example["x-request"]?.string).split(separator: " ").map(String.init)
            let isManagement = request[1] == "/healthz" || request[1] == "/readyz"
            let answer =
                try isManagement
                ? service.askManagement(request[0], request[1]) : service.ask(request[0], request[1])
            let value = try #require(example["value"])
            #expect(answer.body == value.encoded(), "\(request): run Tests/Contract/openapi.py --write with a service")
            #expect(value["type"] == nil ? answer.status == 200 : value["status"]?.integer == Int64(answer.status))
        }
    }

    @Test("has an example of each operation but those that answer with the contract itself or with measurements")
    func exampleOfEach() throws {
        let contract = try JSONDocument(parsing: try service.get("/openapi.json").body).root
        let documents = ["/openapi.json", "/schemas/{name}.json", "/metrics"]
        for path in contract["paths"]?.members ?? [] where !documents.contains(path.key) {
            for operation in path.value.members where operation.value["operationId"] != nil {
                // What those who write are answered depends on who they are and on what they did before.
                if operation.value["tags"]?.array?.first?.string == "admin" { continue }
                #expect(!operation.value.examples.isEmpty, "\(operation.key) \(path.key)")
            }
        }
        #expect(contract["components"]?["responses"]?["Problem"]?.examples.count ?? 0 > 5)
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

extension JSONValue {
    fileprivate var members: [JSONObject.Member] {
        if case .object(let object) = content { object.members } else { [] }
    }

    /// The examples in it, however deep.
    fileprivate var examples: [JSONValue] {
        let values = members.map(\.value) + (array ?? [])
        return (self["x-request"] == nil ? [] : [self]) + values.flatMap(\.examples)
    }
}
