/// Texts made up from the source text, which show what was never translated and what does not bend.
///
/// Arguments, plural and select structure, `#` and quotes stay as they are; only what a reader sees changes. What is
/// not a pattern comes back as it was.
package enum Pseudolocale {
    /// `en-XA`: accented, a third longer, and in brackets that show when an end is cut off.
    package static func accented(_ pattern: String) -> String {
        guard let syntax = try? PatternSyntax(pattern) else { return pattern }
        let letters = syntax.literals.map { syntax.substring($0).filter(\.isLetter).count }.reduce(0, +)
        let words = padding(letters: letters)
        let text = rewrite(syntax) { literal in literal.map { accents[$0] ?? String($0) }.joined() }
        return "[" + text + (words.isEmpty ? "" : " " + words) + "]"
    }

    /// `ar-XB`: each word reads from right to left, whatever its letters are.
    package static func bidi(_ pattern: String) -> String {
        guard let syntax = try? PatternSyntax(pattern) else { return pattern }
        return rewrite(syntax) { literal in
            var text = ""
            var word = ""
            for character in literal + " " {
                if character.isLetter || character.isNumber {
                    word.append(character)
                    continue
                }
                if !word.isEmpty { text += "\u{200F}\u{202E}" + word + "\u{202C}\u{200F}" }
                word = ""
                text.append(character)
            }
            return String(text.dropLast())
        }
    }

    private static let accents: [Character: String] = {
        let plain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
        let accented = "ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçđéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž"
        return Dictionary(uniqueKeysWithValues: zip(plain, accented.map(String.init)))
    }()

    private static func padding(letters: Int) -> String {
        let words = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
        var padding: [String] = []
        var size = 0
        while size * 3 < letters {
            let word = words[padding.count % words.count]
            padding.append(word)
            size += word.count + 1
        }
        return padding.joined(separator: " ")
    }

    private static func rewrite(_ syntax: PatternSyntax, _ change: (String) -> String) -> String {
        var text = ""
        var end = 0
        for literal in syntax.literals {
            text += syntax.substring(end..<literal.lowerBound) + change(syntax.substring(literal))
            end = literal.upperBound
        }
        return text + syntax.substring(end..<syntax.units.count)
    }
}
