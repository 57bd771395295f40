/// Where catalogs are kept.
///
/// A store knows documents and not alerts: what stands in them is read by `CatalogCompiler`. These methods may block;
/// apart from `wake` they are called on a thread of their own, one call at a time.
package protocol CatalogStore: AnyObject, Sendable {
    /// The catalog as it is now, all of it at one moment.
    ///
    /// - Parameter revision: what the caller has. A store that counts revisions may answer with what has changed since,
    ///   and only then; `nil` asks for the whole.
    /// - Throws: `CatalogStoreError` when there is no catalog to be had. A fault in one document is not thrown: it is
    ///   among the source's faults, so that all faults are told at once.
    func load(since revision: Int?) throws -> CatalogSource

    /// Hands over the whole catalog piece by piece, all of it at one moment: of a large one nobody has to hold all
    /// documents at once.
    ///
    /// - Parameter take: called with the pieces, the first of which has the shared tables. A store that has to begin anew
    ///   hands over the first one again.
    /// - Returns: the revision of the catalog; `nil` in a store that counts none.
    /// - Throws: as `load`.
    func loadWhole(_ take: (CatalogSource) -> Void) throws -> Int?

    /// Waits until the catalog may have changed since it was loaded, and no longer than this.
    ///
    /// - Returns: whether to load again. A change that was not noticed here in time is told by a later call.
    /// - Throws: `CatalogStoreError` when the store cannot be asked; it is asked again later.
    func waitForChange(atMost duration: Duration) throws -> Bool

    /// Ends a `waitForChange` at once, from any thread: it returns `true`.
    func wake()
}

extension CatalogStore {
    package func loadWhole(_ take: (CatalogSource) -> Void) throws -> Int? {
        let source = try load(since: nil)
        take(source)
        return source.revision
    }
}

/// Why a store cannot do what it is asked for.
package struct CatalogStoreError: Error, CustomStringConvertible {
    package struct Code: Hashable, Sendable {
        package let name: String

        /// There is no such place, or nothing in it.
        package static let notFound = Code(name: "not-found")
        /// It is there, and may not be read.
        package static let unreadable = Code(name: "unreadable")
        /// It may not be written, or has no room left.
        package static let unwritable = Code(name: "unwritable")
        /// It holds something else than a catalog, one of a newer program, or what has been damaged.
        package static let foreign = Code(name: "foreign")
        /// It cannot be reached now; later it may be.
        package static let unavailable = Code(name: "unavailable")
    }

    package let code: Code
    /// One sentence without a full stop, for an operator; never a password.
    package let description: String

    package init(_ code: Code, _ description: String) {
        self.code = code
        self.description = description
    }
}
