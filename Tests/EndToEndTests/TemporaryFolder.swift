import Foundation

/// A folder that is gone when nobody holds it.
final class TemporaryFolder: Sendable {
    private let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "alert-catalog-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    var path: String { url.path(percentEncoded: false) }

    /// - Parameter file: a path in the folder; the folders on the way are made.
    func write(_ text: String, to file: String) throws {
        let place = url.appending(path: file)
        try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: place)
    }

    func handle(creating file: String) throws -> FileHandle {
        try write("", to: file)
        return try FileHandle(forWritingTo: url.appending(path: file))
    }

    /// What the file holds now.
    func text(of file: String) -> String {
        (try? String(contentsOf: url.appending(path: file), encoding: .utf8)) ?? ""
    }
}
