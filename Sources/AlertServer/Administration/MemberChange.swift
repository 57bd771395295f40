import AlertCatalog
import JSON

/// What differs at one place of a document, for translators to read.
struct MemberChange {
    /// RFC 6901; empty for the whole document.
    private let pointer: String
    private let from: JSONValue?
    private let to: JSONValue?

    private init(_ pointer: String, from: JSONValue?, to: JSONValue?) {
        self.pointer = pointer
        self.from = from
        self.to = to
    }

    init(_ change: DocumentDifference.Change) {
        self.init(change.pointer.description, from: change.from, to: change.to)
    }

    /// A change as answers write it.
    init(_ json: JSONValue) {
        self.init(json["pointer"]?.string ?? "", from: json["from"], to: json["to"])
    }

    /// Of a document that has changed.
    static func lines(of changes: [MemberChange]) -> [String] { changes.flatMap(\.lines) }

    /// One line for each value: an object that is new or gone is told by what is in it.
    private var lines: [String] {
        switch (from?.content, to?.content) {
        case (.object(let object)?, nil) where !object.isEmpty:
            object.members.flatMap { MemberChange(place(of: $0.key), from: $0.value, to: nil).lines }
        case (nil, .object(let object)?) where !object.isEmpty:
            object.members.flatMap { MemberChange(place(of: $0.key), from: nil, to: $0.value).lines }
        default:
            ["    \(pointer): \(difference)".printable]
        }
    }

    private func place(of key: String) -> String { pointer + JSONPointer.root.appending(key).description }

    private var difference: String {
        switch (from, to) {
        case (let from?, let to?): "\(Self.text(from)) -> \(Self.text(to))"
        case (nil, let to?): "added \(Self.text(to))"
        case (let from?, nil): "removed \(Self.text(from))"
        case (nil, nil): ""
        }
    }

    private static func text(_ value: JSONValue) -> String { String(decoding: value.encoded(), as: UTF8.self) }
}
