import Bytes

/// The texts of a pool as UTF-8 while it grows, with a table that finds each by its hash.
///
/// A text is the same as another when its bytes are. Swift's strings are also equal when they are only canonically
/// equivalent, and an alert would be served with the bytes of another.
struct TextTable {
    private static let sizeOfBlock = 1 << Int(TextPool.Index.bitsOfPlace)
    private static let mostBlocks = 1 << (32 - Int(TextPool.Index.bitsOfPlace))

    /// A text that may be one of them.
    struct Text {
        let range: Range<Int>
        let hash: UInt32
    }

    /// The hash of a text before its index; `free` for a slot that has none.
    private typealias Slot = UInt64
    private static let free = Slot.max

    private var blocks: [[UInt8]] = []
    private var slots: [Slot] = []
    private var count = 0

    /// Whether texts of so many bytes together can be taken, one of which may need a block of its own.
    func hasRoom(for bytes: Int) -> Bool {
        blocks.count + 2 * (bytes / Self.sizeOfBlock + 1) < Self.mostBlocks
    }

    /// - Parameters:
    ///   - texts: `nil` for a place that has none.
    ///   - utf8: the bytes of all of them.
    mutating func intern(_ texts: [Text?], of utf8: [UInt8]) -> [TextPool.Index] {
        while slots.count < 2 * (count + texts.count) { grow() }
        // The table of a large catalog fits into no cache. What is looked at in one go is waited for once, and not for each
        // text.
        let probable = texts.map { text in text.flatMap { index(in: place(of: $0.hash), $0.hash) } }
        let ranges = probable.map { index in index.map { blocks[$0.block].rangeOfText(at: $0.place) } }
        return texts.indices.map { number in
            guard let text = texts[number] else { return .none }
            if let index = probable[number], let range = ranges[number],
                utf8[text.range].hasBytes(of: blocks[index.block][range])
            {
                return index
            }
            return intern(utf8[text.range], text.hash)
        }
    }

    private mutating func intern(_ text: ArraySlice<UInt8>, _ hash: UInt32) -> TextPool.Index {
        var place = place(of: hash)
        while slots[place] != Self.free {
            if let index = index(in: place, hash), has(text, at: index) { return index }
            place = (place + 1) & (slots.count - 1)
        }
        let index = append(text)
        slots[place] = Slot(hash) << 32 | Slot(index.value)
        count += 1
        return index
    }

    private func place(of hash: UInt32) -> Int { Int(hash) & (slots.count - 1) }

    /// `nil` for a slot that is free or has a text with another hash.
    private func index(in place: Int, _ hash: UInt32) -> TextPool.Index? {
        let slot = slots[place]
        guard slot != Self.free, UInt32(slot >> 32) == hash else { return nil }
        return TextPool.Index(value: UInt32(truncatingIfNeeded: slot))
    }

    /// The last block without what is reserved for more.
    func pool() -> TextPool {
        TextPool(blocks: blocks.dropLast() + blocks.suffix(1).map { Array($0[...]) })
    }

    private func has(_ text: ArraySlice<UInt8>, at index: TextPool.Index) -> Bool {
        text.hasBytes(of: blocks[index.block][blocks[index.block].rangeOfText(at: index.place)])
    }

    private mutating func append(_ text: ArraySlice<UInt8>) -> TextPool.Index {
        if blocks.isEmpty || blocks[blocks.count - 1].count + text.count + 5 > Self.sizeOfBlock {
            blocks.append([])
            // The first one may stay as small as the texts of one alert are.
            if blocks.count > 1 { blocks[blocks.count - 1].reserveCapacity(Self.sizeOfBlock) }
        }
        let block = blocks.count - 1
        let place = blocks[block].count
        blocks[block].appendText(text)
        return TextPool.Index(value: UInt32(block) << TextPool.Index.bitsOfPlace | UInt32(place))
    }

    private mutating func grow() {
        let old = slots
        slots = Array(repeating: Self.free, count: max(64, old.count * 2))
        for slot in old where slot != Self.free {
            var place = Int(slot >> 32) & (slots.count - 1)
            while slots[place] != Self.free { place = (place + 1) & (slots.count - 1) }
            slots[place] = slot
        }
    }
}
