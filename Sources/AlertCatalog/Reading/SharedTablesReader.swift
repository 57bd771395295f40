import Alerts
import FoundationEssentials
import JSON
import Localization

/// Reads the tables that alerts share.
struct SharedTablesReader {
    let document: SourceDocument

    /// `nil` when the tables cannot be used at all: there is no source locale.
    func tables() -> SharedTables? {
        guard var object = ObjectReader(document.json.root, at: JSONPointer.root, in: document) else { return nil }
        let texts = TextsReader(document: document)
        let source = object.required("sourceLocale").flatMap {
            texts.locale($0, at: JSONPointer.root.appending("sourceLocale"))
        }
        let fallback = object.string("defaultLocale").flatMap {
            texts.locale($0, at: JSONPointer.root.appending("defaultLocale"))
        }
        guard let source else { return nil }
        var tables = SharedTables(sourceLocale: source, defaultLocale: fallback ?? source)
        object.skip("$schema")
        object.skip("segments")
        tables.defaultAction = object.string("defaultAction")
        if let links = object.object("links") { tables.links = self.links(links) }
        tables.actions = actions(in: &object)
        tables.styles = styles(in: &object)
        tables.texts = texts.texts(in: &object)
        object.finish()
        return tables
    }

    private func links(_ reader: ObjectReader) -> LinkRules {
        var object = reader
        var links = LinkRules()
        links.schemes = Set(strings(object.array("schemes")).map { $0.lowercased() })
        links.hosts = Set(strings(object.array("hosts")).map { $0.lowercased() })
        object.finish()
        return links
    }

    private func strings(_ elements: [(value: JSONValue, pointer: JSONPointer)]) -> [String] {
        elements.compactMap { element in
            if case .string(let string) = element.value.content { return string }
            document.reportKind(of: element.value, at: element.pointer, expected: "a string")
            return nil
        }
    }

    /// Each action is read once here for its faults, and again where it is used, with what is replaced there.
    private func actions(in parent: inout ObjectReader) -> [String: JSONValue] {
        guard var object = parent.object("actions") else { return [:] }
        var actions: [String: JSONValue] = [:]
        for id in object.keys {
            guard let value = object.value(id) else { continue }
            let pointer = object.pointer.appending(id)
            guard ActionReader(document: document).action(id: id, value, at: pointer) != nil else { continue }
            actions[id] = value
        }
        return actions
    }

    /// A style is read by its own `Codable`; a token that it does not write again is one that it does not know.
    private func styles(in parent: inout ObjectReader) -> [String: Alert.Style] {
        guard var object = parent.object("styles") else { return [:] }
        var styles: [String: Alert.Style] = [:]
        for name in object.keys {
            guard let value = object.value(name) else { continue }
            // A style that is broken is told once, and not again where it is used.
            styles[name] = style(name, value, at: object.pointer.appending(name)) ?? .default
        }
        return styles
    }

    private func style(_ name: String, _ value: JSONValue, at pointer: JSONPointer) -> Alert.Style? {
        guard case .object = value.content else {
            document.reportKind(of: value, at: pointer, expected: "an object")
            return nil
        }
        if value["name"] != nil {
            document.report("style.bad-token", at: pointer.appending("name"), "the key of a style is its name")
        }
        let name = JSONValue(.object(JSONObject([.init(key: "name", value: JSONValue(.string(name)))])))
        let value = value.merging(name)
        do {
            let style = try JSONDecoder().decode(Alert.Style.self, from: Data(value.encoded()))
            let known = try JSONDocument(parsing: CanonicalJSON.encode(style)).root
            for (place, fault) in value.differences(from: known, at: pointer) {
                document.report("style.bad-token", at: place, fault)
            }
            return style
        } catch let error as DecodingError {
            document.report("style.malformed", at: pointer, error.sentence)
        } catch {
            document.report("style.malformed", at: pointer, "the style cannot be read")
        }
        return nil
    }
}

extension JSONValue {
    /// Where this value is not what was understood of it: reading a style is lenient, since apps read styles of
    /// services that are newer than they are; a catalog is not.
    fileprivate func differences(from known: JSONValue, at pointer: JSONPointer) -> [(JSONPointer, String)] {
        if let number, !(0...10_000).contains(number) {
            return [(pointer, "a measure is from 0 to 10,000")]
        }
        guard case .object(let object) = content, case .object(let knownObject) = known.content else {
            return self == known ? [] : [(pointer, "the token cannot have this value")]
        }
        return object.members.flatMap { member -> [(JSONPointer, String)] in
            let place = pointer.appending(member.key)
            guard let counterpart = knownObject[member.key], member.key != "text" else {
                return [(place, "a style has no such token")]
            }
            return member.value.differences(from: counterpart, at: place)
        }
    }
}

extension DecodingError {
    /// What is wrong and where, in one sentence.
    fileprivate var sentence: String {
        let (context, fault): (Context, String) =
            switch self {
            case .keyNotFound(let key, let context): (context, "the token \"\(key.stringValue)\" is missing")
            case .typeMismatch(_, let context), .valueNotFound(_, let context):
                (context, "a token has the wrong kind")
            case .dataCorrupted(let context): (context, context.debugDescription)
            @unknown default: (Context(codingPath: [], debugDescription: ""), "the style cannot be read")
            }
        let path = context.codingPath.map(\.stringValue).joined(separator: ".")
        return path.isEmpty ? fault : "\(fault) in \(path)"
    }
}
