/// The values of a request's header fields, of those that ``HeaderName`` lists.
///
/// A field that is repeated reads as one value, joined by `, ` in the order of the lines (RFC 9110 §5.3).
package struct HeaderFields: Sendable {
    private var values = [[UInt8]](repeating: [], count: HeaderName.allCases.count)
    /// A bit for each field that is there: one that is empty is not absent.
    private var present: UInt64 = 0

    package init() {}

    /// `nil` when the request has no such field.
    package subscript(name: HeaderName) -> [UInt8]? {
        has(name) ? values[name.rawValue] : nil
    }

    package func has(_ name: HeaderName) -> Bool { present & (1 << name.rawValue) != 0 }

    /// Lends a value without counting a reference; none is empty.
    func withBytes(of name: HeaderName, _ body: (UnsafeRawBufferPointer) -> Void) {
        unsafe values[name.rawValue].withUnsafeBytes { unsafe body($0) }
    }

    package mutating func add(_ name: HeaderName, _ value: some Collection<UInt8>) {
        unsafe Array(value).withUnsafeBytes { unsafe add(name, $0) }
    }

    /// Keeps the field if it is one that is read.
    mutating func add(name: UnsafeRawBufferPointer, value: UnsafeRawBufferPointer) {
        guard let name = unsafe HeaderName.spelt(name) else { return }
        unsafe add(name, value)
    }

    private mutating func add(_ name: HeaderName, _ value: UnsafeRawBufferPointer) {
        if has(name) {
            values[name.rawValue].append(contentsOf: ", ".utf8)
            unsafe values[name.rawValue].append(contentsOf: value)
        } else {
            unsafe values[name.rawValue].replaceAll(with: value)
            present |= 1 << name.rawValue
        }
    }

    /// Forgets all values, whose memory the next request writes over.
    mutating func removeAll() {
        present = 0
    }
}

extension [UInt8] {
    /// Writes over what is there, which mostly has the same size: the value of the same field of the last request. That
    /// takes a fifth of what removing and appending takes.
    fileprivate mutating func replaceAll(with new: UnsafeRawBufferPointer) {
        if count == new.count {
            unsafe withUnsafeMutableBytes { unsafe $0.copyMemory(from: new) }
        } else {
            removeAll(keepingCapacity: true)
            unsafe append(contentsOf: new)
        }
    }
}
