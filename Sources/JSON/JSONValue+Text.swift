extension JSONValue {
    /// The bytes of this value, as its author wrote them.
    ///
    /// - Parameter text: all of the text that the value was read from.
    package func text(in text: [UInt8]) -> ArraySlice<UInt8> {
        var depth = 0
        var isInString = false
        var index = offset
        while index < text.count {
            let byte = text[index]
            index += 1
            if isInString {
                if byte == UInt8(ascii: "\\") { index += 1 }
                if byte == UInt8(ascii: "\"") { isInString = false }
            } else {
                switch byte {
                case UInt8(ascii: "\""): isInString = true
                case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
                case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
                default: break
                }
            }
            if depth == 0, !isInString, byte.endsValue(before: index < text.count ? text[index] : nil) {
                return text[offset..<index]
            }
        }
        return text[offset...]
    }
}

extension UInt8 {
    /// Whether a value whose last byte this is ends here: always at a bracket or a quote, and else before what no number
    /// and no word goes on with.
    fileprivate func endsValue(before next: UInt8?) -> Bool {
        if self == UInt8(ascii: "}") || self == UInt8(ascii: "]") || self == UInt8(ascii: "\"") { return true }
        guard let next else { return true }
        return next <= 0x20 || [UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]")].contains(next)
    }
}
