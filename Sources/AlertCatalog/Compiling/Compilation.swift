extension CatalogCompiler {
    /// What came out of one source, and what the next compilation can take over.
    package struct Compilation: Sendable {
        /// The revision of the source.
        package let revision: Int?
        /// `nil` when there is a diagnostic of severity `error`.
        package let catalog: Catalog?
        /// Sorted by file and line.
        package let diagnostics: [Diagnostic]
        let parts: CatalogParts

        /// - Parameter previous: a catalog that probably has the same alerts.
        init(_ parts: CatalogParts, revision: Int?, like previous: Catalog?) {
            self.revision = revision
            self.parts = parts
            let definitions = parts.definitions.sorted
            // What is to be known of all alerts together, and so each time anew, is cheap to find out.
            let standIns = StandIns(among: parts.definitions)
            let shared = parts.tables?.diagnostics(with: SharedGaps(of: definitions)) ?? []
            let found = parts.faults + shared + definitions.flatMap(\.diagnostics) + standIns.diagnostics
            diagnostics = found.sorted()
            if let tables = parts.tables?.tables, !found.contains(where: { $0.severity == .error }) {
                catalog = Catalog(
                    tables: tables, alerts: definitions.compactMap { $0.isEnabled ? $0.entry : nil },
                    chains: standIns.chains, coverage: parts.coverage, like: previous)
            } else {
                catalog = nil
            }
        }

        /// Whether both come of the same documents, so that they serve the same.
        package func hasDocuments(of other: Compilation) -> Bool {
            parts.compilesLike(other.parts) && parts.definitions.isSame(as: other.parts.definitions)
        }
    }
}
