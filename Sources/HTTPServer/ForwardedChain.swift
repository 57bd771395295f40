/// For whom each proxy asked, the nearest last; `nil` for one that does not say it.
struct ForwardedChain: Equatable {
    let addresses: [ClientAddress?]

    /// `Forwarded` (RFC 7239 §4): `for=192.0.2.60;proto=http, for="[2001:db8::1]:4711"`.
    init(forwarded value: [UInt8]) {
        addresses = Self.split(value[...], at: UInt8(ascii: ",")).map { element in
            let pairs = Self.split(element ?? [], at: UInt8(ascii: ";")).compactMap { $0.map(Self.trimmed) }
            let node = pairs.first { $0.lowercased().hasPrefix("for=") }?.dropFirst(4)
            return node.flatMap { Self.address($0.filter { $0 != "\"" && $0 != "\\" }) }
        }
    }

    /// The older field, which is no standard: `192.0.2.60, 2001:db8::1`.
    init(xForwardedFor value: [UInt8]) {
        addresses = value.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).map {
            Self.address(Self.trimmed($0))
        }
    }

    /// Splits outside of quotes, from the right: what a proxy has added behind it cannot be hidden by a quote that the
    /// client leaves open. What such a quote stands in is `nil`.
    private static func split(_ value: ArraySlice<UInt8>, at separator: UInt8) -> [ArraySlice<UInt8>?] {
        var isQuoted = false
        var parts: [ArraySlice<UInt8>?] = []
        var end = value.endIndex
        for index in value.indices.reversed() {
            if value[index] == UInt8(ascii: "\""), !isQuoted || !isEscaped(index, in: value) { isQuoted.toggle() }
            if value[index] == separator, !isQuoted {
                parts.append(value[(index + 1)..<end])
                end = index
            }
        }
        return (parts + [isQuoted ? nil : value[..<end]]).reversed()
    }

    /// Whether an odd number of backslashes stands before it.
    private static func isEscaped(_ index: Int, in value: ArraySlice<UInt8>) -> Bool {
        let before = value[..<index]
        let start = before.lastIndex { $0 != UInt8(ascii: "\\") }.map { $0 + 1 } ?? before.startIndex
        return (index - start) % 2 == 1
    }

    private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
        var rest = bytes
        while let byte = rest.first, byte.isBlank { rest.removeFirst() }
        while let byte = rest.last, byte.isBlank { rest.removeLast() }
        return String(decoding: rest, as: UTF8.self)
    }

    /// An address with or without a port; one of IPv6 that has a port is in brackets.
    private static func address(_ node: String) -> ClientAddress? {
        if node.hasPrefix("[") {
            return node.firstIndex(of: "]").flatMap { ClientAddress(String(node[..<$0].dropFirst())) }
        }
        let parts = node.split(separator: ":", omittingEmptySubsequences: false)
        return ClientAddress(parts.count == 2 ? String(parts[0]) : node)
    }
}

extension UInt8 {
    fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
