import Alerts

extension CatalogEntry {
    /// The part of a client's abilities that decides what it gets; `nil` for a client that gets the whole alert.
    package func deciding(_ abilities: ClientAbilities) -> ClientAbilities? {
        abilities.deciding(needs, namesSection: namesSection)
    }

    /// Whether a client can do what the alert asks as a whole.
    func isPossible(for abilities: ClientAbilities) -> Bool { requires.map(abilities.meets) ?? true }

    /// The alert as a client can show it: what it cannot is left out, or stands in another form.
    package func shown(to abilities: ClientAbilities) -> CatalogEntry {
        let whole = abilities.hasSettings ? self : withoutSections()
        if abilities.meets(needs) { return whole }
        let isPossible = isPossible(for: abilities)
        let leavesHeader = header != nil && !(isPossible && abilities.capabilities.contains("header"))
        let leavesFields = !fields.isEmpty && !(isPossible && abilities.capabilities.contains("fields"))
        let locked = leavesFields ? [] : Set(fields.filter(\.required).compactMap(\.gates))
        var shape = whole.shape
        shape.actions = ActionReduction(abilities: abilities, locked: locked).reduce(shape.actions)
        shape.onDismiss = onDismiss.flatMap { shape.replacement(for: $0, among: actions) }
        if !isPossible {
            shape.presentation = presentation == .banner ? .banner : .alert
            shape.style = nil
        }
        if leavesHeader { shape.leaveHeader(hasText: hasText) }
        let left = Set(shape.actions.map(\.id))
        shape.fields = leavesFields ? [] : fields.map { $0.gating(left) }
        if !isPossible || leavesHeader || leavesFields, hasText("fallbackText") {
            shape.messageKeys = ["fallbackText"]
        }
        var entry = whole
        entry.shape = shape
        return entry
    }
}

extension AlertShape {
    /// A header may hold all that there is to read.
    fileprivate mutating func leaveHeader(hasText: (String) -> Bool) {
        guard let header else { return }
        self.header = nil
        guard !["title", "message", "fallbackText"].contains(where: hasText) else { return }
        let title = header.titlePlacement == nil ? [] : ["header.title"]
        let texts = title + header.content.map { "header.content.\($0.id)" }
        titleKey = texts.first
        messageKeys = Array(texts.dropFirst())
    }

    /// The id of what stands for an action that is left out.
    fileprivate func replacement(for id: String, among whole: [ActionDefinition]) -> String? {
        if actions.contains(where: { $0.id == id }) { return id }
        let fallback = whole.first { $0.id == id }?.ownFallback?.id
        return actions.contains { $0.id == fallback } ? fallback : nil
    }
}

extension FieldDefinition {
    /// A field cannot gate an action that is left out.
    fileprivate func gating(_ actions: Set<String>) -> FieldDefinition {
        var field = self
        field.gates = gates.flatMap { actions.contains($0) ? $0 : nil }
        return field
    }
}
