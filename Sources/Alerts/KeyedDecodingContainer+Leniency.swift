/// How readers outlive the service that they were written for.
extension KeyedDecodingContainer {
    /// A word of a closed set; one that is absent, or that this version does not know, is the fallback.
    func word<Word: RawRepresentable<String>>(_ key: Key, or fallback: Word) throws -> Word {
        try decodeIfPresent(String.self, forKey: key).flatMap(Word.init) ?? fallback
    }

    /// A value that older payloads do not have.
    func value<Value: Decodable>(_ key: Key, or fallback: @autoclosure () -> Value) throws -> Value {
        try decodeIfPresent(Value.self, forKey: key) ?? fallback()
    }
}

extension KeyedEncodingContainer {
    /// Absent means absent: what is empty is not written.
    mutating func encodeUnlessEmpty(_ value: some Collection & Encodable, forKey key: Key) throws {
        if !value.isEmpty { try encode(value, forKey: key) }
    }
}
