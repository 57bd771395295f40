/// The pieces of a pattern that has plain arguments only: texts between texts, which need no ICU.
final class JoinedMessage: Sendable {
    enum Segment: Sendable {
        case literal(String)
        case argument(String)
    }

    let segments: [Segment]

    init(_ syntax: PatternSyntax) {
        let arguments = syntax.arguments.map { ($0.range.lowerBound, Segment.argument($0.use.name)) }
        let literals = syntax.literals.map { ($0.lowerBound, Segment.literal(syntax.substring($0))) }
        segments = (arguments + literals).sorted { $0.0 < $1.0 }.map(\.1)
    }
}
