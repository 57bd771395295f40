/// What no alert may be, whatever it is built into.
///
/// Each rule is one that a platform punishes (two cancel actions end a UIKit app) or that strands the user. Matters
/// of taste are none of it.
struct AlertRules {
    let alert: Alert

    func check() throws(Alert.BuildError) {
        try checkID()
        try checkTexts()
        try checkActions()
        try checkRoles()
        try checkOnDismiss()
        try checkHeader()
        try checkIcon()
        try FieldRules(alert: alert).check()
        try checkDelivery()
    }

    private func checkID() throws(Alert.BuildError) {
        guard Identifier.isAlertID(alert.id) else {
            throw Alert.BuildError(
                .idInvalid, "\"\(alert.id)\" is not lower-case words joined by . or -, in at most 128 bytes")
        }
    }

    /// A header that only leads back says nothing; one with a title or content does.
    private func checkTexts() throws(Alert.BuildError) {
        let headerSpeaks = alert.header.map { $0.title != nil || !$0.content.isEmpty } ?? false
        guard alert.title != nil || alert.message != nil || headerSpeaks else {
            throw Alert.BuildError(
                .textMissing, "there is nothing to read: no title, no message, and no title or content in a header")
        }
    }

    private func checkActions() throws(Alert.BuildError) {
        guard !alert.actions.isEmpty || alert.presentation == .banner else {
            throw Alert.BuildError(.actionMissing, "there is no action, which only a banner can do without")
        }
        var ids: Set<String> = []
        for action in alert.actions {
            guard Identifier.isPartID(action.id) else {
                throw Alert.BuildError(
                    .actionIDInvalid, "the action id \"\(action.id)\" is not lower-case words joined by -")
            }
            guard ids.insert(action.id).inserted else {
                throw Alert.BuildError(.actionIDDuplicate, "two actions have the id \"\(action.id)\"")
            }
            guard !action.label.isBlank else {
                throw Alert.BuildError(.actionLabelEmpty, "the action \"\(action.id)\" has no label")
            }
        }
    }

    private func checkRoles() throws(Alert.BuildError) {
        let cancels = alert.actions.filter { $0.role == .cancel }
        guard cancels.count <= 1 else {
            throw Alert.BuildError(.cancelDuplicate, "\(names(of: cancels)) both cancel; one action can")
        }
        let preferred = alert.actions.filter(\.preferred)
        guard preferred.count <= 1 else {
            throw Alert.BuildError(.preferredDuplicate, "\(names(of: preferred)) are preferred; one action can be")
        }
    }

    private func checkOnDismiss() throws(Alert.BuildError) {
        guard let onDismiss = alert.onDismiss else { return }
        guard alert.actions.contains(where: { $0.id == onDismiss }) else {
            throw Alert.BuildError(.onDismissUnknown, "no action has the id \"\(onDismiss)\", which onDismiss names")
        }
    }

    private func checkHeader() throws(Alert.BuildError) {
        guard alert.header == nil || alert.presentation == .fullScreen || alert.style != nil else {
            throw Alert.BuildError(
                .headerWithoutRoom, "a system dialog has no header; it needs the presentation fullScreen or a style")
        }
    }

    private func checkIcon() throws(Alert.BuildError) {
        guard let icon = alert.icon, icon.name.isBlank else { return }
        throw Alert.BuildError(.iconNameEmpty, "the icon has no name")
    }

    private func checkDelivery() throws(Alert.BuildError) {
        guard let frequency = alert.delivery?.frequency else { return }
        let counts = [frequency.lifetime].compactMap(\.self) + frequency.windows.flatMap { [$0.seconds, $0.cap] }
        guard counts.allSatisfy({ $0 >= 1 }) else {
            throw Alert.BuildError(.deliveryImpossible, "the counts and seconds of a frequency are 1 or more")
        }
    }

    private func names(of actions: [Alert.Action]) -> String {
        actions.map { "\"\($0.id)\"" }.joined(separator: " and ")
    }
}
