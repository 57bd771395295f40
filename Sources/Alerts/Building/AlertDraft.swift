/// An alert that may still be impossible: what a builder has been told so far.
public struct AlertDraft: Sendable, Equatable {
    var alert: Alert
    /// An id rather than a mark on an action, since the action may be added later.
    var preferredAction: String?

    /// - Parameter id: the alert's; it is checked at the end like all else.
    public init(id: String) {
        alert = Alert(id: id)
    }

    /// A draft of what an alert says already.
    public init(_ alert: Alert) {
        self.alert = alert
    }

    /// The alert, when every rule allows it.
    ///
    /// - Throws: the first fault; its code is one of those in ``Alert/BuildError``.
    public func finished() throws(Alert.BuildError) -> Alert {
        let (alert, faults) = reviewed
        if let fault = faults.first { throw fault }
        return alert
    }

    /// The alert, whether it is impossible or not, and all that makes it so.
    var reviewed: (alert: Alert, faults: [Alert.BuildError]) {
        var alert = alert
        var faults: [Alert.BuildError] = []
        if let preferredAction {
            if let index = alert.actions.firstIndex(where: { $0.id == preferredAction }) {
                alert.actions[index].preferred = true
            } else {
                let message = "no action has the preferred id \"\(preferredAction)\""
                faults.append(Alert.BuildError(.preferredUnknown, message))
            }
        }
        return (alert, faults + AlertRules(alert: alert).faults)
    }
}
