package import Alerts
import Localization

/// Walks a definition and drives any builder of alerts: the payload's, the terminal's, and those to come.
///
/// It is the one place that knows in which order an alert is put together, and it knows nothing of what comes out.
package struct AlertDirector {
    private let entry: CatalogEntry
    private let localizer: TextLocalizer

    package init(_ entry: CatalogEntry, of catalog: Catalog, in served: ServedLocale, arguments: Arguments) {
        self.init(entry, pool: catalog.pool, in: served, arguments: arguments)
    }

    init(_ entry: CatalogEntry, pool: TextPool, in served: ServedLocale, arguments: Arguments) {
        self.entry = entry
        localizer = TextLocalizer(entry: entry, pool: pool, served: served, arguments: arguments)
    }

    /// - Throws: the builder's failure, when the definition makes an alert that is impossible.
    package func construct<Building: AlertBuilding>(_: Building.Type) throws -> Building.Product {
        let locale = localizer.served.locale
        let builder = Building(id: entry.id)
            .withVersion(entry.version)
            .withLocale(locale.identifier, direction: locale.direction == .rightToLeft ? .rtl : .ltr)
            .withPresentation(entry.presentation)
            .withSeverity(entry.severity)
            .withDismissible(entry.dismissible)
            .withOnDismiss(entry.onDismiss)
            .withTitle(localizer.text("title"))
            .withMessage(localizer.text("message"))
            .withHeader(try entry.header.map(header))
            .withStyle(entry.style)
        return try entry.actions.reduce(builder) { $0.addAction(action($1)) }.build()
    }

    private func action(_ action: ActionDefinition) -> Alert.Action {
        Alert.Action(
            id: action.id, role: action.role, preferred: action.preferred,
            label: localizer.text("actions.\(action.id)") ?? "", dismisses: action.dismisses, effect: action.effect)
    }

    private func header(_ header: HeaderDefinition) throws -> HeaderBar {
        var builder = HeaderBar.Builder()
        if header.back { builder = builder.withBack(label: localizer.text("header.back")) }
        if let placement = header.titlePlacement {
            builder = builder.withTitle(localizer.text("header.title") ?? "", placement: placement)
        }
        for button in header.trailing {
            builder = builder.addTrailingButton(
                id: button.id, image: button.image, label: localizer.text("header.trailing.\(button.id)") ?? "",
                effect: button.effect)
        }
        for content in header.content {
            builder = builder.addContent(
                .init(id: content.id, kind: content.kind, text: localizer.text("header.content.\(content.id)") ?? ""))
        }
        return try builder.build()
    }
}
