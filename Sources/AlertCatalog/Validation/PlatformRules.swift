import Alerts
import JSON

/// Holds an alert that was built against what platforms do with it.
struct PlatformRules {
    private let alert: Alert
    private let places: DefinitionPlaces
    private var findings: [AlertFinding] = []

    init(alert: Alert, places: DefinitionPlaces) {
        self.alert = alert
        self.places = places
    }

    /// What is found in the alert as it is written.
    static func findings(in alert: Alert, places: DefinitionPlaces) -> [AlertFinding] {
        var rules = PlatformRules(alert: alert, places: places)
        rules.checkTitle()
        rules.checkCount()
        rules.checkSheet()
        rules.checkBanner()
        rules.checkPreferred()
        return rules.findings + ExitRules.findings(in: alert, places: places)
    }

    private mutating func checkTitle() {
        // That there is nothing at all to read is told already.
        guard alert.title == nil, alert.message != nil || alert.header != nil else { return }
        guard alert.presentation != .banner else { return }
        if alert.presentation == .alert, alert.style == nil {
            report("title.missing", .warning, at: JSONPointer.root, "an alert of the system needs a title")
        } else if alert.header?.title == nil, alert.accessibility?.label == nil {
            report("name.missing", .warning, at: JSONPointer.root, "a dialog needs a title or a spoken label")
        }
    }

    /// What an app draws itself from a style has as much room as its designer gave it.
    private mutating func checkCount() {
        let count = alert.actions.count
        guard alert.presentation == .alert, alert.style == nil, count > 2 else { return }
        if count > 3 {
            report(
                "action.too-many", .warning, at: actions,
                "there are \(count) actions, and a dialog of Android shows three of them")
        } else {
            report(
                "action.more-than-two", .info, at: actions,
                "there are \(count) actions, and a dialog of Material has room for two")
        }
    }

    private mutating func checkSheet() {
        guard alert.presentation == .actionSheet else { return }
        for action in alert.actions where action.preferred {
            report(
                "preferred.on-sheet", .warning, at: places.action(action.id),
                "\"\(action.id)\" is preferred, and no action of a sheet can stand out")
        }
        if !alert.fields.isEmpty, alert.style == nil {
            report(
                "field.in-sheet", .error, at: fields,
                "a sheet has no room for fields, and UIKit ends an app that adds one")
        }
        guard alert.dismissAction == nil else { return }
        report(
            "sheet.no-anchor-fallback", .warning, at: JSONPointer.root.appending("presentation"),
            "a tap outside closes the sheet on iPad, so it needs a cancel action or onDismiss")
    }

    private mutating func checkBanner() {
        guard alert.presentation == .banner, !alert.fields.isEmpty else { return }
        report("field.in-banner", .warning, at: fields, "a banner goes by itself, while its fields are filled in")
    }

    private mutating func checkPreferred() {
        for action in alert.actions where action.role == .destructive && action.preferred {
            report(
                "destructive.preferred", .warning, at: places.action(action.id),
                "\"\(action.id)\" is destructive and preferred")
        }
    }

    private mutating func report(
        _ code: String, _ severity: Diagnostic.Severity, at pointer: JSONPointer, _ message: String
    ) {
        findings.append(AlertFinding(code: code, severity: severity, pointer: pointer, message: message))
    }

    private var actions: JSONPointer { JSONPointer.root.appending("actions") }
    private var fields: JSONPointer { JSONPointer.root.appending("fields") }
}
