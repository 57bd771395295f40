/// A builder that keeps its parts in an ``AlertDraft``, which gives it every step and every rule.
///
/// A conformer says only how its product is made from a finished alert:
/// ```swift
/// struct Headline {
///     let text: String
///
///     struct Builder: AlertDrafting {
///         var draft: AlertDraft
///
///         func build() throws(Alert.BuildError) -> Headline {
///             Headline(text: try draft.finished().title ?? "")
///         }
///     }
/// }
/// ```
public protocol AlertDrafting: AlertBuilding where Failure == Alert.BuildError {
    var draft: AlertDraft { get set }

    init(draft: AlertDraft)
}

extension AlertDrafting {
    public init(id: String) {
        self.init(draft: AlertDraft(id: id))
    }

    /// Begins with all that an alert says already.
    public init(copying alert: Alert) {
        self.init(draft: AlertDraft(alert))
    }

    public consuming func withVersion(_ version: String) -> Self {
        draft.alert.version = version.unlessBlank
        return self
    }

    public consuming func withLocale(_ locale: String, direction: Alert.Direction) -> Self {
        draft.alert.locale = locale.unlessBlank
        draft.alert.direction = direction
        return self
    }

    public consuming func withPresentation(_ presentation: Alert.Presentation) -> Self {
        draft.alert.presentation = presentation
        return self
    }

    public consuming func withSeverity(_ severity: Alert.Severity) -> Self {
        draft.alert.severity = severity
        return self
    }

    public consuming func withLayout(_ layout: Alert.Layout) -> Self {
        draft.alert.layout = layout
        return self
    }

    public consuming func withDismissible(_ dismissible: Bool) -> Self {
        draft.alert.dismissible = dismissible
        return self
    }

    public consuming func withOnDismiss(_ id: String?) -> Self {
        draft.alert.onDismiss = id
        return self
    }

    public consuming func withIcon(_ icon: Alert.Icon?) -> Self {
        draft.alert.icon = icon
        return self
    }

    public consuming func withTitle(_ title: String?) -> Self {
        draft.alert.title = title?.unlessBlank
        return self
    }

    public consuming func withMessage(_ message: String?) -> Self {
        draft.alert.message = message?.unlessBlank
        return self
    }

    public consuming func addField(_ field: Alert.Field) -> Self {
        draft.alert.fields.append(field)
        return self
    }

    public consuming func addAction(_ action: Alert.Action) -> Self {
        draft.alert.actions.append(action)
        return self
    }

    public consuming func withActions(_ actions: [Alert.Action]) -> Self {
        draft.alert.actions = actions
        return self
    }

    public consuming func withPreferredAction(_ id: String) -> Self {
        draft.preferredAction = id
        return self
    }

    public consuming func withHeader(_ header: HeaderBar?) -> Self {
        draft.alert.header = header
        return self
    }

    public consuming func withStyle(_ style: Alert.Style?) -> Self {
        draft.alert.style = style
        return self
    }

    public consuming func withAccessibility(_ accessibility: Alert.Accessibility?) -> Self {
        draft.alert.accessibility = accessibility.flatMap { $0.isEmpty ? nil : $0 }
        return self
    }

    public consuming func withDelivery(_ delivery: Alert.Delivery?) -> Self {
        draft.alert.delivery = delivery
        return self
    }

    public consuming func withFallbackText(_ text: String?) -> Self {
        draft.alert.fallbackText = text?.unlessBlank
        return self
    }
}
