import JSON

/// Follows what alerts name to stand in for them, once all are compiled.
struct StandIns {
    /// What stands in for one alert.
    struct Chain: Sendable {
        /// The alert, with the version of itself and of all that stand in for it.
        let alert: CatalogEntries.Shared
        /// In the order of preference: a client gets the first that it can show.
        let standIns: [CatalogEntries.Shared]
    }

    private enum Ending {
        case complete
        /// The id that closes the circle.
        case circle(String)
        case tooLong
        /// What is named is not there or is broken, which is told where it is.
        case nowhere
    }

    private static let longest = 8

    private let definitions: CompiledDefinitions
    /// In the order of the alerts that name another.
    ///
    /// What stands in answers to the id that was asked for, since apps count by it.
    private(set) var chains: [Chain] = []
    private(set) var diagnostics: [Diagnostic] = []

    init(among definitions: CompiledDefinitions) {
        self.definitions = definitions
        for alert in definitions.chunks.flatMap(\.withStandIn) {
            guard let standIn = alert.standIn, let entry = alert.entry?.entry else { continue }
            let (others, ending) = follow(alert)
            report(alert, naming: standIn.id, others, ending)
            if case .complete = ending, alert.isEnabled { chains.append(Self.chain(entry, others)) }
        }
    }

    private static func chain(_ entry: CatalogEntry, _ others: [CatalogEntry]) -> Chain {
        let version = EntryVersion.hash(of: ([entry] + others).map(\.hash))
        let standIns = others.map { $0.standingIn(for: entry.id, version: version) }
        return Chain(
            alert: CatalogEntries.Shared(entry.versioned(version)), standIns: standIns.map(CatalogEntries.Shared.init))
    }

    private func follow(_ alert: CompiledDefinition) -> (others: [CatalogEntry], ending: Ending) {
        var others: [CatalogEntry] = []
        var seen: Set<String> = [alert.id]
        var current = alert
        while let id = current.standIn?.id {
            guard seen.insert(id).inserted else { return (others, .circle(id)) }
            guard let next = definitions[id], let entry = next.entry?.entry else { return (others, .nowhere) }
            guard others.count < Self.longest else { return (others, .tooLong) }
            others.append(entry)
            current = next
        }
        return (others, .complete)
    }

    private mutating func report(
        _ alert: CompiledDefinition, naming id: String, _ others: [CatalogEntry], _ ending: Ending
    ) {
        let other = definitions[id]
        if let other, other.entry != nil, !other.isEnabled {
            report(
                "fallback.not-served", of: alert,
                "the alert \"\(id)\" is switched off, in alerts/\(id).json at /enabled")
        }
        switch ending {
        case .nowhere where other == nil:
            report("reference.unknown-alert", of: alert, "there is no alert \"\(id)\", in alerts/\(id).json")
        case .circle(alert.id):
            let way = (others.map(\.id) + [alert.id]).map { "alerts/\($0).json" }
            report(
                "fallback.circular", of: alert,
                "\"\(alert.id)\" would stand in for itself, by way of /fallback in " + way.joined(separator: ", "))
        case .tooLong:
            report(
                "fallback.too-long", of: alert,
                "more than \(Self.longest) alerts stand in one for the other, from alerts/\(id).json on")
        default: break
        }
    }

    private mutating func report(_ code: String, of alert: CompiledDefinition, _ message: String) {
        diagnostics.append(
            Diagnostic(
                code, file: alert.file, line: alert.standIn?.line ?? 1,
                pointer: DefinitionReading.fallback.description, message: message))
    }
}

extension CatalogEntry {
    fileprivate func versioned(_ version: EntryVersion.Hash) -> CatalogEntry {
        var entry = self
        entry.hash = version
        return entry
    }

    fileprivate func standingIn(for id: String, version: EntryVersion.Hash) -> CatalogEntry {
        var entry = versioned(version)
        entry.id = id
        return entry
    }
}
