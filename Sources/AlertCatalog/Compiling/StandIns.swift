import Alerts
import JSON

/// Follows what alerts name to stand in for them, once all are compiled.
struct StandIns {
    /// One alert, and where it is written.
    struct Compiled {
        let entry: CatalogEntry
        let definition: AlertDefinition
        let document: SourceDocument
    }

    /// What stands in for one alert.
    struct Chain {
        /// The version of the alert and of all that stand in for it.
        let version: String
        /// In the order of preference: a client gets the first that it can show.
        let entries: [CatalogEntry]
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

    private let compiled: [String: Compiled]
    /// Every id that there is a document for.
    private let written: Set<String>

    init(_ compiled: [Compiled], written: Set<String>) {
        self.compiled = Dictionary(compiled.map { ($0.entry.id, $0) }, uniquingKeysWith: { first, _ in first })
        self.written = written
    }

    /// By the id of each alert that names another.
    ///
    /// What stands in answers to the id that was asked for, since apps count by it.
    func chains() -> [String: Chain] {
        var chains: [String: Chain] = [:]
        for alert in compiled.values where alert.definition.fallback != nil {
            let (others, ending) = follow(alert)
            report(ending, of: alert, after: others)
            guard case .complete = ending else { continue }
            let version = EntryVersion.hash(of: ([alert] + others).map(\.entry.version))
            chains[alert.entry.id] = Chain(
                version: version,
                entries: others.map { $0.entry.standingIn(for: alert.entry.id, version: version) })
        }
        return chains
    }

    private func follow(_ alert: Compiled) -> (others: [Compiled], ending: Ending) {
        var others: [Compiled] = []
        var seen: Set<String> = [alert.entry.id]
        var current = alert
        while let id = current.definition.fallback {
            guard seen.insert(id).inserted else { return (others, .circle(id)) }
            guard let next = compiled[id] else { return (others, .nowhere) }
            guard others.count < Self.longest else { return (others, .tooLong) }
            others.append(next)
            current = next
        }
        return (others, .complete)
    }

    private func report(_ ending: Ending, of alert: Compiled, after others: [Compiled]) {
        let id = alert.definition.fallback ?? ""
        if others.first?.definition.enabled == false {
            report(
                "fallback.not-served", of: alert,
                "the alert \"\(id)\" is switched off, in alerts/\(id).json at /enabled")
        }
        switch ending {
        case .nowhere where others.isEmpty && !written.contains(id):
            report("reference.unknown-alert", of: alert, "there is no alert \"\(id)\", in alerts/\(id).json")
        case .circle(alert.entry.id):
            let way = (others.map(\.entry.id) + [alert.entry.id]).map { "alerts/\($0).json" }
            report(
                "fallback.circular", of: alert,
                "\"\(alert.entry.id)\" would stand in for itself, by way of /fallback in "
                    + way.joined(separator: ", "))
        case .tooLong:
            report(
                "fallback.too-long", of: alert,
                "more than \(Self.longest) alerts stand in one for the other, from alerts/\(id).json on")
        default: break
        }
    }

    private func report(_ code: String, of alert: Compiled, _ message: String) {
        alert.document.report(code, at: JSONPointer.root.appending("fallback"), message)
    }
}

extension CatalogEntry {
    fileprivate func standingIn(for id: String, version: String) -> CatalogEntry {
        var entry = self
        entry.id = id
        entry.version = version
        return entry
    }
}
