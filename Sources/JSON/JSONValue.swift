/// One value of a JSON text, and where it begins.
///
/// Two values are equal when their canonical bytes are: places, order of members and spelling do not count.
package struct JSONValue: Sendable {
    package enum Content: Sendable {
        case null
        case bool(Bool)
        /// Every number that is mathematically a 64-bit integer, however it is written: `1`, `1.0` and `10e-1` are one.
        case integer(Int64)
        case number(Double)
        case string(String)
        case array([JSONValue])
        case object(JSONObject)
    }

    package let content: Content
    /// The offset of the first byte in the text that this value came from.
    package let offset: Int

    package init(_ content: Content, offset: Int = 0) {
        self.content = content
        self.offset = offset
    }

    /// What the value is, with its article, for a message: "a string", "an object".
    package var kind: String {
        switch content {
        case .null: "null"
        case .bool: "a boolean"
        case .integer: "an integer"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}

extension JSONValue {
    package var isNull: Bool {
        if case .null = content { true } else { false }
    }

    package var bool: Bool? {
        if case .bool(let value) = content { value } else { nil }
    }

    package var integer: Int64? {
        if case .integer(let value) = content { value } else { nil }
    }

    /// Any number, an integer too.
    package var number: Double? {
        switch content {
        case .integer(let value): Double(value)
        case .number(let value): value
        default: nil
        }
    }

    package var string: String? {
        if case .string(let value) = content { value } else { nil }
    }

    package var array: [JSONValue]? {
        if case .array(let value) = content { value } else { nil }
    }

    package var object: JSONObject? {
        if case .object(let value) = content { value } else { nil }
    }

    /// The member of an object; nil for what is no object.
    package subscript(key: String) -> JSONValue? {
        object?[key]
    }
}

extension JSONValue: Equatable {
    package static func == (left: JSONValue, right: JSONValue) -> Bool {
        left.encoded() == right.encoded()
    }
}
