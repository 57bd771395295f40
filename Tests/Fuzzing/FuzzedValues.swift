import Localization

/// Values of every kind, made of bytes: one chooses the kind, those up to the next NUL are the value.
struct FuzzedValues {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) {
        rest = bytes
    }

    /// Texts when the bytes have come to their end.
    mutating func next() -> MessageValue {
        let kind = rest.popFirst() ?? 0
        let bytes = rest.prefix { $0 != 0 }
        rest = rest.dropFirst(bytes.count + 1)
        let text = String(decoding: bytes, as: UTF8.self)
        let words = text.split(separator: " ", maxSplits: 1).map(String.init)
        let number = Double(words.first ?? "") ?? 1.5
        return switch kind {
        case UInt8(ascii: "i"): .integer(Int64(text) ?? Int64(bytes.count))
        case UInt8(ascii: "n"): .number(number)
        case UInt8(ascii: "d"): .decimal(text)
        case UInt8(ascii: "c"): .currency(amount: words.first ?? "", code: words.last ?? "")
        case UInt8(ascii: "D"): .date(milliseconds: number, timeZone: words.count > 1 ? words[1] : nil)
        case UInt8(ascii: "T"): .dateTime(milliseconds: number, timeZone: words.count > 1 ? words[1] : nil)
        default: .text(text)
        }
    }
}
