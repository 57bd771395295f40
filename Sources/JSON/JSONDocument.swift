internal import CRapidJSON

/// A JSON text that was read strictly (RFC 8259, UTF-8 alone), with the place of everything in it.
package struct JSONDocument: Sendable {
    package let root: JSONValue
    /// A member of the root that is not among its members; `nil` when there is none, or it is no table.
    package let table: JSONTable?
    package let duplicates: [JSONDuplicate]

    private let positions: PositionTable

    /// Reads all of the bytes, in time linear in their number.
    ///
    /// - Parameters:
    ///   - maximumDepth: how many objects and arrays may stand inside each other. Values are compared, merged and
    ///     freed by recursion, so it bounds the stack of all that comes after.
    ///   - tableKey: a member of the root that is read as a table, if it is one, since values for each of its parts
    ///     would take several times as long.
    package init(parsing bytes: [UInt8], maximumDepth: Int = 64, tableKey: String? = nil) throws(JSONError) {
        let positions = PositionTable(bytes)
        if let error = JSONError(encodingOf: bytes, positions: positions) { throw error }
        var builder = TreeBuilder(tableKey: tableKey, size: bytes.count)
        var result = builder.read(bytes, maximumDepth: maximumDepth)
        if builder.hasUnsoundTable {
            builder = TreeBuilder()
            result = builder.read(bytes, maximumDepth: maximumDepth)
        }
        guard result.status == .complete, let root = builder.root else {
            throw JSONError(result, in: bytes, maximumDepth: maximumDepth, positions: positions)
        }
        self.root = root
        self.table = builder.soundTable
        self.duplicates = builder.duplicates
        self.positions = positions
    }

    /// The same text with its table among the members of the root.
    package var withoutTable: JSONDocument {
        table == nil ? self : (try? JSONDocument(parsing: positions.bytes)) ?? self
    }

    /// An offset behind the end is the end; one inside a scalar belongs to it.
    package func position(at offset: Int) -> JSONPosition {
        positions.position(at: offset)
    }
}
