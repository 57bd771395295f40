/// Reads what a target escapes (RFC 3986 §2.1).
enum PercentEncoding {
    /// Appends a decoded part, and answers where it stands.
    static func decode(
        _ text: ArraySlice<UInt8>, plusIsSpace: Bool, to bytes: inout [UInt8]
    ) throws(RequestTarget.Fault) -> Range<Int> {
        let start = bytes.count
        if text.allSatisfy(\.isPlain) {
            bytes.append(contentsOf: text)
            return start..<bytes.count
        }
        var index = text.startIndex
        while index < text.endIndex {
            var byte = text[index]
            if byte == UInt8(ascii: "%") {
                guard index + 2 < text.endIndex, let high = hexadecimal(text[index + 1]),
                    let low = hexadecimal(text[index + 2])
                else { throw .badEscape }
                byte = high << 4 | low
                index += 2
            } else if byte == UInt8(ascii: "+"), plusIsSpace {
                byte = UInt8(ascii: " ")
            }
            guard byte != 0 else { throw .nul }
            bytes.append(byte)
            index += 1
        }
        guard String(validating: bytes[start...], as: UTF8.self) != nil else { throw .invalidUTF8 }
        return start..<bytes.count
    }

    private static func hexadecimal(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
