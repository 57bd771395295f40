internal import CICU

/// One part of a pattern as `icu::MessagePattern` splits it.
struct PatternPart {
    enum Kind: Int32 {
        case messageStart, messageLimit, skipSyntax, insertCharacter, replaceNumber
        case argumentStart, argumentLimit, argumentNumber, argumentName, argumentType, argumentStyle
        case selector, integer, double
    }

    enum ArgumentType: Int32 {
        case none, simple, choice, plural, select, selectOrdinal
    }

    let kind: Kind
    let range: Range<Int>
    let argumentType: ArgumentType
    let limit: Int

    init?(_ part: CICUPart) {
        guard let kind = Kind(rawValue: part.type) else { return nil }
        self.kind = kind
        range = Int(part.start)..<Int(part.start + part.size)
        argumentType = ArgumentType(rawValue: part.argument_type) ?? .none
        limit = Int(part.limit)
    }
}
