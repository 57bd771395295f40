/// The members of an object in the order of the text, each key once.
package struct JSONObject: Sendable {
    package struct Member: Sendable {
        package let key: String
        /// The offset of the key's opening quote.
        package let keyOffset: Int
        package var value: JSONValue

        package init(key: String, keyOffset: Int = 0, value: JSONValue) {
            self.key = key
            self.keyOffset = keyOffset
            self.value = value
        }
    }

    package private(set) var members: [Member] = []
    private var places = KeyTable()

    package init() {}

    /// Of members with one key the first is kept.
    package init(_ members: [Member]) {
        for member in members { append(member) }
    }

    package var isEmpty: Bool { members.isEmpty }
    package var count: Int { members.count }
    package var keys: [String] { members.map(\.key) }

    package subscript(key: String) -> JSONValue? {
        member(key)?.value
    }

    /// A member with its place, for a message about the key itself.
    package func member(_ key: String) -> Member? {
        place(of: key).map { members[$0] }
    }

    /// Adds a member unless its key is there: then nothing changes, and the first member is the answer.
    @discardableResult
    package mutating func append(_ member: Member) -> Member? {
        if let first = self.member(member.key) { return first }
        // Most objects have a few.
        if members.isEmpty { members.reserveCapacity(4) }
        members.append(member)
        places.add(member.key, at: members.count - 1, among: members)
        return nil
    }

    /// Puts the value in the place of the one that its key has, or at the end.
    package mutating func replace(_ member: Member) {
        if let place = place(of: member.key) {
            members[place] = member
        } else {
            append(member)
        }
    }

    /// The place of a key's member among them.
    package func place(of key: String) -> Int? {
        places.place(of: key, among: members)
    }
}
