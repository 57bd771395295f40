/// A pattern rewritten so that each way of using an argument has a name of its own.
///
/// ICU takes one value for a name. A plain use may need another than a select on the same argument (isolated, or an
/// amount as text), and a date needs the time zone of the call, which ICU lets nobody set on formats inside a plural.
struct MessageSlots {
    enum Kind: Hashable {
        case plain
        case typed
        case date(style: String)
        case time(style: String)
    }

    struct Slot {
        let name: String
        /// The place of the argument in `names`.
        let argument: Int
        let kind: Kind
        /// Whether ICU shows the argument's own name in braces when there is no value.
        var keepsName: Bool
        /// Whether a currency amount goes in with its code, as only the style `currency` takes it.
        var takesCurrency = false
    }

    /// What a slot asks of its argument's value, apart from what names it.
    struct Use {
        /// The place of the argument in `names`.
        let argument: Int
        let isPlain: Bool
        let keepsName: Bool
        let takesCurrency: Bool

        init(_ slot: Slot) {
            argument = slot.argument
            isPlain = slot.kind == .plain
            keepsName = slot.keepsName
            takesCurrency = isPlain || slot.takesCurrency
        }
    }

    /// Names end with this private character, which no one types.
    private static let mark = "\u{F8FF}"

    private(set) var names: [String] = []
    private(set) var slots: [Slot] = []
    private(set) var pattern: [UInt16] = []

    init(_ syntax: PatternSyntax) {
        let arguments = syntax.arguments
        let typed = Set(arguments.filter { Self.kind(of: $0, in: syntax) == .typed }.map(\.use.name))
        var end = 0
        for argument in arguments {
            let kind = Self.kind(of: argument, in: syntax)
            let slot = slot(for: argument.use, kind: kind, isShared: typed.contains(argument.use.name))
            if slot.keepsName { continue }
            // A date is replaced whole, a plain use by its name alone.
            let range = kind == .plain ? argument.name : argument.range
            pattern += syntax.units[end..<range.lowerBound]
            pattern += kind == .plain ? Array(slot.name.utf16) : Array("{\(slot.name)}".utf16)
            end = range.upperBound
        }
        pattern += syntax.units[end...]
    }

    private static func kind(of argument: PatternSyntax.Argument, in syntax: PatternSyntax) -> Kind {
        let style = argument.style.map(syntax.substring) ?? ""
        switch argument.use.kind {
        case .plain: return .plain
        case .date: return .date(style: style)
        case .time: return .time(style: style)
        default: return .typed
        }
    }

    private mutating func slot(for use: MessageArgumentUse, kind: Kind, isShared: Bool) -> Slot {
        let argument = names.firstIndex(of: use.name) ?? names.count
        if argument == names.count { names.append(use.name) }
        let takesCurrency = use.kind == .number(style: "currency")
        if let known = slots.firstIndex(where: { $0.argument == argument && $0.kind == kind }) {
            slots[known].takesCurrency = slots[known].takesCurrency || takesCurrency
            return slots[known]
        }
        let keepsName = kind == .typed || (kind == .plain && !isShared)
        let name = keepsName ? use.name : use.name + Self.mark + String(slots.count)
        slots.append(
            Slot(name: name, argument: argument, kind: kind, keepsName: keepsName, takesCurrency: takesCurrency))
        return slots[slots.count - 1]
    }
}
