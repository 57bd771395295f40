/// Where a request stands among those that caused it, as its `traceparent` says (W3C Trace Context).
package struct TraceContext: Sendable, Equatable {
    /// 32 hexadecimal digits, which all requests of one trace share.
    package let trace: String
    /// 16 hexadecimal digits: the caller's own part.
    package let parent: String
    /// Whether the caller keeps what it records of the trace.
    package let isSampled: Bool

    /// - Parameter field: of a header; one that is broken, or given twice, is none.
    package init?(_ field: [UInt8]) {
        let parts = field.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard parts.count >= 4, let version = Self.number(parts[0], digits: 2), version != 0xFF,
            version != 0 || parts.count == 4, let flags = Self.number(parts[3], digits: 2)
        else { return nil }
        guard Self.isIdentifier(parts[1], digits: 32), Self.isIdentifier(parts[2], digits: 16) else { return nil }
        trace = String(decoding: parts[1], as: UTF8.self)
        parent = String(decoding: parts[2], as: UTF8.self)
        isSampled = flags & 1 == 1
    }

    /// What the answer says of the part that this request was: the value of `traceresponse`.
    ///
    /// - Parameter request: 16 hexadecimal digits.
    func response(_ request: String) -> String { "00-\(trace)-\(request)-\(isSampled ? "01" : "00")" }

    /// Upper case is not allowed.
    private static func isDigit(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte)
    }

    /// One of zeros alone stands for none.
    private static func isIdentifier(_ text: ArraySlice<UInt8>, digits: Int) -> Bool {
        text.count == digits && text.allSatisfy(isDigit) && text.contains { $0 != UInt8(ascii: "0") }
    }

    private static func number(_ text: ArraySlice<UInt8>, digits: Int) -> Int? {
        guard text.count == digits, text.allSatisfy(isDigit) else { return nil }
        return Int(String(decoding: text, as: UTF8.self), radix: 16)
    }
}
