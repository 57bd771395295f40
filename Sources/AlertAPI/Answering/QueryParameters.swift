import AlertCatalog
import HTTPServer
import Localization

/// The query of a read, with the names that the interface knows; others are ignored.
struct QueryParameters {
    private static let known = [
        "locale", "platform", "osVersion", "appVersion", "country", "unit", "timeZone", "format", "schema",
        "capabilities", "explain", "prefix", "ids", "limit", "after",
    ]

    /// A query has few items, so that looking through them costs less than hashing their names.
    private var items: [RequestTarget.Item] = []
    /// Values of variables, named without `arg.`.
    private(set) var arguments: [RequestTarget.Item] = []
    /// Whether the answer is for a single user.
    private(set) var isPrivate = false

    /// - Throws: `repeatedParameter`, which names it.
    init(_ target: RequestTarget) throws(Problem) {
        for item in target.query {
            if item.name.hasPrefix("arg.") {
                let name = String(Substring(item.name.utf8.dropFirst(4)))
                guard argument(name) == nil else { throw Self.repeated(item.name) }
                arguments.append(RequestTarget.Item(name: name, value: item.value))
                isPrivate = true
                continue
            }
            let isAttribute = item.name.hasPrefix("attr.")
            guard isAttribute || Self.known.contains(item.name) else { continue }
            guard self[item.name] == nil else { throw Self.repeated(item.name) }
            items.append(item)
            if isAttribute || item.name == "unit" { isPrivate = true }
        }
    }

    func argument(_ name: String) -> String? { arguments.first { $0.name == name }?.value }

    subscript(name: String) -> String? { items.first { $0.name == name }?.value }

    private static func repeated(_ name: String) -> Problem {
        Problem(.repeatedParameter, "Give \"\(name)\" once.")
    }

    /// - Throws: `malformedParameter` when the value is not a whole number in the range.
    func integer(_ name: String, in range: ClosedRange<Int>) throws(Problem) -> Int? {
        guard let value = self[name] else { return nil }
        guard value.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(value), range.contains(number)
        else {
            throw Problem(
                .malformedParameter, "\"\(name)\" is a whole number from \(range.lowerBound) to \(range.upperBound).")
        }
        return number
    }
}

extension QueryParameters {
    /// - Throws: `malformedParameter` when `schema` is not a version.
    func abilities() throws(Problem) -> ClientAbilities {
        let schema = try integer("schema", in: 1...1_000_000) ?? 1
        let names = self["capabilities"].map { Set($0.split(separator: ",").map(String.init)) }
        return ClientAbilities(schema: schema, capabilities: names, platform: self["platform"])
    }

    /// - Throws: `malformedParameter` when there is no such time zone.
    func timeZone() throws(Problem) -> String? {
        // A zone such as GMT+09:00 has its `+` as a blank where nobody escaped it.
        guard let zone = self["timeZone"].map({ String($0.map { $0 == " " ? "+" : $0 }) }) else { return nil }
        guard TimeZoneName.isKnown(zone) else {
            throw Problem(.malformedParameter, "\"timeZone\" is a time zone, such as Asia/Seoul.")
        }
        return zone
    }

    /// - Throws: `malformedParameter` for a word that is none of the formats.
    func format() throws(Problem) -> TextFormat {
        guard let word = self["format"] else { return .resolved }
        guard let format = TextFormat(rawValue: word) else {
            throw Problem(.malformedParameter, "\"format\" is resolved or pattern.")
        }
        return format
    }

    /// - Throws: `malformedParameter` when the value says neither yes nor no.
    func flag(_ name: String) throws(Problem) -> Bool {
        switch self[name] {
        case nil, "0", "false": return false
        case "1", "true": return true
        default: throw Problem(.malformedParameter, "\"\(name)\" is 1 or 0.")
        }
    }
}
