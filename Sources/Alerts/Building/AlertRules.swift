/// What no alert may be, whatever it is built into.
///
/// Each rule is one that a platform punishes (two cancel actions end a UIKit app) or that strands the user. Matters
/// of taste are none of it.
struct AlertRules {
    let alert: Alert

    /// Each rule that the alert breaks; none for nearly all alerts, which then costs no more than looking.
    var faults: [Alert.BuildError] {
        var faults: [Alert.BuildError] = []
        checkID(&faults)
        checkTexts(&faults)
        checkActions(&faults)
        checkRoles(&faults)
        checkOnDismiss(&faults)
        checkHeader(&faults)
        checkIcon(&faults)
        FieldRules(alert: alert).check(&faults)
        checkDelivery(&faults)
        return faults
    }

    private func checkID(_ faults: inout [Alert.BuildError]) {
        guard !Identifier.isAlertID(alert.id) else { return }
        faults.append(
            .init(.idInvalid, "\"\(alert.id)\" is not lower-case words joined by . or -, in at most 128 bytes"))
    }

    /// A header that only leads back says nothing; one with a title or content does.
    private func checkTexts(_ faults: inout [Alert.BuildError]) {
        let headerSpeaks = alert.header.map { $0.title != nil || !$0.content.isEmpty } ?? false
        guard alert.title == nil, alert.message == nil, !headerSpeaks else { return }
        faults.append(
            .init(
                .textMissing, "there is nothing to read: no title, no message, and no title or content in a header"))
    }

    private func checkActions(_ faults: inout [Alert.BuildError]) {
        if alert.actions.isEmpty, alert.presentation != .banner {
            faults.append(.init(.actionMissing, "there is no action, which only a banner can do without"))
        }
        var ids: Set<String> = []
        for action in alert.actions {
            let id = action.id
            if !Identifier.isPartID(id) {
                faults.append(
                    .init(.actionIDInvalid, "the action id \"\(id)\" is not lower-case words joined by -", part: id))
            }
            if !ids.insert(id).inserted {
                faults.append(.init(.actionIDDuplicate, "two actions have the id \"\(id)\"", part: id))
            }
            if action.label.isBlank {
                faults.append(.init(.actionLabelEmpty, "the action \"\(id)\" has no label", part: id))
            }
        }
    }

    private func checkRoles(_ faults: inout [Alert.BuildError]) {
        let cancels = alert.actions.filter { $0.role == .cancel }
        if cancels.count > 1 {
            faults.append(
                .init(
                    .cancelDuplicate, "\(names(of: cancels)) both cancel; one action can", part: cancels[1].id))
        }
        let preferred = alert.actions.filter(\.preferred)
        if preferred.count > 1 {
            faults.append(
                .init(
                    .preferredDuplicate, "\(names(of: preferred)) are preferred; one action can be",
                    part: preferred[1].id))
        }
    }

    private func checkOnDismiss(_ faults: inout [Alert.BuildError]) {
        guard let onDismiss = alert.onDismiss, !alert.actions.contains(where: { $0.id == onDismiss }) else { return }
        faults.append(.init(.onDismissUnknown, "no action has the id \"\(onDismiss)\", which onDismiss names"))
    }

    private func checkHeader(_ faults: inout [Alert.BuildError]) {
        guard alert.header != nil, alert.presentation != .fullScreen, alert.style == nil else { return }
        faults.append(
            .init(
                .headerWithoutRoom, "a system dialog has no header; it needs the presentation fullScreen or a style"))
    }

    private func checkIcon(_ faults: inout [Alert.BuildError]) {
        guard let icon = alert.icon, icon.name.isBlank else { return }
        faults.append(.init(.iconNameEmpty, "the icon has no name"))
    }

    private func checkDelivery(_ faults: inout [Alert.BuildError]) {
        guard let frequency = alert.delivery?.frequency else { return }
        let counts = [frequency.lifetime].compactMap(\.self) + frequency.windows.flatMap { [$0.seconds, $0.cap] }
        guard !counts.allSatisfy({ $0 >= 1 }) else { return }
        faults.append(.init(.deliveryImpossible, "the counts and seconds of a frequency are 1 or more"))
    }

    private func names(of actions: [Alert.Action]) -> String {
        actions.map { "\"\($0.id)\"" }.joined(separator: " and ")
    }
}
