import Alerts
import JSON

/// Whether whoever sees an alert gets out of it, without destroying anything and in every form that clients get.
struct ExitRules {
    private let alert: Alert
    private let places: DefinitionPlaces
    private var findings: [AlertFinding] = []

    static func findings(in alert: Alert, places: DefinitionPlaces) -> [AlertFinding] {
        var rules = ExitRules(alert: alert, places: places)
        rules.checkExit()
        rules.checkGates()
        rules.checkDestructive()
        return rules.findings
    }

    private init(alert: Alert, places: DefinitionPlaces) {
        self.alert = alert
        self.places = places
    }

    /// Outside taps, back and Escape. A banner goes by itself.
    private var closesOtherwise: Bool {
        alert.dismissible || alert.header?.back == true || alert.presentation == .banner
    }

    private mutating func checkExit() {
        guard !closesOtherwise, !alert.actions.contains(where: \.dismisses) else { return }
        report(
            "exit.missing", .error, at: JSONPointer.root.appending("actions"),
            "no action closes the alert, it is not dismissible and it has no header with a back button")
    }

    /// Who cannot fill in a field must be able to leave.
    private mutating func checkGates() {
        let cancels = Set(alert.actions.filter { $0.role == .cancel }.map(\.id))
        for field in alert.fields {
            guard let gate = field.gates, cancels.contains(gate) else { continue }
            report(
                "field.gates-exit", .error, at: places.field(field.id).appending("gates"),
                "the field \"\(field.id)\" gates \"\(gate)\", which cancels")
        }
        let locked = Set(alert.fields.filter(\.required).compactMap(\.gates))
        let exits = alert.actions.filter(\.dismisses)
        guard !closesOtherwise, !exits.isEmpty, exits.allSatisfy({ locked.contains($0.id) }) else { return }
        report(
            "field.gates-exit", .error, at: JSONPointer.root.appending("fields"),
            "every action that closes the alert waits for a field to be filled in")
    }

    private mutating func checkDestructive() {
        guard let first = alert.actions.first(where: { $0.role == .destructive }) else { return }
        if !alert.actions.contains(where: { $0.role == .cancel && $0.dismisses }) {
            report(
                "destructive.no-way-out", .warning, at: places.action(first.id),
                "\"\(first.id)\" is destructive, and there is no cancel action beside it that closes the alert")
        }
        guard let closing = alert.dismissAction, closing.role == .destructive else { return }
        report(
            "destructive.on-dismiss", .error, at: JSONPointer.root.appending("onDismiss"),
            "a closing from outside counts as \"\(closing.id)\", which is destructive")
    }

    private mutating func report(
        _ code: String, _ severity: Diagnostic.Severity, at pointer: JSONPointer, _ message: String
    ) {
        findings.append(AlertFinding(code: code, severity: severity, pointer: pointer, message: message))
    }
}
