extension PatternSyntax {
    /// Where the first argument stands that ICU cannot make a format for; ICU itself does not say.
    func offsetOfBadStyle(_ locale: LocaleTag) -> Int {
        let bad = arguments.first { argument in
            guard case .number = argument.use.kind else { return false }
            let alone = Array(units[argument.range])
            return (try? CompiledMessage(pattern: alone, slots: [], names: [], locale: locale)) == nil
        }
        return bad?.range.lowerBound ?? 0
    }
}
