internal import Bytes

extension JSONValue {
    /// The canonical text: keys sorted by their UTF-8 bytes, no white space, no escape that is not needed.
    ///
    /// Equal values have equal bytes, also when one says `1` and the other `1.0`.
    package func encoded() -> [UInt8] {
        var encoder = CanonicalEncoder()
        encoder.encode(self)
        return encoder.bytes
    }
}

/// Writes canonical JSON.
private struct CanonicalEncoder {
    private(set) var bytes: [UInt8] = []
    private var order = KeyOrder()

    mutating func encode(_ value: JSONValue) {
        switch value.content {
        case .null: bytes.append(contentsOf: "null".utf8)
        case .bool(let value): bytes.append(contentsOf: (value ? "true" : "false").utf8)
        case .integer(let value): bytes.append(contentsOf: String(value).utf8)
        case .number(let value): encode(value)
        case .string(let value): encode(value)
        case .array(let elements): encode(elements)
        case .object(let object): encode(object)
        }
    }

    private mutating func encode(_ number: Double) {
        precondition(number.isFinite, "JSON has no NaN and no Infinity")
        let text = number.exactInteger.map { String($0) } ?? String(number)
        bytes.append(contentsOf: text.utf8)
    }

    private mutating func encode(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        // Most texts need no escape, and are taken as they are.
        let needsEscapes = text.utf8.hasByte {
            $0.places(below: 0x20) | $0.places(of: UInt8(ascii: "\"")) | $0.places(of: UInt8(ascii: "\\"))
        }
        if needsEscapes {
            for byte in text.utf8 { encode(byte) }
        } else {
            bytes.append(contentsOf: text.utf8)
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func encode(_ byte: UInt8) {
        switch byte {
        case ..<0x20: bytes.append(contentsOf: Self.escapes[Int(byte)].utf8)
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
        default: bytes.append(byte)
        }
    }

    private mutating func encode(_ elements: [JSONValue]) {
        bytes.append(UInt8(ascii: "["))
        for (index, element) in elements.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            encode(element)
        }
        bytes.append(UInt8(ascii: "]"))
    }

    private mutating func encode(_ object: JSONObject) {
        bytes.append(UInt8(ascii: "{"))
        for (index, place) in order.places(of: object.members).enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            encode(object.members[place].key)
            bytes.append(UInt8(ascii: ":"))
            encode(object.members[place].value)
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

/// Finds the order of an object's keys: that of the object before it when they have the same, as the elements of a list
/// and the locales of a definition do.
private struct KeyOrder {
    private var keys: [String] = []
    private var places: [Int] = []

    mutating func places(of members: [JSONObject.Member]) -> [Int] {
        guard members.count != keys.count || !zip(members, keys).allSatisfy({ $0.key.utf8.hasBytes(of: $1.utf8) })
        else {
            return places
        }
        keys = members.map(\.key)
        // Swift orders strings by their normalised form, and not by their bytes.
        places = keys.indices.sorted { keys[$0].utf8.isBytewiseBefore(keys[$1].utf8) }
        return places
    }
}
