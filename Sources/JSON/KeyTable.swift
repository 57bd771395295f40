internal import Bytes

/// Finds a key among the members of an object: by looking at each while they are few, by hash when they are many.
///
/// Keys are the same when their bytes are. Swift's strings are also equal when they are only canonically equivalent
/// ("é" in one scalar or in two), which would take different keys of a text for duplicates.
struct KeyTable: Sendable {
    struct Key: Hashable, Sendable {
        let text: String

        static func == (left: Key, right: Key) -> Bool {
            left.text.utf8.hasBytes(of: right.text.utf8)
        }

        func hash(into hasher: inout Hasher) {
            text.utf8.withBytes { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        }
    }

    private static let few = 8

    private var places: [Key: Int] = [:]

    func place(of key: String, among members: [JSONObject.Member]) -> Int? {
        if members.count > Self.few { return places[Key(text: key)] }
        return members.firstIndex { $0.key.utf8.hasBytes(of: key.utf8) }
    }

    mutating func add(_ key: String, at place: Int, among members: [JSONObject.Member]) {
        if members.count == Self.few + 1 {
            places.reserveCapacity(8 * Self.few)
            for (place, member) in members.enumerated() { places[Key(text: member.key)] = place }
        } else if members.count > Self.few {
            places[Key(text: key)] = place
        }
    }
}
