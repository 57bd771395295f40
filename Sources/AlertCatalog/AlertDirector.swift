package import Alerts
import Localization

/// Walks a definition and drives any builder of alerts: the payload's, the terminal's, and those to come.
///
/// It is the one place that knows in which order an alert is put together, and it knows nothing of what comes out.
package struct AlertDirector {
    private let entry: CatalogEntry
    private let texts: ServedTexts
    private let rendering: TextRendering

    package init(_ entry: CatalogEntry, _ texts: ServedTexts, _ rendering: TextRendering) {
        self.entry = entry
        self.texts = texts
        self.rendering = rendering
    }

    package init(_ entry: CatalogEntry, in served: ServedLocale, arguments: Arguments) {
        self.init(entry, ServedTexts(entry, in: served), .formatted(arguments))
    }

    /// - Throws: the builder's failure, when the definition makes an alert that is impossible; `RefusedLink` when an
    ///   argument makes a link one that the catalog does not allow.
    package func construct<Building: AlertBuilding>(_: Building.Type) throws -> Building.Product {
        let locale = texts.served.locale
        var builder = Building(id: entry.id)
            .withVersion(entry.version)
            .withLocale(locale.identifier, direction: locale.direction == .rightToLeft ? .rtl : .ltr)
            .withPresentation(entry.presentation)
            .withSeverity(entry.severity)
            .withLayout(entry.layout)
            .withDismissible(entry.dismissible)
            .withOnDismiss(entry.onDismiss)
            .withIcon(entry.icon.map { Alert.Icon(name: $0, label: text("icon.label")) })
            .withTitle(entry.shape.titleKey.flatMap(text))
            .withMessage(message)
            .withHeader(try entry.header.map(header))
            .withStyle(entry.style)
            .withAccessibility(accessibility)
            .withDelivery(entry.delivery)
            .withFallbackText(entry.shape.messageKeys == ["fallbackText"] ? nil : text("fallbackText"))
        // A builder that is handed on and not kept appends in place, and does not copy what it holds at each step.
        for definition in entry.fields {
            builder = (consume builder).addField(field(definition))
        }
        for definition in entry.actions {
            let action = try action(definition)
            builder = (consume builder).addAction(action)
        }
        return try builder.build()
    }

    private var message: String? {
        let texts = entry.shape.messageKeys.compactMap(text)
        return texts.isEmpty ? nil : texts.joined(separator: "\n")
    }

    private var accessibility: Alert.Accessibility {
        Alert.Accessibility(
            label: text("accessibility.label"), hint: text("accessibility.hint"), announce: entry.announce)
    }

    private func field(_ field: FieldDefinition) -> Alert.Field {
        Alert.Field(
            id: field.id, label: text("fields.\(field.id).label") ?? "",
            placeholder: text("fields.\(field.id).placeholder"), keyboard: field.keyboard, secure: field.secure,
            required: field.required, minLength: field.minLength, maxLength: field.maxLength, gates: field.gates)
    }

    private func text(_ key: String) -> String? { texts.text(key, rendering) }

    private func effect(_ effect: Alert.Effect) throws -> Alert.Effect {
        guard let rules = entry.linkRules, case .formatted(let arguments) = rendering else { return effect }
        return try LinkFilling(rules: rules, arguments: arguments).effect(effect)
    }

    private func action(_ action: ActionDefinition) throws -> Alert.Action {
        Alert.Action(
            id: action.id, role: action.role, preferred: action.preferred,
            label: text("actions.\(action.id)") ?? "", dismisses: action.dismisses, effect: try effect(action.effect))
    }

    private func header(_ header: HeaderDefinition) throws -> HeaderBar {
        var builder = HeaderBar.Builder()
        if header.back { builder = (consume builder).withBack(label: text("header.back")) }
        if let placement = header.titlePlacement {
            builder = (consume builder).withTitle(text("header.title") ?? "", placement: placement)
        }
        for button in header.trailing {
            let effect = try effect(button.effect)
            builder = (consume builder).addTrailingButton(
                id: button.id, image: button.image, label: text("header.trailing.\(button.id)") ?? "", effect: effect)
        }
        for content in header.content {
            builder = (consume builder).addContent(
                .init(id: content.id, kind: content.kind, text: text("header.content.\(content.id)") ?? ""))
        }
        return try builder.build()
    }
}
