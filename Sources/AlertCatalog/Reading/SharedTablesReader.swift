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
        _ = object.string("$schema")
        object.skip("silence")
        _ = object.object("segments")
        tables.defaultAction = object.string("defaultAction")
        if let links = object.object("links") { tables.links = self.links(links) }
        tables.actions = actions(in: &object)
        tables.styles = styles(in: &object)
        tables.texts = texts.sharedTexts(in: &object)
        object.finish()
        return tables
    }

    private func links(_ reader: ObjectReader) -> LinkRules {
        var object = reader
        var links = LinkRules()
        if object.keys.contains("schemes") {
            links.schemes = rules(object.array("schemes"), objection: LinkRules.objection(toScheme:))
        }
        links.hosts = rules(object.array("hosts"), objection: LinkRules.objection(toHost:))
        object.finish()
        return links
    }

    /// A rule that lets nothing through is most often written in another form than links are read in.
    private func rules(
        _ elements: [(value: JSONValue, pointer: JSONPointer)], objection: (String) -> String?
    ) -> Set<String> {
        var rules: Set<String> = []
        for (rule, pointer) in strings(elements) {
            if let objection = objection(rule) {
                document.report("link.bad-rule", at: pointer, "\"\(rule)\" \(objection)")
            } else {
                rules.insert(rule.lowercased())
            }
        }
        return rules
    }

    private func strings(
        _ elements: [(value: JSONValue, pointer: JSONPointer)]
    ) -> [(String, JSONPointer)] {
        elements.compactMap { element in
            if case .string(let string) = element.value.content { return (string, element.pointer) }
            document.reportKind(of: element.value, at: element.pointer, expected: "a string")
            return nil
        }
    }

    /// Each action is read once here, and again where members of it are replaced.
    private func actions(in parent: inout ObjectReader) -> [String: SharedAction] {
        guard var object = parent.object("actions") else { return [:] }
        var actions: [String: SharedAction] = [:]
        for id in object.keys {
            guard let value = object.value(id) else { continue }
            let action = ActionReader(document: document).action(id: id, value, at: object.pointer.appending(id))
            // One that is broken is told once, and not again where it is used.
            let written = action == nil ? JSONValue(.object(JSONObject())) : value
            actions[id] = SharedAction(written: written, definition: action ?? ActionDefinition(id: id))
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
