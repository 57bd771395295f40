/// A catalog as a store keeps it, or what has changed in one: JSON documents that nobody has read yet.
package struct CatalogSource: Sendable {
    /// One JSON document, and the name that diagnostics give it.
    package struct Document: Sendable {
        package let file: String
        package let bytes: [UInt8]

        package init(file: String, bytes: [UInt8]) {
            self.file = file
            self.bytes = bytes
        }
    }

    /// The revision of the catalog; `nil` in a store that counts none.
    package var revision: Int?
    /// The revision that this is a change to; `nil` for a whole catalog.
    package var base: Int?
    /// The tables that all alerts share, `catalog.json`; `nil` in a change that leaves them as they are,
    /// and where they cannot be read.
    package var shared: Document?
    /// By the alert's id, which the file's name gives; in a change those that are new or other than before.
    package var definitions: [String: Document]
    /// The ids of definitions that a change takes out.
    package var removed: Set<String> = []
    /// What the store could not read, for instance a link that leads out of the catalog.
    package var faults: [Diagnostic]

    /// - Parameter shared: `nil` when it cannot be read, which is one of `faults`.
    package init(
        revision: Int? = nil, shared: Document?, definitions: [String: Document], faults: [Diagnostic] = []
    ) {
        self.revision = revision
        self.shared = shared
        self.definitions = definitions
        self.faults = faults
    }

    /// A change to the catalog of revision `base`.
    package init(
        revision: Int, base: Int, shared: Document?, definitions: [String: Document], removed: Set<String>
    ) {
        self.revision = revision
        self.base = base
        self.shared = shared
        self.definitions = definitions
        self.removed = removed
        faults = []
    }
}
