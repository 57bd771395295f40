/// The actions that most alerts have, under the ids that apps test and count by.
extension AlertBuilding {
    /// Appends the action with id `confirm`.
    public consuming func addConfirmAction(
        _ label: String, effect: Alert.Effect = .dismiss, preferred: Bool = false
    ) -> Self {
        addAction(Alert.Action(id: "confirm", preferred: preferred, label: label, effect: effect))
    }

    /// Appends the action with id `cancel` and the role of that name; it only closes the alert.
    public consuming func addCancelAction(_ label: String) -> Self {
        addAction(Alert.Action(id: "cancel", role: .cancel, label: label))
    }

    /// Appends an action that takes something away for good.
    public consuming func addDestructiveAction(_ label: String, id: String, effect: Alert.Effect) -> Self {
        addAction(Alert.Action(id: id, role: .destructive, label: label, effect: effect))
    }
}
