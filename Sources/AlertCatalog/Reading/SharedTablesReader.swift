import Alerts
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
        object.skip("silence")
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

    private func styles(in parent: inout ObjectReader) -> [String: Alert.Style] {
        guard var object = parent.object("styles") else { return [:] }
        let reader = StyleReader(document: document)
        var styles: [String: Alert.Style] = [:]
        for name in object.keys {
            guard let value = object.value(name) else { continue }
            // A style that is broken is told once, and not again where it is used.
            styles[name] = reader.style(name, value, at: object.pointer.appending(name)) ?? .default
        }
        return styles
    }
}
