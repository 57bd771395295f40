import Alerts
import JSON
import Localization

/// Reads one definition. References are only noted: what they lead to is the compiler's matter.
struct DefinitionReader {
    let document: SourceDocument

    /// - Parameter id: the id that the document's name gives.
    func definition(id: String) -> AlertDefinition? {
        guard var object = ObjectReader(document.json.root, at: JSONPointer.root, in: document) else { return nil }
        var definition = AlertDefinition(id: id)
        object.skip("$schema")
        object.skip("notes")
        object.skip("silence")
        if let written = object.required("id"), written != id {
            document.report(
                "id.differs", at: object.pointer.appending("id"), "the id \"\(written)\" differs from the name, \(id)")
        }
        definition.enabled = object.boolean("enabled", default: true)
        definition.presentation = object.word("presentation", as: Alert.Presentation.self) ?? .alert
        definition.severity = object.word("severity", as: Alert.Severity.self) ?? .standard
        definition.dismissible = object.boolean("dismissible", default: false)
        definition.onDismiss = object.string("onDismiss")
        definition.style = object.string("style")
        definition.variables = VariablesReader(document: document).variables(in: &object)
        let actions = ActionReader(document: document)
        definition.actions = object.array("actions").compactMap { actions.reference($0.value, at: $0.pointer) }
        definition.header = object.object("header").map(header)
        definition.use = object.strings("use")
        definition.texts = TextsReader(document: document).texts(in: &object)
        object.finish()
        return definition
    }

    private func header(_ reader: ObjectReader) -> HeaderDefinition {
        var object = reader
        var header = HeaderDefinition()
        header.back = object.boolean("back", default: false)
        if var title = object.object("title") {
            header.titlePlacement = title.word("placement", as: HeaderBar.Title.Placement.self) ?? .leading
            title.finish()
        }
        header.trailing = object.array("trailing").compactMap { trailingButton($0.value, at: $0.pointer) }
        header.content = object.array("content").compactMap { content($0.value, at: $0.pointer) }
        object.finish()
        return header
    }

    private func trailingButton(_ value: JSONValue, at pointer: JSONPointer) -> HeaderDefinition.TrailingButton? {
        guard var object = ObjectReader(value, at: pointer, in: document) else { return nil }
        defer { object.finish() }
        let image = object.name("image")
        let effect = object.value("effect").flatMap {
            ActionReader(document: document).effect($0, at: pointer.appending("effect"))
        }
        return object.required("id").map { .init(id: $0, image: image, effect: effect ?? .dismiss) }
    }

    private func content(_ value: JSONValue, at pointer: JSONPointer) -> HeaderDefinition.Content? {
        guard var object = ObjectReader(value, at: pointer, in: document) else { return nil }
        defer { object.finish() }
        let kind = object.word("kind", as: HeaderBar.Content.Kind.self) ?? .label
        return object.required("id").map { .init(id: $0, kind: kind) }
    }
}
