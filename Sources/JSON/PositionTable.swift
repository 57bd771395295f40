/// Finds positions in constant time: counts the whole text once and remembers the count at every step.
///
/// A table of line starts would not do, since a large text may be one line, and every finding in it would count that
/// line again.
struct PositionTable: Sendable {
    private static let step = 512

    private let bytes: [UInt8]
    private let marks: [JSONPosition]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var marks: [JSONPosition] = []
        var position = JSONPosition(line: 1, column: 1)
        for start in stride(from: 0, through: bytes.count, by: Self.step) {
            marks.append(position)
            position = position.advanced(over: bytes[start..<min(start + Self.step, bytes.count)])
        }
        self.marks = marks
    }

    /// An offset behind the end is the end; one inside a scalar belongs to it.
    func position(at offset: Int) -> JSONPosition {
        var offset = min(max(offset, 0), bytes.count)
        while offset > 0, offset < bytes.count, bytes[offset].isContinuation { offset -= 1 }
        let mark = offset / Self.step
        return marks[mark].advanced(over: bytes[(mark * Self.step)..<offset])
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
