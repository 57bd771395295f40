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
        _ = object.string("$schema")
        object.skip("silence")
        // For translators alone; read, so that a note in the wrong form is told.
        _ = object.strings("notes")
        if let written = object.required("id"), written != id {
            document.report(
                "id.differs", at: object.pointer.appending("id"), "the id \"\(written)\" differs from the name, \(id)")
        }
        definition.enabled = object.boolean("enabled", default: true)
        definition.presentation = object.word("presentation", as: Alert.Presentation.self) ?? .alert
        definition.severity = object.word("severity", as: Alert.Severity.self) ?? .standard
        definition.layout = object.word("layout", as: Alert.Layout.self) ?? .auto
        definition.dismissible = object.boolean("dismissible", default: false)
        definition.onDismiss = object.string("onDismiss")
        definition.style = style(in: &object)
        definition.variables = VariablesReader(document: document).variables(in: &object)
        let actions = ActionReader(document: document)
        definition.actions = object.array("actions", atMost: 32)
            .compactMap { actions.reference($0.value, at: $0.pointer) }
        definition.header = object.object("header").map(header)
        definition.icon = object.object("icon").flatMap(icon)
        definition.fields = object.array("fields", atMost: 32).compactMap { field($0.value, at: $0.pointer) }
        definition.announce = object.object("accessibility").flatMap(announcement)
        definition.delivery = object.object("delivery").map(DeliveryReader(document: document).delivery)
        definition.requires = RequirementsReader(document: document).requirements(in: &object)
        definition.fallback = fallback(in: &object, isNeeded: definition.requires != nil)
        definition.use = object.strings("use")
        definition.texts = TextsReader(document: document).texts(in: &object)
        object.finish()
        return definition
    }

    /// `"style": "default"`, or an object that replaces tokens of it.
    private func style(in parent: inout ObjectReader) -> StyleReference? {
        guard let value = parent.value("style") else { return nil }
        let pointer = parent.pointer.appending("style")
        if let name = value.string { return StyleReference(name: name, overrides: nil, pointer: pointer) }
        guard var object = ObjectReader(value, at: pointer, in: document) else { return nil }
        defer { object.finish() }
        let overrides = object.value("overrides")
        return object.required("use").map { StyleReference(name: $0, overrides: overrides, pointer: pointer) }
    }

    private func fallback(in parent: inout ObjectReader, isNeeded: Bool) -> String? {
        guard let id = parent.name("fallback") else { return nil }
        if !isNeeded {
            document.report(
                "fallback.unneeded", .warning, at: JSONPointer.root.appending("fallback"),
                "an alert that requires nothing has a fallback")
        }
        return id
    }

    private func icon(_ reader: ObjectReader) -> String? {
        var object = reader
        defer { object.finish() }
        return object.required("name")
    }

    private func announcement(_ reader: ObjectReader) -> Alert.Accessibility.Announcement? {
        var object = reader
        defer { object.finish() }
        return object.word("announce", as: Alert.Accessibility.Announcement.self)
    }

    private func field(_ value: JSONValue, at pointer: JSONPointer) -> FieldDefinition? {
        guard var object = ObjectReader(value, at: pointer, in: document) else { return nil }
        defer { object.finish() }
        let keyboard = object.word("keyboard", as: Alert.Field.Keyboard.self) ?? .text
        let secure = object.boolean("secure", default: false)
        let required = object.boolean("required", default: false)
        let minLength = object.integer("minLength", in: 0...10_000)
        let maxLength = object.integer("maxLength", in: 1...10_000)
        let gates = object.name("gates")
        return object.required("id").map {
            FieldDefinition(
                id: $0, keyboard: keyboard, secure: secure, required: required, minLength: minLength,
                maxLength: maxLength, gates: gates)
        }
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
        header.content = object.array("content", atMost: 64).compactMap { content($0.value, at: $0.pointer) }
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
