/// What the builders refuse: no client ever sees such an alert.
extension Rule {
    static let building: [Rule] = [
        Rule("alert.impossible", "The alert cannot be built.", source: payload),
        Rule("id.invalid", "An id is lower-case words joined by `.` or `-`, at most 128 bytes.", source: payload),
        Rule("action.missing", "Without an action only a banner can be left.", source: payload),
        Rule("action.id-invalid", "Apps test and count by an action's id.", source: payload),
        Rule("action.id-duplicate", "Apps tell actions apart by their ids.", source: payload),
        Rule("action.label-empty", "A button without a label says nothing.", source: payload),
        Rule(
            "cancel.duplicate", .error, on: .uiKit, "A second cancel action ends the app with an exception.",
            source: "UIKit: UIAlertController can only have one action with a style of UIAlertActionStyleCancel"),
        Rule("preferred.duplicate", "One action at most can stand out.", source: payload),
        Rule("preferred.unknown", "What stands out must be one of the actions.", source: payload),
        Rule("on-dismiss.unknown", "What closing counts as must be one of the actions.", source: payload),
        Rule("icon.name-empty", "An icon is a name that the app knows.", source: payload),
        Rule("field.id-invalid", "Apps test and count by a field's id.", source: payload),
        Rule("field.id-duplicate", "Apps tell fields apart by their ids.", source: payload),
        Rule("field.label-empty", "A screen reader must have something to say.", source: payload),
        Rule("field.length-impossible", "No text is both as long and as short as asked.", source: payload),
        Rule("field.gate-unknown", "What a field gates must be one of the actions.", source: payload),
        Rule("delivery.impossible", "No app can obey these hints.", source: payload),
        Rule("header.without-room", "A system dialog has no room for a header.", source: payload),
        Rule("header.empty", "A header must hold something.", source: payload),
        Rule("header.title.empty", "A header's title must say something.", source: payload),
        Rule("header.text.empty", "A button or content of a header must say something.", source: payload),
        Rule("header.trailing.too-many", "A header has room for two trailing buttons.", source: payload),
        Rule("header.id.invalid", "Apps test and count by a part's id.", source: payload),
        Rule("header.id.duplicate", "Apps tell parts apart by their ids.", source: payload),
    ]

    static let payload = "Config/schemas/alert.json"
    static let apple = "https://developer.apple.com/documentation"
}
