package import AlertCatalog
import FoundationEssentials
import OperatingSystem

/// A catalog in a folder, where the files are the truth; the service only reads them.
///
/// A change is noticed where the system tells of one, or else by looking at the files every two seconds, and by reading
/// all of them now and then. Files change one after another, so it counts when nothing has happened for a moment.
package final class DirectoryStore: CatalogStore {
    private struct State {
        var watch: DirectoryWatch?
        var fingerprint: FolderFingerprint?
        var nextLook = ContinuousClock.now
        var nextReading = ContinuousClock.now
        /// How many definitions there were last; `nil` until the catalog was read.
        var definitions: Int?
    }

    private let folder: CatalogFolder
    private let isWatching: Bool
    private let waker = Waker()
    private let state = Monitor(State())

    /// - Parameters:
    ///   - path: the folder, from the root of the file system or from the working directory.
    ///   - watching: whether to hear of changes from the system, which not all file systems tell.
    package init(path: String, watching: Bool = true) {
        folder = CatalogFolder(root: URL(filePath: path, directoryHint: .isDirectory))
        isWatching = watching
    }

    package func load(since revision: Int? = nil) throws(CatalogStoreError) -> CatalogSource {
        let patience = Patience()
        while true {
            do {
                return try loadSettled()
            } catch {
                // What was there before is probably about to be there again: files are replaced one by one.
                guard patience.allows(error, isFirst: state.withLock { $0.definitions == nil }) else { throw error }
                pause(milliseconds: 50)
            }
        }
    }

    package func waitForChange(atMost duration: Duration) -> Bool {
        let end = ContinuousClock.now + duration
        let (watch, nextLook) = state.withLock { ($0.watch, $0.nextLook) }
        var look = nextLook
        while true {
            let now = ContinuousClock.now
            if now >= look {
                if isTimeToRead(now) { return true }
                look = now + Self.lookInterval
                state.withLock { [look] in $0.nextLook = look }
            }
            guard now < end else { return false }
            switch waker.wait(atMost: min(end, look) - now, or: watch?.descriptor) {
            case .woken:
                return true
            case .readable where watch?.takeEvents() == true:
                settle(watch)
                return true
            case .readable, .timedOut:
                continue
            }
        }
    }

    package func wake() { waker.wake() }

    private static let lookInterval = Duration.seconds(2)
    private static let readingInterval = Duration.seconds(60)
    private static let quiet = Duration.milliseconds(500)
    private static let mostUnrest = Duration.seconds(5)

    /// The catalog as all of its files were at one moment.
    private func loadSettled() throws(CatalogStoreError) -> CatalogSource {
        // Looked at and watched before anything is read, so that no change falls in between.
        let watch = isWatching ? DirectoryWatch(folder.places) : nil
        let fingerprint = FolderFingerprint(of: folder)
        let start = ContinuousClock.now
        state.withLock {
            $0.watch = watch
            $0.fingerprint = fingerprint
            $0.nextLook = start + Self.lookInterval
            $0.nextReading = start + Self.readingInterval
        }
        let source = try folder.read()
        let end = ContinuousClock.now
        guard FolderFingerprint(of: folder) == fingerprint else {
            throw CatalogStoreError(.unavailable, "the folder \(folder.path(of: "")) changes while it is read")
        }
        try state.withLock { state throws(CatalogStoreError) in
            if source.definitions.isEmpty, let before = state.definitions, before > 0 {
                let alerts = folder.path(of: "alerts")
                throw CatalogStoreError(
                    .unreadable, "the folder \(alerts) is empty, and had \(before) definitions before")
            }
            state.definitions = source.definitions.count
            // Reading all of a large catalog takes at most one part in a hundred of the time.
            state.nextReading = end + max(Self.readingInterval, (end - start) * 100)
        }
        return source
    }

    /// Looks at the files, and waits until they rest when one is other than before.
    private func isTimeToRead(_ now: ContinuousClock.Instant) -> Bool {
        let (watch, fingerprint, nextReading) = state.withLock { ($0.watch, $0.fingerprint, $0.nextReading) }
        if now >= nextReading { return true }
        guard FolderFingerprint(of: folder) != fingerprint else { return false }
        settle(watch)
        return true
    }

    /// Waits until nothing has happened for a moment, but not for ever.
    private func settle(_ watch: DirectoryWatch?) {
        let end = ContinuousClock.now + Self.mostUnrest
        var last = FolderFingerprint(of: folder)
        var restsAt = ContinuousClock.now + Self.quiet
        while ContinuousClock.now < end {
            switch waker.wait(atMost: restsAt - .now, or: watch?.descriptor) {
            case .woken:
                return
            case .readable:
                if watch?.takeEvents() == true { restsAt = .now + Self.quiet }
            case .timedOut:
                let current = FolderFingerprint(of: folder)
                if current == last { return }
                last = current
                restsAt = .now + Self.quiet
            }
        }
    }
}

/// How long a store waits for files that are being replaced.
private struct Patience {
    private let start = ContinuousClock.now

    func allows(_ error: CatalogStoreError, isFirst: Bool) -> Bool {
        switch error.code {
        case .unavailable: .now - start < .seconds(2)
        case .notFound, .unreadable: !isFirst && .now - start < .milliseconds(500)
        default: false
        }
    }
}
