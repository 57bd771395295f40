import AlertCatalog
import FoundationEssentials

/// The files of a catalog: `catalog.json` and `alerts/<id>.json` in one folder.
struct CatalogFolder: Sendable {
    let root: URL

    /// All that is there now; what changes meanwhile is there or not.
    ///
    /// - Throws: `CatalogStoreError` when there is no catalog.
    func read() throws(CatalogStoreError) -> CatalogSource {
        try findShared()
        var definitions: [String: CatalogSource.Document] = [:]
        var faults: [Diagnostic] = []
        var shared: CatalogSource.Document?
        do {
            shared = .init(file: "catalog.json", bytes: try read("catalog.json"))
        } catch {
            faults.append(error)
        }
        for name in try alertFiles() {
            let file = "alerts/\(name)"
            guard name.hasSuffix(".json") else {
                faults.append(Diagnostic("file.ignored", .info, file: file, message: "the name does not end in .json"))
                continue
            }
            do {
                let bytes = try read(file)
                definitions[String(name.dropLast(".json".count))] = .init(file: file, bytes: bytes)
            } catch {
                faults.append(error)
            }
        }
        return CatalogSource(shared: shared, definitions: definitions, faults: faults)
    }

    /// From the root of the file system or from the working directory.
    func path(of file: String) -> String {
        root.appending(path: file).path(percentEncoded: false)
    }

    private func findShared() throws(CatalogStoreError) {
        let place = root.path(percentEncoded: false)
        var isFolder = false
        guard FileManager.default.fileExists(atPath: place, isDirectory: &isFolder), isFolder else {
            throw CatalogStoreError(.notFound, "there is no folder \(place)")
        }
        guard FileManager.default.fileExists(atPath: path(of: "catalog.json")) else {
            throw CatalogStoreError(.notFound, "the folder \(place) has no catalog.json")
        }
    }

    /// Names in the folder of definitions, sorted, without those that editors hide or keep as a copy.
    func alertFiles() throws(CatalogStoreError) -> [String] {
        let folder = path(of: "alerts")
        guard FileManager.default.fileExists(atPath: folder) else {
            throw CatalogStoreError(.notFound, "the folder \(root.path(percentEncoded: false)) has no folder alerts")
        }
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder)
                .filter { !$0.hasPrefix(".") && !$0.hasSuffix("~") }
                .sorted()
        } catch {
            throw CatalogStoreError(.unreadable, "the folder \(folder) cannot be read")
        }
    }

    /// - Throws: a `Diagnostic` for a file that cannot be read, or that is not inside the catalog's folder.
    private func read(_ file: String) throws(Diagnostic) -> [UInt8] {
        let place = root.appending(path: file)
        let real = place.resolvingSymlinksInPath().path(percentEncoded: false)
        let inside = root.resolvingSymlinksInPath().path(percentEncoded: false)
        guard real.hasPrefix(inside.hasSuffix("/") ? inside : inside + "/") else {
            throw Diagnostic("file.outside", file: file, message: "the link leads out of the catalog's folder")
        }
        var isFolder = false
        guard FileManager.default.fileExists(atPath: real, isDirectory: &isFolder) else {
            throw Diagnostic("file.missing", file: file, message: "the link leads to nothing")
        }
        guard !isFolder else {
            throw Diagnostic("file.is-folder", file: file, message: "expected a file, found a folder")
        }
        let attributes = try? FileManager.default.attributesOfItem(atPath: real)
        guard attributes?[.type] as? FileAttributeType == .typeRegular else {
            throw Diagnostic("file.not-regular", file: file, message: "expected a file, found a device or a pipe")
        }
        // The type of the number differs where all of Foundation is loaded, so it is read from its digits.
        guard let size = attributes?[.size].flatMap({ Int("\($0)") }), size <= Self.largestFile else {
            throw Diagnostic("file.too-large", file: file, message: "the file is larger than 16 MiB")
        }
        guard let data = FileManager.default.contents(atPath: real) else {
            throw Diagnostic("file.unreadable", file: file, message: "the file cannot be read")
        }
        return Array(data)
    }

    private static let largestFile = 16 * 1024 * 1024
}
