/// Where catalogs are kept.
///
/// A store knows documents and not alerts: what stands in them is read by `CatalogCompiler`. Its methods may block;
/// they are called on a thread of their own, one call at a time.
package protocol CatalogStore: AnyObject {
    /// The catalog as it is now, all of it at one moment.
    ///
    /// - Throws: `CatalogStoreError` when there is no catalog to be had. A fault in one document is not thrown: it is
    ///   among the source's faults, so that all faults are told at once.
    func load() throws -> CatalogSource
}

/// Why a store has no catalog.
package struct CatalogStoreError: Error, CustomStringConvertible {
    package struct Code: Hashable, Sendable {
        let name: String

        /// There is no such place, or nothing in it.
        package static let notFound = Code(name: "notFound")
        /// It is there, and may not be read.
        package static let unreadable = Code(name: "unreadable")
    }

    package let code: Code
    /// One sentence without a full stop, for an operator.
    package let description: String

    package init(_ code: Code, _ description: String) {
        self.code = code
        self.description = description
    }
}
