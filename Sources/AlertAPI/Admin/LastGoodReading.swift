import AlertCatalog
import OperatingSystem

/// A catalog without history as it was when it last had no error: what an editor is about to save is not told as if it
/// were there.
///
/// For a store that is nobody else's: it takes one call at a time.
final class LastGoodReading: Sendable {
    private struct State {
        var compilation: CatalogCompiler.Compilation?
        var good: SourceReading?
    }

    private let store: any CatalogStore
    private let state = Monitor(State())

    init(_ store: any CatalogStore) {
        self.store = store
    }

    /// - Throws: `EditingError.invalid` with what is wrong, and what the store throws, when there has been none yet.
    func current() throws -> SourceReading {
        try state.withLock { state in
            do {
                let source = try store.load(since: nil)
                let compilation = CatalogCompiler.compile(source, reusing: state.compilation)
                state.compilation = compilation
                guard compilation.catalog != nil else { throw EditingError.invalid(compilation.diagnostics) }
                state.good = SourceReading(source)
            } catch {
                guard state.good != nil else { throw error }
            }
            guard let good = state.good else { preconditionFailure("what was just read is there") }
            return good
        }
    }
}
