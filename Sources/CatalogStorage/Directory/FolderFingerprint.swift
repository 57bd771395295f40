import OperatingSystem

/// What can be said of a catalog's files without reading them: which there are, and which state each is in.
struct FolderFingerprint: Equatable, Sendable {
    private let stamps: [String: FileStamp]
    /// An empty folder is another thing than none.
    private let hasAlerts: Bool

    init(of folder: CatalogFolder) {
        let names = try? folder.alertFiles()
        hasAlerts = names != nil
        let files = ["catalog.json"] + (names ?? []).map { "alerts/\($0)" }
        stamps = files.reduce(into: [:]) { $0[$1] = FileStamp(following: folder.path(of: $1)) }
    }
}
