import AlertAPI
import FoundationEssentials

/// Reads the contract at the start. Without it the service answers all the same, so that a fault is only told.
enum ContractLoading {
    static func load(from folder: String) -> Contract {
        let root = URL(filePath: folder, directoryHint: .isDirectory)
        let schemas = root.appending(path: "schemas", directoryHint: .isDirectory)
        var contract = Contract(openAPI: read(root.appending(path: "openapi.json")))
        let path = schemas.path(percentEncoded: false)
        for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] where name.hasSuffix(".json") {
            contract.schemas[name] = read(schemas.appending(path: name))
        }
        if contract.openAPI == nil || contract.schemas.isEmpty {
            Log.write(.warning, "contract.missing", "the folder \(folder) has no openapi.json or no schemas")
        }
        return contract
    }

    private static func read(_ file: URL) -> [UInt8]? {
        FileManager.default.contents(atPath: file.path(percentEncoded: false)).map { Array($0) }
    }
}
