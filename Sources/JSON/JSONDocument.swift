internal import CRapidJSON

/// A JSON text that was read strictly (RFC 8259, UTF-8 alone), with the place of everything in it.
package struct JSONDocument: Sendable {
    package let root: JSONValue
    package let duplicates: [JSONDuplicate]

    private let positions: PositionTable

    /// Reads all of the bytes, in time linear in their number.
    ///
    /// - Parameter maximumDepth: how many objects and arrays may stand inside each other. Values are compared, merged and
    ///   freed by recursion, so it bounds the stack of all that comes after.
    package init(parsing bytes: [UInt8], maximumDepth: Int = 64) throws(JSONError) {
        let positions = PositionTable(bytes)
        if let error = JSONError(encodingOf: bytes, positions: positions) { throw error }
        var builder = TreeBuilder()
        let result = builder.read(bytes, maximumDepth: maximumDepth)
        guard result.status == .complete, let root = builder.root else {
            throw JSONError(result, in: bytes, maximumDepth: maximumDepth, positions: positions)
        }
        self.root = root
        self.duplicates = builder.duplicates
        self.positions = positions
    }

    /// An offset behind the end is the end; one inside a scalar belongs to it.
    package func position(at offset: Int) -> JSONPosition {
        positions.position(at: offset)
    }
}
