import Foundation

/// The catalog in `Config`, as its files say.
enum ShippedCatalog {
    static let folder = "\(Program.repository)/Config/catalog"
    static let locales = ["ar", "en", "ja", "ko", "zh-Hans", "zh-Hant"]

    /// In the order of their bytes.
    static let ids: [String] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/alerts")) ?? []
        return names.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
    }()

    /// A definition as it is written.
    static func definition(_ id: String) throws -> [String: Any] {
        let data = try Data(contentsOf: URL(filePath: "\(folder)/alerts/\(id).json"))
        return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    }

    /// The text that stands in a definition, if it has it itself.
    static func text(_ key: String, of id: String, in locale: String) throws -> String? {
        let texts = try definition(id)["text"] as? [String: [String: String]]
        return texts?[locale]?[key]
    }

    static var sharedTables: String {
        get throws { try String(contentsOfFile: "\(folder)/catalog.json", encoding: .utf8) }
    }
}
