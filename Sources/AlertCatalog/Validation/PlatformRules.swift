import Alerts
import JSON

/// Holds an alert that was built against what platforms do with it.
struct PlatformRules {
    let alert: Alert
    let document: SourceDocument

    func check() {
        checkExit()
        checkTitle()
        checkCount()
        checkSheet()
        checkDestructive()
    }

    /// A banner goes by itself.
    private func checkExit() {
        let closes = alert.dismissible || alert.header?.back == true || alert.actions.contains(where: \.dismisses)
        guard !closes, alert.presentation != .banner else { return }
        document.report(
            "exit.missing", at: actions,
            "no action closes the alert, it is not dismissible and it has no header with a back button")
    }

    private func checkTitle() {
        guard alert.presentation == .alert, alert.title == nil, alert.accessibility?.label == nil else { return }
        document.report("title.missing", .warning, at: JSONPointer.root, "an alert needs a title or a spoken label")
    }

    /// What an app draws itself from a style has as much room as its designer gave it.
    private func checkCount() {
        let count = alert.actions.count
        guard alert.presentation == .alert, alert.style == nil, count > 2 else { return }
        if count > 3 {
            document.report(
                "action.too-many", .warning, at: actions,
                "there are \(count) actions, and a dialog of Android shows three of them")
        } else {
            document.report(
                "action.more-than-two", .info, at: actions,
                "there are \(count) actions, and a dialog of Material has room for two")
        }
    }

    private func checkSheet() {
        guard alert.presentation == .actionSheet else { return }
        if let action = alert.actions.first(where: \.preferred) {
            document.report(
                "preferred.on-sheet", .warning, at: actions,
                "\"\(action.id)\" is preferred, and no action of a sheet can stand out")
        }
        if !alert.fields.isEmpty, alert.style == nil {
            document.report(
                "field.in-sheet", at: JSONPointer.root.appending("fields"),
                "a sheet has no room for fields, and UIKit ends an app that adds one")
        }
        guard alert.dismissAction == nil else { return }
        document.report(
            "sheet.no-anchor-fallback", .warning, at: JSONPointer.root.appending("presentation"),
            "a tap outside closes the sheet on iPad, so it needs a cancel action or onDismiss")
    }

    private func checkDestructive() {
        let destructive = alert.actions.filter { $0.role == .destructive }
        guard let first = destructive.first else { return }
        if !alert.actions.contains(where: { $0.role == .cancel }) {
            document.report(
                "destructive.no-way-out", .warning, at: actions,
                "\"\(first.id)\" is destructive, and there is no cancel action beside it")
        }
        for action in destructive where action.preferred {
            document.report(
                "destructive.preferred", .warning, at: actions, "\"\(action.id)\" is destructive and preferred")
        }
    }

    private var actions: JSONPointer { JSONPointer.root.appending("actions") }
}
