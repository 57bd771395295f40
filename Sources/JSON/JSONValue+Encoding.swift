extension JSONValue {
    /// The canonical text: keys sorted by their UTF-8 bytes, no white space, no escape that is not needed.
    ///
    /// Equal values have equal bytes, also when one says `1` and the other `1.0`.
    package func encoded() -> [UInt8] {
        var bytes: [UInt8] = []
        encode(into: &bytes)
        return bytes
    }

    private func encode(into bytes: inout [UInt8]) {
        switch content {
        case .null: bytes.append(contentsOf: "null".utf8)
        case .bool(let value): bytes.append(contentsOf: (value ? "true" : "false").utf8)
        case .integer(let value): bytes.append(contentsOf: String(value).utf8)
        case .number(let value): Self.encode(value, into: &bytes)
        case .string(let value): Self.encode(value, into: &bytes)
        case .array(let elements): Self.encode(elements, into: &bytes)
        case .object(let object): Self.encode(object, into: &bytes)
        }
    }

    private static func encode(_ number: Double, into bytes: inout [UInt8]) {
        precondition(number.isFinite, "JSON has no NaN and no Infinity")
        let text = number.exactInteger.map { String($0) } ?? String(number)
        bytes.append(contentsOf: text.utf8)
    }

    private static func encode(_ text: String, into bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        var text = text
        text.withUTF8 { text in
            // Most texts need no escape, and are taken as they are.
            if unsafe text.contains(where: needsEscape) {
                unsafe text.forEach { encode($0, into: &bytes) }
            } else {
                unsafe bytes.append(contentsOf: text)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private static func needsEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    private static func encode(_ byte: UInt8, into bytes: inout [UInt8]) {
        guard needsEscape(byte) else { return bytes.append(byte) }
        if byte < 0x20 {
            bytes.append(contentsOf: escapes[Int(byte)].utf8)
        } else {
            bytes += [UInt8(ascii: "\\"), byte]
        }
    }

    private static func encode(_ elements: [JSONValue], into bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "["))
        for (index, element) in elements.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            element.encode(into: &bytes)
        }
        bytes.append(UInt8(ascii: "]"))
    }

    private static func encode(_ object: JSONObject, into bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "{"))
        // Swift orders strings by their normalised form, and not by their bytes.
        let members = object.members.sorted { $0.key.isBytewiseBefore($1.key) }
        for (index, member) in members.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            encode(member.key, into: &bytes)
            bytes.append(UInt8(ascii: ":"))
            member.value.encode(into: &bytes)
        }
        bytes.append(UInt8(ascii: "}"))
    }

    /// The escapes of the control characters, by their number; the short form where there is one (RFC 8785 §3.2.2.2).
    private static let escapes: [String] = (0..<0x20).map { byte in
        switch byte {
        case 0x08: "\\b"
        case 0x09: "\\t"
        case 0x0A: "\\n"
        case 0x0C: "\\f"
        case 0x0D: "\\r"
        default: (byte < 0x10 ? "\\u000" : "\\u00") + String(byte, radix: 16)
        }
    }
}

extension String {
    fileprivate func isBytewiseBefore(_ other: String) -> Bool {
        // Most keys differ in their first bytes, so that a loop is done before a call has begun.
        var others = other.utf8.makeIterator()
        for byte in utf8 {
            guard let other = others.next() else { return false }
            if byte != other { return byte < other }
        }
        return others.next() != nil
    }
}
