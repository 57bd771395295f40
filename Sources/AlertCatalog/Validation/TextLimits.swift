import Localization

/// How much room texts have before a platform cuts them.
///
/// Counted in cells: a grapheme cluster is one, and two where its script is wide, as Hangul, kana and Han are. So one
/// limit means one width in every language: UIKit's button of 270 points shows about 30 narrow characters at its usual
/// size, its title three lines of about 30, and a bar's title one line.
enum TextLimits {
    static let title = 90
    static let label = 30
    /// A trailing button of a header, which shares the bar with its title.
    static let trailing = 20

    /// How much room the text of one key has.
    struct Limit {
        fileprivate let code: String
        fileprivate let cells: Int

        /// - Parameter most: as many cells as a text can take.
        func isMet(by most: Int) -> Bool { most <= cells }

        /// - Parameter shown: the text as a reader sees it, with the defaults of its variables.
        func findings(shown: String) -> [TextFinding] {
            guard shown.utf8.count > self.cells, TextLimits.mostCells(in: shown) > self.cells else { return [] }
            let cells = TextLimits.cells(in: shown)
            guard cells > self.cells else { return [] }
            return [TextFinding(code, .remark(.warning), "it takes \(cells) cells, and \(self.cells) are shown")]
        }
    }

    /// `nil` for a text that may be as long as it likes.
    static func limit(of key: String) -> Limit? {
        if key == "title" { return Limit(code: "title.too-long", cells: title) }
        if key == "header.title" { return Limit(code: "title.too-long", cells: label) }
        if key.hasPrefix("actions.") { return Limit(code: "label.too-long", cells: label) }
        if key.hasPrefix("fields."), key.hasSuffix(".label") { return Limit(code: "label.too-long", cells: label) }
        if key.hasPrefix("header.content.") { return Limit(code: "label.too-long", cells: label) }
        return key.hasPrefix("header.trailing.") ? Limit(code: "label.too-long", cells: trailing) : nil
    }

    /// The cells of a text if each of its scalars were shown by itself, which is much less work to find out: none that is
    /// wide has fewer than three bytes, or comes before U+1000.
    private static func mostCells(in text: String) -> Int { Array(text.utf8).reduce(0) { $0 + mostCells(of: $1) } }

    /// What the first byte of a scalar stands for; nothing for its other bytes.
    static func mostCells(of byte: UInt8) -> Int { byte >= 0xE1 ? 2 : byte >= 0xC0 || byte < 0x80 ? 1 : 0 }

    static func cells(in text: String) -> Int {
        // ASCII has no character of more than one byte but CR LF, which is no part of a text.
        if text.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) { return text.utf8.count }
        return text.reduce(0) { $0 + ($1.isWide ? 2 : 1) }
    }
}

extension Character {
    /// Wide and full-width of Unicode's East Asian Width (UAX 11), and emoji.
    fileprivate var isWide: Bool {
        guard let scalar = unicodeScalars.first else { return false }
        // A character that is drawn as text unless a selector says otherwise.
        if unicodeScalars.dropFirst().first == "\u{FE0F}", scalar.properties.isEmoji { return true }
        switch scalar.value {
        // Most scripts; a property of Unicode costs more to look up than all else here.
        case ..<0x1100: return false
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
            0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
            0x20000...0x3FFFD:
            return true
        default: return scalar.properties.isEmojiPresentation
        }
    }
}
