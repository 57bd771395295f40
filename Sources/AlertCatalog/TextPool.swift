import Bytes

/// The texts of alerts that were compiled at one time, each distinct one stored once as UTF-8: alerts and locales share
/// many.
///
/// They lie one behind the other in large blocks, each after its size, so that a text costs its bytes and the four of
/// whoever names it.
package final class TextPool: Sendable {
    /// A text of one pool: in its upper bits the block, in its lower ones where in the block the text's size stands.
    package struct Index: Sendable, Hashable {
        /// What is not there. At no block's last byte a text begins, which is at least one byte after its size.
        static let none = Index(value: .max)
        static let bitsOfPlace: UInt32 = 20

        let value: UInt32

        var block: Int { Int(value >> Self.bitsOfPlace) }
        var place: Int { Int(value & (1 << Self.bitsOfPlace - 1)) }
    }

    static let empty = TextPool(blocks: [])

    private let blocks: [[UInt8]]

    init(blocks: [[UInt8]]) {
        self.blocks = blocks
    }

    package subscript(index: Index) -> String {
        let range = blocks[index.block].rangeOfText(at: index.place)
        return String(decoding: blocks[index.block][range], as: UTF8.self)
    }
}

extension [UInt8] {
    /// Seven bits of the size to a byte, the lowest first; all but the last have the eighth bit.
    mutating func appendText(_ text: ArraySlice<UInt8>) {
        var size = text.count
        while size >= 0x80 {
            append(UInt8(truncatingIfNeeded: size) | 0x80)
            size >>= 7
        }
        append(UInt8(size))
        append(bytesOf: text)
    }

    func rangeOfText(at place: Int) -> Range<Int> {
        var start = place
        var size = 0
        var shift = 0
        while true {
            let byte = self[start]
            start += 1
            size |= Int(byte & 0x7F) << shift
            if byte < 0x80 { return start..<start + size }
            shift += 7
        }
    }
}
