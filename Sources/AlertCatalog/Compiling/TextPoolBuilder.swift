import Cryptography
import OperatingSystem

/// Collects texts while a catalog is compiled on many threads.
final class TextPoolBuilder: Sendable {
    /// A text, hashed before the lock is taken.
    struct Text {
        fileprivate let utf8: ArraySlice<UInt8>
        fileprivate let hash: UInt32

        init(_ utf8: ArraySlice<UInt8>) {
            self.utf8 = utf8
            hash = UInt32(truncatingIfNeeded: ShortHash.hash(utf8))
        }
    }

    private struct State {
        /// Those that hold all that they can; as good as always there are none.
        var full: [TextTable] = []
        var last = TextTable()
    }

    private let state = Monitor(State())

    /// Stores the texts of one alert, all of them in one pool.
    ///
    /// - Parameter texts: `nil` for a place that has none.
    /// - Returns: their places, and which of the pools has them.
    func intern(_ texts: [Text?]) -> (indices: [TextPool.Index], pool: Int) {
        state.withLock { state in
            if !state.last.hasRoom(for: texts.reduce(0) { $0 + ($1?.utf8.count ?? 0) }) {
                state.full.append(state.last)
                state.last = TextTable()
            }
            let indices = texts.map { text in text.map { state.last.intern($0.utf8, hash: $0.hash) } ?? .none }
            return (indices, state.full.count)
        }
    }

    /// Ends the collecting.
    func build() -> [TextPool] {
        state.withLock { state in
            let pools = (state.full + [state.last]).map { $0.pool() }
            state = State()
            return pools
        }
    }
}
