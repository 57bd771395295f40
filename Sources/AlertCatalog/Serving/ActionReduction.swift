import Alerts

/// Leaves out actions that a client cannot do, or puts others in their place, and never shuts the user in.
struct ActionReduction {
    let abilities: ClientAbilities
    /// The ids of actions that a field holds back until it is filled in, so that they are no way out.
    var locked: Set<String> = []

    func reduce(_ actions: [ActionDefinition]) -> [ActionDefinition] {
        let reduced = reduce(actions, keeping: nil)
        return wayOut(of: actions, missingIn: reduced).map { reduce(actions, keeping: $0.id) } ?? reduced
    }

    /// What has to stay: something that closes the alert and, beside what destroys, something that does not.
    private func wayOut(of actions: [ActionDefinition], missingIn reduced: [ActionDefinition]) -> ActionDefinition? {
        let cancel = actions.last { $0.role == .cancel && closes($0) }
        if !reduced.contains(where: closes) {
            return cancel ?? actions.last(where: closes) ?? (reduced.isEmpty ? actions.last : nil)
        }
        let destroys = reduced.contains { $0.role == .destructive }
        let spares = reduced.contains { $0.role != .destructive && closes($0) }
        return destroys && !spares ? cancel : nil
    }

    private func closes(_ action: ActionDefinition) -> Bool { action.dismisses && !locked.contains(action.id) }

    /// - Parameter kept: the action that stays as a way out although its effect cannot be had.
    private func reduce(_ actions: [ActionDefinition], keeping kept: String?) -> [ActionDefinition] {
        let possible = Set(actions.filter(isPossible).map(\.id))
        var reduced: [ActionDefinition] = []
        var taken: Set<String> = []
        for action in actions {
            if isPossible(action) {
                reduced.append(action)
            } else if action.id == kept {
                var wayOut = action
                wayOut.effect = .dismiss
                wayOut.dismisses = true
                reduced.append(wayOut)
            } else if let fallback = action.ownFallback, fallback.id != kept,
                !possible.contains(fallback.id), taken.insert(fallback.id).inserted
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
