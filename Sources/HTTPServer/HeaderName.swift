/// The header fields that this service reads; of the others nothing is kept.
package enum HeaderName: Int, CaseIterable, Sendable {
    case acceptLanguage
    case contentLength
    case ifNoneMatch
    case transferEncoding

    /// In lower case. Names are compared without case (RFC 9110 §5.1).
    private var spelling: StaticString {
        switch self {
        case .acceptLanguage: "accept-language"
        case .contentLength: "content-length"
        case .ifNoneMatch: "if-none-match"
        case .transferEncoding: "transfer-encoding"
        }
    }

    /// The field that a client spelt so.
    static func spelt(_ name: UnsafeRawBufferPointer) -> HeaderName? {
        for known in allCases where unsafe known.isSpelt(name) { return known }
        return nil
    }

    private func isSpelt(_ name: UnsafeRawBufferPointer) -> Bool {
        guard spelling.utf8CodeUnitCount == name.count else { return false }
        for index in name.indices {
            let (byte, lower) = unsafe (name[index], spelling.utf8Start[index])
            guard byte == lower || (0x41...0x5A).contains(byte) && byte | 0x20 == lower else { return false }
        }
        return true
    }
}
