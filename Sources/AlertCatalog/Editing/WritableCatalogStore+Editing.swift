/// Ends a dry run's transaction.
private struct Undo: Error {}

extension WritableCatalogStore {
    /// Lets somebody make changes, all of them or none, and then wakes whoever serves the catalog.
    ///
    /// - Parameter changes: may run more than once.
    /// - Throws: `EditingError`, `CatalogStoreError`, and what `changes` throws.
    package func edit<Result>(
        as identity: Identity, _ terms: CatalogEditor.Terms, _ changes: (CatalogEditor) throws -> Result
    ) throws -> Result {
        var foresight = ForesightedValidation()
        // Each time somebody else may have published meanwhile; in the end nobody may.
        for _ in 0..<3 {
            do {
                return try edit(as: identity, terms, foresight, changes)
            } catch let needed as ForesightedValidation.Needed {
                try read { try foresight.validate(needed.proposals, against: $0, terms) }
            }
        }
        return try edit(as: identity, terms, nil, changes)
    }

    private func edit<Result>(
        as identity: Identity, _ terms: CatalogEditor.Terms, _ foresight: ForesightedValidation?,
        _ changes: (CatalogEditor) throws -> Result
    ) throws -> Result {
        var result: Result?
        do {
            let made = try write { transaction in
                let editor = CatalogEditor(
                    transaction: transaction, identity: identity, terms: terms, foresight: foresight)
                let made = try changes(editor)
                result = made
                if terms.isDryRun { throw Undo() }
                return made
            }
            wake()
            return made
        } catch let undo as Undo {
            guard let result else { throw undo }
            return result
        }
    }
}
