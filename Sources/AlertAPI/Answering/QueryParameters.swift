import AlertCatalog
import HTTPServer
import Localization

/// The query of a read, with the names that the interface knows; others are ignored.
struct QueryParameters {
    private static let known: [StaticString] = [
        "locale", "platform", "osVersion", "appVersion", "country", "timeZone", "format", "schema",
        "capabilities", "explain", "prefix", "ids", "limit", "after",
    ]

    /// A query has few items, so that looking through them costs less than hashing their names.
    private let target: RequestTarget
    /// Whether the answer is for a single user.
    private(set) var isPrivate = false

    /// - Throws: `repeatedParameter`, which names it.
    init(_ target: RequestTarget) throws(Problem) {
        self.target = target
        for index in 0..<target.itemCount {
            let isOfReader = Self.isOfReader(index, in: target)
            guard isOfReader || Self.known.contains(where: { target.name(ofItem: index, is: $0) }) else { continue }
            if target.repeatsName(ofItem: index) { throw Self.repeated(target.name(ofItem: index)) }
            if isOfReader { isPrivate = true }
        }
    }

    /// The variables that values are given for, sorted.
    var argumentNames: [String] {
        target.query.filter { $0.name.hasPrefix("arg.") }.map { String($0.name.dropFirst(4)) }.sorted()
    }

    func argument(_ name: String) -> String? { target.value(of: name, after: "arg.") }

    subscript(name: StaticString) -> String? { target.value(of: name) }

    private static func isOfReader(_ index: Int, in target: RequestTarget) -> Bool {
        target.name(ofItem: index, beginsWith: "arg.") || target.name(ofItem: index, beginsWith: "attr.")
            || target.name(ofItem: index, is: "unit")
    }

    private static func repeated(_ name: String) -> Problem {
        Problem(.repeatedParameter, "Give \"\(name)\" once.")
    }

    /// - Throws: `malformedParameter` when the value is not a whole number in the range.
    func integer(_ name: StaticString, in range: ClosedRange<Int>) throws(Problem) -> Int? {
        guard let text = self[name] else { return nil }
        return try Int(text, ofParameter: name, in: range)
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
    func flag(_ name: StaticString) throws(Problem) -> Bool {
        switch self[name] {
        case nil, "0", "false": return false
        case "1", "true": return true
        default: throw Problem(.malformedParameter, "\"\(name)\" is 1 or 0.")
        }
    }
}
