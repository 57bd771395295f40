/// What platforms punish, or show otherwise than it was meant.
extension Rule {
    static let wording: [Rule] = [
        Rule(
            "title.too-long", .warning, "A title of more than \(TextLimits.title) cells is cut or fills the dialog.",
            source: "\(guidelines)/alerts"),
        Rule(
            "label.too-long", .warning,
            "A label of more than \(TextLimits.label) cells is cut in a button, and one of more than "
                + "\(TextLimits.trailing) in a header.",
            source: "\(guidelines)/alerts"),
        Rule(
            "label.yes-no", .warning, "A button that names what it does needs no second look at the question.",
            source: "\(guidelines)/alerts"),
    ]

    static let platforms: [Rule] = [
        Rule(
            "exit.missing", "No action closes the alert, and neither does anything else.",
            source: "https://www.w3.org/WAI/WCAG22/Understanding/no-keyboard-trap.html"),
        Rule(
            "title.missing", .warning, on: .swiftUI,
            "SwiftUI's alert takes a title.",
            source: "\(apple)/swiftui/view/alert(_:ispresented:actions:message:)"),
        Rule(
            "name.missing", .warning, on: .aria, "A dialog without a name is announced as nothing but a dialog.",
            source: "https://www.w3.org/WAI/ARIA/apg/patterns/alertdialog/"),
        Rule(
            "field.gates-exit", "Who cannot fill in a field would not get out.",
            source: "https://www.w3.org/WAI/WCAG22/Understanding/no-keyboard-trap.html"),
        Rule("field.in-banner", .warning, "A banner goes while its fields are filled in.", source: payload),
        Rule(
            "action.too-many", .warning, on: .android, "A dialog has three buttons, and the fourth is not shown.",
            source: "https://developer.android.com/develop/ui/views/components/dialogs"),
        Rule(
            "action.more-than-two", .info, on: .material, "A dialog has room for two actions.",
            source: "https://m3.material.io/components/dialogs/guidelines"),
        Rule(
            "preferred.on-sheet", .warning, on: .uiKit, "No action of an action sheet can stand out.",
            source: "\(apple)/uikit/uialertcontroller/preferredaction"),
        Rule(
            "field.in-sheet", .error, on: .uiKit, "A text field in an action sheet ends the app with an exception.",
            source: "\(apple)/uikit/uialertcontroller/addtextfield(configurationhandler:)"),
        Rule(
            "sheet.no-anchor-fallback", .warning, on: .uiKit,
            "On iPad a sheet hides its cancel button and a tap outside closes it, which must count as an action.",
            source: "\(apple)/uikit/uimodalpresentationstyle/popover"),
        Rule(
            "destructive.no-way-out", .warning, on: .uiKit, "What destroys something stands beside a cancel action.",
            source: "\(guidelines)/alerts"),
        Rule(
            "destructive.on-dismiss", .error, on: .uiKit, "A tap beside an alert must not destroy anything.",
            source: "\(guidelines)/alerts"),
        Rule(
            "destructive.preferred", .warning, on: .uiKit, "What Return does without a look must not destroy anything.",
            source: "\(guidelines)/alerts"),
    ]

    private static let guidelines = "https://developer.apple.com/design/human-interface-guidelines"
}
