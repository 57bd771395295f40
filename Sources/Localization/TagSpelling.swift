/// The outer form of a language tag, looked at before ICU is: ASCII letters, digits and separators, within bounds.
struct TagSpelling {
    private static let maximumSubtags = 16

    /// In lower case, with `-` between the subtags.
    let text: String

    /// Stops at the first byte that no tag can have, so that junk costs no more than its good beginning.
    init?(_ bytes: some Collection<UInt8>) {
        var spelling: [UInt8] = []
        var subtags = 1
        var size = 0
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "-"), UInt8(ascii: "_"):
                guard size > 0 else { return nil }
                subtags += 1
                size = 0
                spelling.append(UInt8(ascii: "-"))
            case UInt8(ascii: "A")...UInt8(ascii: "Z"):
                size += 1
                spelling.append(byte | 0x20)
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
                size += 1
                spelling.append(byte)
            default:
                return nil
            }
            guard size <= 8, subtags <= Self.maximumSubtags, spelling.count <= LocaleTag.maximumSize else { return nil }
        }
        guard size > 0, let first = spelling.first, first > UInt8(ascii: "9") else { return nil }
        text = String(decoding: spelling, as: UTF8.self)
    }
}
