/// A catalog as a store keeps it: JSON documents that nobody has read yet.
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

    /// The tables that all alerts share: `catalog.json`.
    package let shared: Document
    /// By the alert's id, which the file's name gives.
    package let definitions: [String: Document]
    /// What the store could not read, for instance a link that leads out of the catalog.
    package let faults: [Diagnostic]

    package init(shared: Document, definitions: [String: Document], faults: [Diagnostic] = []) {
        self.shared = shared
        self.definitions = definitions
        self.faults = faults
    }
}
