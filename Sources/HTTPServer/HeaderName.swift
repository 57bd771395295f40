#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The header fields that this service reads; of the others nothing is kept.
package enum HeaderName: Int, CaseIterable, Sendable {
    case acceptEncoding
    case acceptLanguage
    case accessControlRequestMethod
    case authorization
    case changeReason
    case contentEncoding
    case contentLength
    case contentType
    case forwarded
    case idempotencyKey
    case ifMatch
    case ifNoneMatch
    case traceParent
    case transferEncoding
    case xForwardedFor

    /// In lower case. Names are compared without case (RFC 9110 §5.1).
    @inline(__always)
    private var spelling: StaticString {
        switch self {
        case .acceptEncoding: "accept-encoding"
        case .acceptLanguage: "accept-language"
        case .accessControlRequestMethod: "access-control-request-method"
        case .authorization: "authorization"
        case .changeReason: "x-change-reason"
        case .contentEncoding: "content-encoding"
        case .contentLength: "content-length"
        case .contentType: "content-type"
        case .forwarded: "forwarded"
        case .idempotencyKey: "idempotency-key"
        case .ifMatch: "if-match"
        case .ifNoneMatch: "if-none-match"
        case .traceParent: "traceparent"
        case .transferEncoding: "transfer-encoding"
        case .xForwardedFor: "x-forwarded-for"
        }
    }

    /// The name as it is sent.
    package var text: String { "\(spelling)" }

    /// The field that a client spelt so.
    ///
    /// The length leaves few to compare with, so that a public request does not pay for the fields of other interfaces.
    static func spelt(_ name: UnsafeRawBufferPointer) -> HeaderName? {
        switch name.count {
        case 8: unsafe ifMatch.spelt(name)
        case 9: unsafe forwarded.spelt(name)
        case 11: unsafe traceParent.spelt(name)
        case 12: unsafe contentType.spelt(name)
        case 13: unsafe ifNoneMatch.spelt(name) ?? authorization.spelt(name)
        case 14: unsafe contentLength.spelt(name)
        case 15:
            unsafe acceptLanguage.spelt(name) ?? acceptEncoding.spelt(name) ?? xForwardedFor.spelt(name)
                ?? idempotencyKey.spelt(name) ?? changeReason.spelt(name)
        case 16: unsafe contentEncoding.spelt(name)
        case 17: unsafe transferEncoding.spelt(name)
        case 29: unsafe accessControlRequestMethod.spelt(name)
        default: nil
        }
    }

    /// Itself, if a name of the right size is its own. Where the compiler knows which one it is, it knows its spelling.
    @inline(__always)
    private func spelt(_ name: UnsafeRawBufferPointer) -> HeaderName? {
        guard let start = unsafe name.assumingMemoryBound(to: CChar.self).baseAddress else { return nil }
        return unsafe spelling.utf8Start.withMemoryRebound(to: CChar.self, capacity: name.count) { spelling in
            unsafe strncasecmp(start, spelling, name.count) == 0 ? self : nil
        }
    }
}
