package import AlertCatalog
import OperatingSystem
import Synchronization

/// Brings what is in the store to those who answer: loads, compiles, replaces the catalog when it is another one, says
/// how that went, and waits for the next change.
///
/// A catalog with errors is never served: the last good one is. A store that cannot be reached is asked again, and
/// meanwhile reads go on from memory.
package final class CatalogUpdater: Sendable {
    private typealias Compilation = CatalogCompiler.Compilation

    private struct Progress {
        /// The revision that was compiled last, and the last one that is served.
        var compiled: Int?
        var served: Int?
        var isRunning = false
        var isStopping = false
    }

    /// Touched by one thread at a time.
    private struct Compilations {
        var last: Compilation?
        var served: Compilation?
        /// What was told last.
        var faults: [Diagnostic] = []
    }

    package let counters = CatalogCounters()
    private let store: any CatalogStore
    private let holder: CatalogHolder
    private let status: ServiceStatus
    private let log: @Sendable (CatalogEvent) -> Void
    private let prepare: @Sendable () throws -> Void
    private let isPrepared = Atomic(false)
    private let progress = Monitor(Progress())
    private let compilations = Monitor(Compilations())
    private let pauses = Waker()

    /// - Parameter prepare: done once, as soon as the store can be reached, before anything is loaded.
    package init(
        _ store: any CatalogStore, to holder: CatalogHolder, _ status: ServiceStatus,
        preparing prepare: @escaping @Sendable () throws -> Void = {},
        log: @escaping @Sendable (CatalogEvent) -> Void
    ) {
        self.store = store
        self.prepare = prepare
        self.holder = holder
        self.status = status
        self.log = log
    }

    /// Loads on the calling thread, before `start`, so that a service can end with a sentence instead of starting.
    ///
    /// - Returns: what is served when it has a catalog; `nil` when the store cannot be reached now, so that the first
    ///   catalog comes later.
    /// - Throws: `CatalogStoreError` when there is none to be had.
    package func loadFirst() throws -> CatalogCompiler.Compilation? {
        counters.countLoad()
        let start = ContinuousClock.now
        do {
            let compilation = try compile()
            if compilation.catalog != nil { take(compilation, since: start) }
            return compilation
        } catch let error as CatalogStoreError where error.code == .unavailable {
            fail(error)
            return nil
        }
    }

    /// Goes on for ever on a thread of its own.
    package func start() {
        progress.update { $0.isRunning = true }
        BackgroundThread.start { [self] in
            run()
            progress.update { $0.isRunning = false }
        }
    }

    /// Whether there is the thread.
    package var isRunning: Bool { progress.current.isRunning }

    /// Asks the thread to end, and waits for it no longer than this.
    package func stop(atMost duration: Duration) {
        progress.update { $0.isStopping = true }
        pauses.wake()
        store.wake()
        _ = progress.wait(atMost: duration) { !$0.isRunning }
    }

    /// Waits until a revision, or a later one, is what this service answers with.
    ///
    /// - Returns: whether it is; `false` also when the revision cannot be served.
    package func waitUntilServed(revision: Int, atMost duration: Duration) -> Bool {
        let progress = progress.wait(atMost: duration) { progress in
            progress.isStopping || progress.compiled.map { $0 >= revision } ?? false
        }
        return progress.served.map { $0 >= revision } ?? false
    }

    private static let longestWait = Duration.seconds(5)
    private static let shortestPause = Duration.milliseconds(100)
    private static let backoff = Backoff(longest: .seconds(5))

    private func run() {
        var backoff = Self.backoff
        var isDue = compilations.withLock { $0.last == nil }
        while !progress.current.isStopping {
            do {
                if isDue { try update() }
                isDue = try store.waitForChange(atMost: Self.longestWait)
                holder.releaseRetired()
                backoff = Self.backoff
            } catch {
                fail(error)
                let isReachable = (error as? CatalogStoreError)?.code != .unavailable
                isDue = pause(backoff.next(), listening: isReachable)
            }
        }
    }

    /// Waits until a store that failed may be asked again; one that can be reached says when it has changed.
    private func pause(_ duration: Duration, listening: Bool) -> Bool {
        _ = pauses.wait(atMost: listening ? Self.shortestPause : duration)
        if listening { _ = try? store.waitForChange(atMost: duration) }
        return true
    }

    private func update() throws {
        counters.countLoad()
        let start = ContinuousClock.now
        take(try compile(), since: start)
    }

    private func fail(_ error: any Error) {
        counters.countFailure()
        report([Diagnostic(storeError: error)])
    }

    private func compile() throws -> CatalogCompiler.Compilation {
        if !isPrepared.load(ordering: .relaxed) {
            try prepare()
            isPrepared.store(true, ordering: .relaxed)
        }
        let last = compilations.withLock { $0.last }
        if let last, let revision = last.revision {
            let source = try store.load(since: revision)
            guard source.base != nil else { return CatalogCompiler.compile(source, reusing: last) }
            if let compilation = CatalogCompiler.apply(source, to: last) { return compilation }
        }
        // The documents of a whole catalog take a multiple of what is left of them.
        defer { FreedMemory.giveBack() }
        return try CatalogCompiler.compile(reusing: last, store.loadWhole)
    }

    private func take(_ compilation: CatalogCompiler.Compilation, since start: ContinuousClock.Instant) {
        let served = compilations.withLock { compilations in
            compilations.last = compilation
            return compilations.served
        }
        guard let catalog = compilation.catalog else {
            counters.countFailure()
            progress.update { $0.compiled = compilation.revision }
            report(compilation.diagnostics.filter { $0.severity == .error })
            return
        }
        if served.map(compilation.hasDocuments) != true {
            holder.replace(with: catalog, revision: compilation.revision)
            status.serveCatalog()
            counters.countReplacement()
            // The first one of a start that succeeds goes without saying.
            if isRunning { log(.replaced(catalog, revision: compilation.revision)) }
        } else {
            holder.confirm(revision: compilation.revision)
        }
        counters.finishLoad(since: start)
        compilations.withLock { $0.served = compilation }
        progress.update {
            $0.compiled = compilation.revision
            $0.served = compilation.revision
        }
        report([])
    }

    /// Tells the faults, once for as long as they stay the same.
    private func report(_ faults: [Diagnostic]) {
        let (isNews, isServing) = compilations.withLock { compilations in
            defer { compilations.faults = faults }
            return (compilations.faults != faults, compilations.served != nil)
        }
        guard isNews else { return }
        status.report(faults)
        log(faults.isEmpty ? .recovered : .faulty(faults, isServing: isServing))
    }
}
