extension CatalogCompiler {
    /// What came out of one source, and what the next compilation can take over.
    package struct Compilation: Sendable {
        /// The revision of the source.
        package let revision: Int?
        /// `nil` when there is a diagnostic of severity `error`.
        package let catalog: Catalog?
        let parts: CatalogParts
        /// What is found in more than one definition together.
        private let common: [Diagnostic]

        init(_ parts: CatalogParts, revision: Int?) {
            self.revision = revision
            self.parts = parts
            // What is to be known of all alerts together, and so each time anew, is cheap to find out.
            let standIns = StandIns(among: parts.definitions)
            let shared = parts.tables?.diagnostics(with: SharedGaps(of: parts.definitions)) ?? []
            common = parts.faults + shared + standIns.diagnostics
            let hasError =
                common.contains { $0.severity == .error } || parts.definitions.chunks.contains(where: \.hasError)
            catalog =
                hasError
                ? nil
                : parts.frame.map { Catalog($0, parts.definitions, standIns.chains, coverage: parts.coverage) }
        }

        /// Sorted by file and line.
        package var diagnostics: [Diagnostic] {
            let own = parts.definitions.chunks.flatMap { $0.withDiagnostics.flatMap(\.diagnostics) }
            return (common + own).sorted()
        }

        /// Whether both come of the same documents, so that they serve the same.
        package func hasDocuments(of other: Compilation) -> Bool {
            parts.compilesLike(other.parts) && parts.definitions.isSame(as: other.parts.definitions)
        }
    }
}
