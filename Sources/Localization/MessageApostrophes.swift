/// Finds apostrophes that a translator meant as a letter and ICU takes for the start of a quotation.
package enum MessageApostrophes {
    /// The places, in UTF-16 units, of single apostrophes right before a brace, as in `l'{name}`.
    ///
    /// The argument behind one is shown as braces and a name. U+2019 or `''` says what is meant.
    package static func quoting(in text: String) -> [Int] {
        let units = Array(text.utf16)
        var places: [Int] = []
        var isQuoted = false
        var offset = 0
        while offset < units.count {
            defer { offset += 1 }
            guard units[offset] == apostrophe else { continue }
            let next = offset + 1 < units.count ? units[offset + 1] : 0
            if next == apostrophe {
                offset += 1
            } else if isQuoted {
                isQuoted = false
            } else if next == 0x7B || next == 0x7D {
                places.append(offset)
                isQuoted = true
            }
        }
        return places
    }

    private static let apostrophe: UInt16 = 0x27
}
