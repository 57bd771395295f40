extension MessageError {
    /// Says in words what ICU says in a code.
    init(_ failure: ICUFailure, offset: Int = 0, in pattern: String) {
        let (code, message): (Code, String) =
            switch failure.name {
            case "U_UNMATCHED_BRACES": (.unmatchedBrace, "a brace is opened and not closed")
            case "U_DEFAULT_KEYWORD_MISSING": (.missingOther, "a plural or select has no \"other\"")
            case "U_PATTERN_SYNTAX_ERROR", "U_ARGUMENT_TYPE_MISMATCH": (.syntax, "not the syntax of a message")
            case "U_ILLEGAL_ARGUMENT_ERROR", "U_NUMBER_SKELETON_SYNTAX_ERROR", "U_FORMAT_INEXACT_ERROR":
                (.badStyle, "an argument's type or style is not known")
            case "U_INDEX_OUTOFBOUNDS_ERROR": (.tooLong, "a name or a number in the pattern is too long")
            default: (.library, "ICU refuses the text: \(failure.name)")
            }
        self.init(code: code, message: message, offset: offset, in: pattern)
    }
}
