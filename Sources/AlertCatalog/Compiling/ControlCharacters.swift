import Bytes

/// Finds what no dialog can show: control characters, but for the line feed that breaks a line.
enum ControlCharacters {
    static func finding(in text: String) -> TextFinding? {
        guard text.hasByte(where: mayBePart), text.unicodeScalars.contains(where: isForbidden) else { return nil }
        return TextFinding("text.control-character", .fault, "it has a control character other than a line feed")
    }

    /// Nearly every text has no such byte, and is not taken apart. 0xC2 begins U+0080 to U+009F, among others.
    private static func mayBePart(_ bytes: EightBytes) -> Bool {
        bytes.containsLess(than: 0x20) || bytes.contains(0x7F) || bytes.contains(0xC2)
    }

    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .control && scalar != "\n"
    }
}
