import AlertCatalog
import JSON

/// Puts a JSON object together of values, and of texts that are JSON already and stay as their authors wrote them.
struct JSONMembers {
    private var bytes: [UInt8] = []

    /// The object.
    var object: [UInt8] { [UInt8(ascii: "{")] + bytes + [UInt8(ascii: "}")] }

    /// Adds a member; `nil` adds none.
    mutating func add(_ key: String, _ value: (some Encodable)?) {
        guard let value else { return }
        add(key, json: CanonicalJSON.encode(value))
    }

    mutating func add(_ key: String, _ value: JSONValue?) {
        guard let value else { return }
        add(key, json: value.encoded())
    }

    /// - Parameter json: a text that is JSON.
    mutating func add(_ key: String, json: [UInt8]) {
        if !bytes.isEmpty { bytes.append(UInt8(ascii: ",")) }
        bytes.append(contentsOf: CanonicalJSON.encode(key))
        bytes.append(UInt8(ascii: ":"))
        bytes.append(contentsOf: json)
    }

    mutating func add(_ key: String, _ objects: [JSONMembers]) {
        add(
            key,
            json: [UInt8(ascii: "[")] + objects.map(\.object).joined(separator: [UInt8(ascii: ",")])
                + [UInt8(ascii: "]")])
    }
}
