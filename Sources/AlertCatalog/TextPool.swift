/// The texts of alerts that were compiled at one time, each distinct one stored once as UTF-8: alerts and locales share
/// many.
package final class TextPool: Sendable {
    /// A text of one pool.
    package struct Index: Sendable, Hashable {
        fileprivate let value: UInt32
    }

    static let empty = TextPool(bytes: [], ends: [])

    private let bytes: [UInt8]
    /// Where each text ends; it begins where the one before it ends.
    private let ends: [UInt32]

    private init(bytes: [UInt8], ends: [UInt32]) {
        self.bytes = bytes
        self.ends = ends
    }

    package subscript(index: Index) -> String {
        let position = Int(index.value)
        let start = position == 0 ? 0 : Int(ends[position - 1])
        return String(decoding: bytes[start..<Int(ends[position])], as: UTF8.self)
    }

    /// Collects texts while a catalog is compiled.
    struct Builder {
        private var bytes: [UInt8] = []
        private var ends: [UInt32] = []
        private var indices: [String: Index] = [:]

        mutating func intern(_ text: String) -> Index {
            if let index = indices[text] { return index }
            let index = Index(value: UInt32(ends.count))
            bytes.append(contentsOf: text.utf8)
            ends.append(UInt32(bytes.count))
            indices[text] = index
            return index
        }

        consuming func build() -> TextPool {
            TextPool(bytes: bytes, ends: ends)
        }
    }
}
