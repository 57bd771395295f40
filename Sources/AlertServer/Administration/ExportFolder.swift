import AlertCatalog
import FoundationEssentials

/// The folder that an export writes. In it there are `catalog.json` and `alerts/*.json`, and nothing else is touched.
struct ExportFolder {
    private let path: String
    private var alerts: String { "\(path)/alerts" }

    /// - Parameter overwriting: whether a catalog that is there already may be changed.
    /// - Throws: when the folder has something else in it, or may not be changed.
    init(_ path: String, overwriting: Bool) throws(CommandError) {
        self.path = path
        var isFolder = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return }
        guard isFolder else { throw CommandError("\(path) is a file, and a catalog is a folder") }
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
            throw CommandError("the folder \(path) cannot be read")
        }
        // What is hidden is not the catalog's: a checkout may have nothing else yet.
        guard names.contains(where: { !$0.hasPrefix(".") }) else { return }
        guard names.contains("catalog.json") else {
            throw CommandError("the folder \(path) is not empty, and there is no catalog in it")
        }
        guard overwriting else {
            throw CommandError("the folder \(path) has a catalog already; write --overwrite to change it")
        }
        guard (try? FileManager.default.destinationOfSymbolicLink(atPath: alerts)) == nil else {
            throw CommandError("\(alerts) is a link, and what is behind it is not to be touched")
        }
    }

    /// Makes the folder hold exactly these documents.
    ///
    /// - Parameter tell: called for each file when it was written or removed.
    func write(_ documents: CatalogDocuments, tell: (ChangeMark, DocumentName) throws -> Void) throws {
        do {
            try FileManager.default.createDirectory(atPath: alerts, withIntermediateDirectories: true)
        } catch {
            throw CommandError("the folder \(alerts) cannot be made")
        }
        for name in documents.names {
            guard let text = documents[name], let mark = try write(text, to: name.file) else { continue }
            try tell(mark, name)
        }
        for name in try strangers(to: documents) {
            try remove(name)
            try tell(.removed, name)
        }
    }

    /// - Returns: `nil` when the file says it already.
    private func write(_ text: [UInt8], to file: String) throws(CommandError) -> ChangeMark? {
        let place = "\(path)/\(file)"
        let old = FileManager.default.contents(atPath: place)
        if let old, Array(old).trimmed == text[...] { return nil }
        do {
            // Under another name, and then renamed: nobody reads a part of it.
            try Data(text + [UInt8(ascii: "\n")]).write(to: URL(filePath: place), options: .atomic)
        } catch {
            throw CommandError("the file \(place) cannot be written")
        }
        return old == nil ? .added : .changed
    }

    /// Definitions that are there and should not be.
    private func strangers(to documents: CatalogDocuments) throws(CommandError) -> [DocumentName] {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: alerts) else {
            throw CommandError("the folder \(alerts) cannot be read")
        }
        return names.filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }.sorted()
            .map { DocumentName.definition(String($0.dropLast(".json".count))) }
            .filter { documents[$0] == nil && !isFolder($0) }
    }

    private func isFolder(_ name: DocumentName) -> Bool {
        let attributes = try? FileManager.default.attributesOfItem(atPath: "\(path)/\(name.file)")
        return attributes?[.type] as? FileAttributeType == .typeDirectory
    }

    private func remove(_ name: DocumentName) throws(CommandError) {
        do {
            try FileManager.default.removeItem(atPath: "\(path)/\(name.file)")
        } catch {
            throw CommandError("the file \(path)/\(name.file) cannot be removed")
        }
    }
}
