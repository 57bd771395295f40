import AlertCatalog
import OperatingSystem

/// A store that answers as a test tells it to.
final class ScriptedStore: CatalogStore {
    enum Answer: Sendable {
        case source(CatalogSource)
        case failure(CatalogStoreError)
    }

    struct Script: Sendable {
        /// What a load for the whole gives.
        var answer: Answer
        /// What a load since a revision gives, if it is other.
        var change: CatalogSource?
        /// What waiting throws.
        var waitFailure: CatalogStoreError?
        var loads = 0
        var wholeLoads = 0
    }

    let script: Monitor<Script>
    private let waker = Waker()

    init(_ answer: Answer) {
        script = Monitor(Script(answer: answer))
    }

    /// Changes what the store holds, and tells of it.
    func change(_ body: (inout Script) -> Void) {
        script.update(body)
        wake()
    }

    func load(since revision: Int?) throws -> CatalogSource {
        script.update {
            $0.loads += 1
            if revision == nil { $0.wholeLoads += 1 }
        }
        let script = script.current
        if revision != nil, let change = script.change { return change }
        switch script.answer {
        case .source(let source): return source
        case .failure(let error): throw error
        }
    }

    func waitForChange(atMost duration: Duration) throws -> Bool {
        if let failure = script.current.waitFailure { throw failure }
        return waker.wait(atMost: duration) == .woken
    }

    func wake() { waker.wake() }
}
