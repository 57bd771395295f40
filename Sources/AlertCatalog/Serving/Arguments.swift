import Localization

/// The values of a definition's variables for one request.
package struct Arguments: Sendable {
    package static let none = Arguments(values: [:], missing: [])

    let values: [String: MessageValue]
    /// Variables that have neither a value nor a default; their texts show `{name}`. Sorted.
    package let missing: [String]

    /// A value that is not of its variable's kind.
    package struct Malformed: Error {
        package let name: String
        package let kind: Variable.Kind
    }

    private init(values: [String: MessageValue], missing: [String]) {
        self.values = values
        self.missing = missing
    }

    /// - Parameter given: what the request says, by variable; what is not declared is ignored.
    package init(_ given: [String: String], for variables: [String: Variable]) throws(Malformed) {
        var values: [String: MessageValue] = [:]
        var missing: [String] = []
        for (name, variable) in variables.sorted(by: { $0.key < $1.key }) {
            guard let text = given[name] ?? variable.defaultValue else {
                missing.append(name)
                continue
            }
            guard let value = variable.kind.value(of: text) else { throw Malformed(name: name, kind: variable.kind) }
            values[name] = value
        }
        self.init(values: values, missing: missing)
    }
}

extension Variable.Kind {
    /// The value that a text stands for; `nil` when it stands for none of this kind.
    func value(of text: String) -> MessageValue? {
        switch self {
        case .text: .text(text)
        case .number: Self.number(text)
        }
    }

    /// A decimal number as JSON writes it; nothing else that `Double` would read, such as `0x1p3` or `nan`.
    private static func number(_ text: String) -> MessageValue? {
        guard !text.isEmpty, text.utf8.count <= 40, text.utf8.allSatisfy({ "+-.0123456789eE".utf8.contains($0) }) else {
            return nil
        }
        if let integer = Int64(text) { return .integer(integer) }
        guard let number = Double(text), number.isFinite else { return nil }
        return .number(number)
    }
}
