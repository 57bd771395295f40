#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

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
        // The sizes differ, so that most names are told apart by them alone.
        let known: HeaderName
        switch name.count {
        case 13: known = .ifNoneMatch
        case 14: known = .contentLength
        case 15: known = .acceptLanguage
        case 17: known = .transferEncoding
        default: return nil
        }
        return unsafe known.isSpelt(name) ? known : nil
    }

    /// - Parameter name: of the right size.
    private func isSpelt(_ name: UnsafeRawBufferPointer) -> Bool {
        guard let start = unsafe name.assumingMemoryBound(to: CChar.self).baseAddress else { return false }
        return unsafe spelling.utf8Start.withMemoryRebound(to: CChar.self, capacity: name.count) { spelling in
            unsafe strncasecmp(start, spelling, name.count) == 0
        }
    }
}
