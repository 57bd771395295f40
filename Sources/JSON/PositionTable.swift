import Synchronization

/// Finds positions in constant time: counts the whole text once and remembers the count at every step.
///
/// A table of line starts would not do, since a large text may be one line, and every finding in it would count that
/// line again. Nothing is counted before the first position is asked for: most texts have no fault.
final class PositionTable: Sendable {
    private final class Marks: Sendable {
        let positions: [JSONPosition]

        init(_ positions: [JSONPosition]) {
            self.positions = positions
        }
    }

    private static let step = 512

    let bytes: [UInt8]
    private let marks = AtomicLazyReference<Marks>()

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// An offset behind the end is the end; one inside a scalar belongs to it.
    func position(at offset: Int) -> JSONPosition {
        var offset = min(max(offset, 0), bytes.count)
        while offset > 0, offset < bytes.count, bytes[offset].isContinuation { offset -= 1 }
        let mark = offset / Self.step
        let marks = marks.load() ?? marks.storeIfNil(count())
        return marks.positions[mark].advanced(over: bytes[(mark * Self.step)..<offset])
    }

    private func count() -> Marks {
        var positions: [JSONPosition] = []
        var position = JSONPosition(line: 1, column: 1)
        for start in stride(from: 0, through: bytes.count, by: Self.step) {
            positions.append(position)
            position = position.advanced(over: bytes[start..<min(start + Self.step, bytes.count)])
        }
        return Marks(positions)
    }
}

extension JSONPosition {
    fileprivate func advanced(over bytes: ArraySlice<UInt8>) -> JSONPosition {
        var line = line
        var column = column
        for byte in bytes {
            if byte == UInt8(ascii: "\n") {
                line += 1
                column = 1
            } else if !byte.isContinuation {
                column += 1
            }
        }
        return JSONPosition(line: line, column: column)
    }
}

extension UInt8 {
    fileprivate var isContinuation: Bool { self & 0xC0 == 0x80 }
}
