import Cryptography
import OperatingSystem

/// Collects texts while a catalog is compiled on many threads.
final class TextPoolBuilder: Sendable {
    private struct State {
        /// Those that hold all that they can; as good as always there are none.
        var full: [TextTable] = []
        var last = TextTable()
    }

    private let state = Monitor(State())

    /// Stores the texts of one alert, all of them in one pool.
    ///
    /// - Parameters:
    ///   - ranges: where they are; `nil` for a place that has none.
    ///   - utf8: the bytes of all of them.
    /// - Returns: their places, and which of the pools has them.
    func intern(_ ranges: [Range<Int>?], of utf8: [UInt8]) -> (indices: [TextPool.Index], pool: Int) {
        // Before the lock is taken.
        let texts = ranges.map { range in
            range.map { TextTable.Text(range: $0, hash: UInt32(truncatingIfNeeded: ShortHash.hash(utf8[$0]))) }
        }
        return state.withLock { state in
            if !state.last.hasRoom(for: utf8.count) {
                state.full.append(state.last)
                state.last = TextTable()
            }
            return (state.last.intern(texts, of: utf8), state.full.count)
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
