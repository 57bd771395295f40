import HTTPServer

/// The parts that are read, escaped again, are the target that came, and what cannot be at fault is not refused.
func checkRequestTarget(_ bytes: [UInt8]) {
    guard let target = try? RequestTarget(parsing: bytes) else {
        let isPlain = bytes.allSatisfy { (0x01...0x7F).contains($0) && $0 != UInt8(ascii: "%") }
        return promise(!isPlain || bytes.first != UInt8(ascii: "/"), "a plain path is read")
    }
    // In other forms the path begins elsewhere, or there is none.
    guard bytes.first == UInt8(ascii: "/") else { return promise(!target.segments.isEmpty, "there is a segment") }

    let halves = bytes.split(separator: UInt8(ascii: "?"), maxSplits: 1, omittingEmptySubsequences: false)
    let segments = halves[0].split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).dropFirst()
    promise(target.segments.map(escaped) == segments.map { escaped($0, plus: "%2B") }, "the path is the same")

    let items = (halves.dropFirst().first ?? []).split(separator: UInt8(ascii: "&")).map { item in
        item.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            .map { escaped($0, plus: "%20") }
    }
    promise(
        target.query.map { [escaped($0.name), escaped($0.value)] } == items.map { $0.count == 1 ? $0 + [""] : $0 },
        "the query is the same")
}

/// Every byte as an escape.
private func escaped(_ text: String) -> String {
    text.utf8.map(escape).joined()
}

/// The same for text that has escapes already.
private func escaped(_ raw: ArraySlice<UInt8>, plus: String) -> String {
    var text = ""
    var rest = raw
    while let byte = rest.popFirst() {
        switch byte {
        case UInt8(ascii: "%"):
            text += "%" + String(decoding: rest.prefix(2), as: UTF8.self).uppercased()
            rest = rest.dropFirst(2)
        case UInt8(ascii: "+"): text += plus
        default: text += escape(byte)
        }
    }
    return text
}

private func escape(_ byte: UInt8) -> String {
    (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
}
