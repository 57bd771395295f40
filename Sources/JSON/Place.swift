/// The neighbourhood of the byte at which reading ended.
struct Place {
    let bytes: [UInt8]
    let offset: Int

    var isEnd: Bool { offset >= bytes.count }

    var byte: UInt8? { isEnd ? nil : bytes[offset] }

    var isComment: Bool { starts(with: "//") || starts(with: "/*") }

    var isTrailingComma: Bool {
        guard byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") else { return false }
        return bytes[..<offset].last { !Self.isSpace($0) } == UInt8(ascii: ",")
    }

    var isNotANumber: Bool {
        starts(with: "NaN") || starts(with: "nan") || starts(with: "Inf") || starts(with: "inf")
    }

    private func starts(with text: StaticString) -> Bool {
        bytes[min(offset, bytes.count)...].starts(with: text.description.utf8)
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || (0x09...0x0D ~= byte)
    }
}
