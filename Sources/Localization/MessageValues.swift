/// The values of a message's arguments by name: few, so that looking through them costs less than hashing names.
package struct MessageValues: Sendable, ExpressibleByDictionaryLiteral {
    /// Not a tuple, which the runtime destroys part by part.
    private struct Pair {
        let name: String
        let value: MessageValue
    }

    private var pairs: [Pair] = []

    package init(minimumCapacity: Int) {
        pairs.reserveCapacity(minimumCapacity)
    }

    /// Names are distinct.
    package init(dictionaryLiteral elements: (String, MessageValue)...) {
        pairs = elements.map { Pair(name: $0.0, value: $0.1) }
    }

    package init(_ values: [String: MessageValue]) {
        pairs = values.map { Pair(name: $0.key, value: $0.value) }
    }

    package subscript(name: String) -> MessageValue? {
        for index in pairs.indices where pairs[index].name == name { return pairs[index].value }
        return nil
    }

    /// Adds a value under a name that has none.
    package mutating func add(_ name: String, _ value: consuming MessageValue) {
        pairs.append(Pair(name: name, value: value))
    }

    func filter(_ isIncluded: (String, MessageValue) -> Bool) -> MessageValues {
        var filtered = self
        filtered.pairs.removeAll { !isIncluded($0.name, $0.value) }
        return filtered
    }
}
