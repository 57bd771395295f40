extension PatternSyntax {
    /// Where the first argument stands whose skeleton multiplies by a number that is out of range, which ICU would take.
    var offsetOfBadScale: Int? {
        arguments.first { hasBadScale($0.use.kind) }?.range.lowerBound
    }

    private func hasBadScale(_ kind: MessageArgumentUse.Kind) -> Bool {
        guard case .number(let style) = kind, style.hasPrefix("::") else { return false }
        let tokens = style.dropFirst(2).unicodeScalars.split(whereSeparator: \.properties.isPatternWhitespace)
        return tokens.map(String.init).contains { token in
            token.hasPrefix("scale/") && !DecimalText.isInRange(token.dropFirst("scale/".count))
        }
    }
}
