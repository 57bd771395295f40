/// A strong entity tag (RFC 9110 §8.8.3): the text between its quotes.
package struct EntityTag: Sendable, Equatable, CustomStringConvertible {
    package let opaque: String

    package init(opaque: String) {
        self.opaque = opaque
    }

    /// As the header fields write it, in quotes.
    package var description: String { "\"\(opaque)\"" }

    /// Whether an `If-None-Match` value holds this tag, by weak comparison (RFC 9110 §13.1.2), or is `*`.
    ///
    /// What is not a list of tags is read as far as it is one: a broken condition only costs a full answer.
    package func matches(ifNoneMatch value: [UInt8]) -> Bool {
        var reader = value[...]
        reader.skip { $0.isBlankOrComma }
        if reader.first == UInt8(ascii: "*") {
            return reader.dropFirst().allSatisfy(\.isBlankOrComma)
        }
        while !reader.isEmpty {
            if reader.starts(with: "W/".utf8) { reader.removeFirst(2) }
            guard reader.popFirst() == UInt8(ascii: "\""),
                let close = reader.firstIndex(of: UInt8(ascii: "\""))
            else { return false }
            if reader[..<close].elementsEqual(opaque.utf8) { return true }
            reader = reader[(close + 1)...]
            reader.skip { $0.isBlankOrComma }
        }
        return false
    }
}

extension ArraySlice<UInt8> {
    fileprivate mutating func skip(while condition: (UInt8) -> Bool) {
        self = drop(while: condition)
    }
}

extension UInt8 {
    fileprivate var isBlankOrComma: Bool {
        self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == UInt8(ascii: ",")
    }
}
