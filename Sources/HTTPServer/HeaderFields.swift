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
        let (name, value) = (Array(name), Array(value))
        unsafe name.withUnsafeBytes { name in
            unsafe value.withUnsafeBytes { value in unsafe add(name: name, value: value) }
        }
    }

    mutating func add(name: UnsafeRawBufferPointer, value: UnsafeRawBufferPointer) {
        for index in names.indices where unsafe names[index].isSpelt(name) {
            if values[index] == nil {
                values[index] = unsafe Array(value)
            } else {
                values[index]?.append(contentsOf: [UInt8(ascii: ","), UInt8(ascii: " ")])
                unsafe values[index]?.append(contentsOf: value)
            }
            return
        }
    }
}
