internal import CPostgreSQL

/// One row of a result; only lent, since it is gone with its result.
@safe package struct Row: ~Copyable {
    private let result: OpaquePointer

    init(of result: OpaquePointer) {
        unsafe self.result = unsafe result
    }

    /// How many columns it has.
    package var count: Int {
        unsafe Int(PQnfields(result))
    }

    /// The value of a column, counted from 0; a boolean is the integer 0 or 1.
    ///
    /// - Throws: `other` for a column of a type that nothing here writes.
    package func value(at column: Int) throws(PostgreSQLError) -> Value {
        precondition(0..<count ~= column, "the statement has no such column")
        let place = Int32(column)
        if unsafe PQgetisnull(result, 0, place) == 1 { return .null }
        let type = unsafe PQftype(result, place)
        let bytes = unsafe UnsafeRawBufferPointer(
            start: PQgetvalue(result, 0, place), count: Int(PQgetlength(result, 0, place)))
        switch type {
        case .boolean: return .integer(unsafe bytes.first == 0 ? 0 : 1)
        case .int2, .int4, .int8: return unsafe .integer(integer(bytes))
        case .bytea: return .bytes(unsafe Array(bytes))
        case .text, .varchar, .name, .void: return .text(unsafe String(decoding: bytes, as: UTF8.self))
        default: throw PostgreSQLError(.other, "column \(column) is of a type that is not read here (OID \(type))")
        }
    }

    /// The most significant byte comes first, and bears the sign.
    private func integer(_ bytes: UnsafeRawBufferPointer) -> Int64 {
        let sign: Int64 = unsafe (bytes.first ?? 0) & 0x80 == 0 ? 0 : -1
        return unsafe bytes.reduce(sign) { $0 << 8 | Int64($1) }
    }
}

/// The numbers that PostgreSQL gives to its own types, the same in every database.
extension Oid {
    static let boolean: Oid = 16
    static let bytea: Oid = 17
    static let name: Oid = 19
    static let int8: Oid = 20
    static let int2: Oid = 21
    static let int4: Oid = 23
    static let text: Oid = 25
    static let varchar: Oid = 1043
    static let void: Oid = 2278
}
