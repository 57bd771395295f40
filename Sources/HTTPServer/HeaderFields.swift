/// The values of those request header fields that a listener was told to read; the others are never copied.
///
/// A field that is repeated reads as one value, joined by `, ` in the order of the lines (RFC 9110 §5.3).
package struct HeaderFields: Sendable {
    private let names: [HeaderName]
    private var values: [[UInt8]?]

    package init(reading names: [HeaderName]) {
        self.names = names
        values = Array(repeating: nil, count: names.count)
    }

    /// `nil` when the request has no such field; an empty value is not `nil`.
    package subscript(name: HeaderName) -> [UInt8]? {
        guard let index = names.firstIndex(of: name) else { return nil }
        return values[index]
    }

    /// Keeps the value if the name is one of those to read.
    package mutating func add(name: some Collection<UInt8>, value: some Collection<UInt8>) {
        guard let index = names.firstIndex(where: { $0.bytes.isName(name) }) else { return }
        if values[index] == nil {
            values[index] = Array(value)
        } else {
            values[index]?.append(contentsOf: [UInt8(ascii: ","), UInt8(ascii: " ")])
            values[index]?.append(contentsOf: value)
        }
    }
}

extension [UInt8] {
    /// Whether `name`, in any case, is this name in lower case.
    fileprivate func isName(_ name: some Collection<UInt8>) -> Bool {
        guard count == name.count else { return false }
        return zip(self, name).allSatisfy { lower, byte in
            lower == byte || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) && lower == byte | 0x20
        }
    }
}
