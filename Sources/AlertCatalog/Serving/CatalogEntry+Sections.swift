import Alerts

extension CatalogEntry {
    /// The alert for a client that has no settings to lead to a section of.
    func withoutSections() -> CatalogEntry {
        guard namesSection else { return self }
        var entry = self
        entry.shape.actions = actions.map(\.withoutSection)
        entry.shape.header?.trailing = header?.trailing.map(\.withoutSection) ?? []
        return entry
    }
}

extension ActionDefinition {
    fileprivate var withoutSection: ActionDefinition {
        var action = self
        action.effect = effect.withoutSection
        action.fallback = ownFallback.map { .own($0.withoutSection) }
        return action
    }
}

extension HeaderDefinition.TrailingButton {
    fileprivate var withoutSection: HeaderDefinition.TrailingButton {
        .init(id: id, image: image, effect: effect.withoutSection)
    }
}

extension Alert.Effect {
    /// The effect without the section of the settings that it may name.
    var withoutSection: Alert.Effect {
        if case .openSettings = self { .openSettings() } else { self }
    }
}
