import Alerts

/// Leaves out actions that a client cannot do, or puts others in their place, and never shuts the user in.
struct ActionReduction {
    let abilities: ClientAbilities

    func reduce(_ actions: [ActionDefinition]) -> [ActionDefinition] {
        let reduced = reduce(actions, keeping: nil)
        guard !reduced.contains(where: \.dismisses) else { return reduced }
        let wayOut =
            actions.last { $0.role == .cancel && $0.dismisses } ?? actions.last(where: \.dismisses)
            ?? (reduced.isEmpty ? actions.last : nil)
        return wayOut.map { reduce(actions, keeping: $0.id) } ?? reduced
    }

    /// - Parameter kept: the action that stays as a way out although its effect cannot be had.
    private func reduce(_ actions: [ActionDefinition], keeping kept: String?) -> [ActionDefinition] {
        let possible = Set(actions.filter(isPossible).map(\.id))
        var reduced: [ActionDefinition] = []
        for action in actions {
            if isPossible(action) {
                reduced.append(action)
            } else if action.id == kept {
                var wayOut = action
                wayOut.effect = .dismiss
                reduced.append(wayOut)
            } else if let fallback = action.ownFallback, fallback.id != kept,
                !possible.contains(fallback.id), !reduced.contains(where: { $0.id == fallback.id })
            {
                reduced.append(fallback)
            }
        }
        return withoutDoubles(reduced)
    }

    private func isPossible(_ action: ActionDefinition) -> Bool { action.requires.map(abilities.meets) ?? true }

    /// Each action was sound among those that it was written for, which are not all here.
    private func withoutDoubles(_ actions: [ActionDefinition]) -> [ActionDefinition] {
        var cancels = false
        var prefers = false
        return actions.map { action in
            var action = action
            if action.role == .cancel, cancels { action.role = .default }
            if prefers { action.preferred = false }
            cancels = cancels || action.role == .cancel
            prefers = prefers || action.preferred
            return action
        }
    }
}
