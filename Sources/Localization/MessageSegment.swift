/// A piece of a pattern that has plain arguments only.
enum MessageSegment: Hashable, Sendable {
    case literal(String)
    case argument(String)

    /// Nil when the pattern formats or selects anything.
    static func segments(of syntax: PatternSyntax) -> [MessageSegment]? {
        guard syntax.arguments.allSatisfy({ $0.use.kind == .plain }) else { return nil }
        let arguments = syntax.arguments.map { ($0.range.lowerBound, MessageSegment.argument($0.use.name)) }
        let literals = syntax.literals.map { ($0.lowerBound, MessageSegment.literal(syntax.substring($0))) }
        return (arguments + literals).sorted { $0.0 < $1.0 }.map(\.1)
    }
}
