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
        var entry = abilities.hasSettings ? self : withoutSections()
        if abilities.meets(needs) { return entry }
        let isPossible = isPossible(for: abilities)
        let leavesHeader = header != nil && !(isPossible && abilities.capabilities.contains("header"))
        let leavesFields = !fields.isEmpty && !(isPossible && abilities.capabilities.contains("fields"))
        let locked = leavesFields ? [] : Set(fields.filter(\.required).compactMap(\.gates))
        entry.actions = ActionReduction(abilities: abilities, locked: locked).reduce(entry.actions)
        entry.onDismiss = onDismiss.flatMap { entry.replacement(for: $0, among: actions) }
        if !isPossible {
            entry.presentation = presentation == .banner ? .banner : .alert
            entry.style = nil
        }
        if leavesHeader { entry.leaveHeader() }
        let left = Set(entry.actions.map(\.id))
        entry.fields = leavesFields ? [] : fields.map { $0.gating(left) }
        if !isPossible || leavesHeader || leavesFields, keys["fallbackText"] != nil {
            entry.messageKeys = ["fallbackText"]
        }
        return entry
    }

    /// A header may hold all that there is to read.
    private mutating func leaveHeader() {
        guard let header else { return }
        self.header = nil
        guard keys["title"] == nil, keys["message"] == nil, keys["fallbackText"] == nil else { return }
        let title = header.titlePlacement == nil ? [] : ["header.title"]
        let texts = title + header.content.map { "header.content.\($0.id)" }
        titleKey = texts.first
        messageKeys = Array(texts.dropFirst())
    }

    /// The id of what stands for an action that is left out.
    private func replacement(for id: String, among whole: [ActionDefinition]) -> String? {
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
