import Bytes

/// Finds what no dialog can show: control characters, but for the line feed that breaks a line.
enum ControlCharacters {
    /// - Parameter utf8: of a text.
    static func finding(in utf8: some Collection<UInt8>) -> TextFinding? {
        guard utf8.hasByte(where: places), areIn(utf8) else { return nil }
        return TextFinding("text.control-character", .fault, "it has a control character other than a line feed")
    }

    /// Of what may be part of one. Nearly every text has no such byte. 0xC2 begins U+0080 to U+009F, among others.
    static func places(in bytes: EightBytes) -> UInt64 {
        bytes.places(below: 0x20) | bytes.places(of: 0x7F) | bytes.places(of: 0xC2)
    }

    private static func areIn(_ utf8: some Collection<UInt8>) -> Bool {
        var previous: UInt8 = 0
        for byte in utf8 {
            switch byte {
            case UInt8(ascii: "\n"): break
            case ..<0x20, 0x7F: return true
            case 0x80...0x9F where previous == 0xC2: return true
            default: break
            }
            previous = byte
        }
        return false
    }
}
