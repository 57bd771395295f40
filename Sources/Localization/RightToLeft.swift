internal import Bytes

/// Tells whether a text has letters that run from right to left.
enum RightToLeft {
    /// The blocks that Unicode sets aside for such scripts, with the marks that force the direction.
    static func occurs(in text: String) -> Bool {
        // All of them take two bytes of UTF-8 that begin at 0xD6, or more.
        guard text.utf8.withBytes({ unsafe $0.contains { $0 >= 0xD6 } }) else { return false }
        return text.unicodeScalars.contains { scalar in
            switch scalar.value {
            case 0x590...0x8FF, 0x200F, 0x202B, 0x202E, 0x2067, 0xFB1D...0xFDFF, 0xFE70...0xFEFC: true
            case 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
            default: false
            }
        }
    }
}
