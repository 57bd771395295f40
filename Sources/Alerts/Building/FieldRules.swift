/// What no field of an alert may be: one that cannot be told from another, or cannot be filled in.
struct FieldRules {
    let alert: Alert

    func check() throws(Alert.BuildError) {
        var ids: Set<String> = []
        for field in alert.fields {
            guard Identifier.isPartID(field.id) else {
                throw Alert.BuildError(
                    .fieldIDInvalid, "the field id \"\(field.id)\" is not lower-case words joined by -")
            }
            guard ids.insert(field.id).inserted else {
                throw Alert.BuildError(.fieldIDDuplicate, "two fields have the id \"\(field.id)\"")
            }
            guard !field.label.isBlank else {
                throw Alert.BuildError(.fieldLabelEmpty, "the field \"\(field.id)\" has no label")
            }
            try checkLengths(of: field)
            try checkGate(of: field)
        }
    }

    private func checkLengths(of field: Alert.Field) throws(Alert.BuildError) {
        let shortest = field.minLength ?? 0
        let longest = field.maxLength ?? Int.max
        guard shortest >= 0, longest >= 1, shortest <= longest else {
            throw Alert.BuildError(
                .fieldLengthImpossible, "no text is long enough and short enough for the field \"\(field.id)\"")
        }
    }

    private func checkGate(of field: Alert.Field) throws(Alert.BuildError) {
        guard let gate = field.gates else { return }
        guard alert.actions.contains(where: { $0.id == gate }) else {
            throw Alert.BuildError(
                .fieldGateUnknown, "no action has the id \"\(gate)\", which the field \"\(field.id)\" gates")
        }
    }
}
