internal import CPostgreSQL

/// The values of one statement, as the library takes them: all in PostgreSQL's binary form, one after the other.
///
/// The binary form of a text has a length, so that a NUL in it is refused by the server and does not cut it off.
struct Parameters {
    private var types: [Oid] = []
    private var bytes: [UInt8] = []
    /// Nil for null.
    private var ranges: [Range<Int>?] = []

    init(_ values: [Value]) {
        for value in values {
            switch value {
            case .null: append(0, nil)
            case .integer(let integer):
                append(.int8, unsafe withUnsafeBytes(of: integer.bigEndian) { unsafe Array($0) })
            case .text(let text): append(.text, Array(text.utf8))
            case .bytes(let bytes): append(.bytea, bytes)
            }
        }
    }

    private mutating func append(_ type: Oid, _ value: [UInt8]?) {
        types.append(type)
        let start = bytes.count
        bytes += value ?? []
        ranges.append(value == nil ? nil : start..<bytes.count)
    }

    /// Sends a statement with these values; its result is to be fetched.
    ///
    /// - Returns: whether the library took it.
    func send(_ sql: String, on connection: OpaquePointer) -> Bool {
        // An empty array lends no storage, and the library takes none for null.
        let memory = bytes + [0]
        return unsafe memory.withUnsafeBytes { memory in
            let pointers = unsafe ranges.map { range in
                unsafe range.flatMap {
                    unsafe memory.baseAddress?.advanced(by: $0.lowerBound).assumingMemoryBound(to: CChar.self)
                }
            }
            let lengths = ranges.map { Int32($0?.count ?? 0) }
            let formats = [Int32](repeating: 1, count: ranges.count)
            return unsafe PQsendQueryParams(
                connection, sql, Int32(ranges.count), types, pointers, lengths, formats, 1) == 1
        }
    }
}
