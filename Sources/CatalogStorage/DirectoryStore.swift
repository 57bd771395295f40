package import AlertCatalog
import FoundationEssentials
import OperatingSystem

/// A catalog in a folder: `catalog.json` and `alerts/<id>.json`. The files are the truth; the service only reads them.
package final class DirectoryStore: CatalogStore {
    private let root: URL
    private let waker = Waker()

    /// - Parameter path: the folder, from the root of the file system or from the working directory.
    package init(path: String) {
        root = URL(filePath: path, directoryHint: .isDirectory)
    }

    package func load(since revision: Int? = nil) throws -> CatalogSource {
        let shared = try readShared()
        var definitions: [String: CatalogSource.Document] = [:]
        var faults: [Diagnostic] = []
        for name in try alertFiles() {
            let file = "alerts/\(name)"
            guard name.hasSuffix(".json") else {
                faults.append(Diagnostic("file.ignored", .info, file: file, message: "the name does not end in .json"))
                continue
            }
            do {
                let bytes = try read(file)
                definitions[String(name.dropLast(".json".count))] = .init(file: file, bytes: bytes)
            } catch let fault as Diagnostic {
                faults.append(fault)
            }
        }
        return CatalogSource(shared: shared, definitions: definitions, faults: faults)
    }

    package func waitForChange(atMost duration: Duration) -> Bool {
        waker.wait(atMost: duration) == .woken
    }

    package func wake() { waker.wake() }

    private func readShared() throws -> CatalogSource.Document {
        let path = root.path(percentEncoded: false)
        var isFolder = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder else {
            throw CatalogStoreError(.notFound, "there is no folder \(path)")
        }
        guard FileManager.default.fileExists(atPath: url(of: "catalog.json")) else {
            throw CatalogStoreError(.notFound, "the folder \(path) has no catalog.json")
        }
        do {
            return .init(file: "catalog.json", bytes: try read("catalog.json"))
        } catch let fault as Diagnostic {
            throw CatalogStoreError(.unreadable, "catalog.json: \(fault.message)")
        }
    }

    /// Names in the folder of definitions, sorted, without those that editors hide or keep as a copy.
    private func alertFiles() throws -> [String] {
        let folder = url(of: "alerts")
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

    private func url(of file: String) -> String {
        root.appending(path: file).path(percentEncoded: false)
    }

    /// - Throws: a `Diagnostic` for a file that cannot be read, or that is not inside the catalog's folder.
    private func read(_ file: String) throws -> [UInt8] {
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
