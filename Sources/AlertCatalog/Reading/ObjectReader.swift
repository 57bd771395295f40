import JSON

/// Reads one object of a document, member by member; what is left unread in the end is unknown, and is reported.
///
/// A member of the wrong kind is reported and reads as absent, so that one pass finds every fault.
struct ObjectReader {
    let document: SourceDocument
    let pointer: JSONPointer
    private let object: JSONObject
    /// One for each member.
    private var isRead: [Bool]

    /// `nil`, and a diagnostic, when the value is not an object.
    init?(_ value: JSONValue, at pointer: JSONPointer, in document: SourceDocument) {
        self.document = document
        self.pointer = pointer
        guard case .object(let object) = value.content else {
            document.reportKind(of: value, at: pointer, expected: "an object")
            return nil
        }
        self.object = object
        isRead = Array(repeating: false, count: object.count)
    }

    /// For what reads every member, so that none is unknown.
    var members: [JSONObject.Member] { object.members }

    /// The keys of the object, in the order of the file.
    var keys: [String] { object.members.map(\.key) }

    /// A member of any kind.
    mutating func value(_ key: String) -> JSONValue? {
        guard let place = object.place(of: key) else { return nil }
        isRead[place] = true
        return object.members[place].value
    }

    mutating func string(_ key: String) -> String? {
        guard let value = value(key) else { return nil }
        if case .string(let string) = value.content { return string }
        document.reportKind(of: value, at: pointer.appending(key), expected: "a string")
        return nil
    }

    mutating func boolean(_ key: String, default fallback: Bool) -> Bool {
        guard let value = value(key) else { return fallback }
        if case .bool(let flag) = value.content { return flag }
        document.reportKind(of: value, at: pointer.appending(key), expected: "true or false")
        return fallback
    }

    mutating func array(_ key: String) -> [(value: JSONValue, pointer: JSONPointer)] {
        guard let value = value(key) else { return [] }
        guard case .array(let elements) = value.content else {
            document.reportKind(of: value, at: pointer.appending(key), expected: "a list")
            return []
        }
        return elements.enumerated().map { ($0.element, pointer.appending(key).appending($0.offset)) }
    }

    /// A list that is longer than any dialog has use for is reported, and is read all the same.
    mutating func array(_ key: String, atMost limit: Int) -> [(value: JSONValue, pointer: JSONPointer)] {
        let elements = array(key)
        if elements.count > limit {
            document.report(
                "member.too-many", at: elements[limit].pointer,
                "\"\(key)\" has \(elements.count) elements, and at most \(limit) are taken")
        }
        return elements
    }

    mutating func object(_ key: String) -> ObjectReader? {
        guard let value = value(key) else { return nil }
        return ObjectReader(value, at: pointer.appending(key), in: document)
    }

    /// One of a closed set of words.
    mutating func word<Word: RawRepresentable<String> & CaseIterable>(_ key: String, as _: Word.Type) -> Word? {
        guard let string = string(key) else { return nil }
        if let word = Word(rawValue: string) { return word }
        let words = Word.allCases.map(\.rawValue).joined(separator: ", ")
        document.report(
            "member.unknown-word", at: pointer.appending(key), "\"\(string)\" is not one of: \(words)")
        return nil
    }

    /// A flat map of strings.
    mutating func strings(_ key: String) -> [String: String] {
        guard var map = object(key) else { return [:] }
        var strings: [String: String] = [:]
        for key in map.keys { strings[key] = map.string(key) }
        return strings
    }

    mutating func required(_ key: String) -> String? {
        guard value(key) != nil else {
            document.report("member.missing", at: pointer, "\"\(key)\" is missing")
            return nil
        }
        return name(key)
    }

    /// A string that says something.
    mutating func name(_ key: String) -> String? {
        guard let string = string(key) else { return nil }
        guard string.allSatisfy(\.isWhitespace) else { return string }
        document.report("member.empty", at: pointer.appending(key), "\"\(key)\" is empty")
        return nil
    }

    /// Skips a member that this reader knows and does not need.
    mutating func skip(_ key: String) { _ = value(key) }

    /// Reports what nobody asked for: most often a name that is spelt wrong.
    func finish() {
        for (member, isRead) in zip(object.members, isRead) where !isRead {
            document.report(
                "member.unknown", at: pointer.appending(member.key), offset: member.keyOffset,
                "\"\(member.key)\" is not a member that is known here")
        }
    }
}

extension SourceDocument {
    func reportKind(of value: JSONValue, at pointer: JSONPointer, expected: String) {
        report("member.wrong-kind", at: pointer, "expected \(expected), found \(value.kind)")
    }
}
