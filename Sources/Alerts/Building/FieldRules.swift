/// What no field of an alert may be: one that cannot be told from another, or cannot be filled in.
struct FieldRules {
    let alert: Alert

    func check(_ faults: inout [Alert.BuildError]) {
        guard !alert.fields.isEmpty else { return }
        var ids: Set<String> = []
        let actions = Set(alert.actions.map(\.id))
        for field in alert.fields {
            let id = field.id
            if !Identifier.isPartID(id) {
                faults.append(
                    .init(.fieldIDInvalid, "the field id \"\(id)\" is not lower-case words joined by -", part: id))
            }
            if !ids.insert(id).inserted {
                faults.append(.init(.fieldIDDuplicate, "two fields have the id \"\(id)\"", part: id))
            }
            if field.label.isBlank {
                faults.append(.init(.fieldLabelEmpty, "the field \"\(id)\" has no label", part: id))
            }
            checkLengths(of: field, &faults)
            if let gate = field.gates, !actions.contains(gate) {
                let message = "no action has the id \"\(gate)\", which the field \"\(id)\" gates"
                faults.append(.init(.fieldGateUnknown, message, part: id))
            }
        }
    }

    private func checkLengths(of field: Alert.Field, _ faults: inout [Alert.BuildError]) {
        let shortest = field.minLength ?? 0
        let longest = field.maxLength ?? Int.max
        guard shortest < 0 || longest < 1 || shortest > longest else { return }
        let message = "no text is long enough and short enough for the field \"\(field.id)\""
        faults.append(.init(.fieldLengthImpossible, message, part: field.id))
    }
}
