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
        var alert = alert
        if let preferredAction {
            guard let index = alert.actions.firstIndex(where: { $0.id == preferredAction }) else {
                throw Alert.BuildError(.preferredUnknown, "no action has the preferred id \"\(preferredAction)\"")
            }
            alert.actions[index].preferred = true
        }
        try AlertRules(alert: alert).check()
        return alert
    }
}
