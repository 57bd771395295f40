import Foundation

/// An answer as it came over the wire.
struct Answer {
    let status: Int
    /// In the order of the lines, with names in lower case.
    let fields: [(name: String, value: String)]
    let body: [UInt8]

    /// `nil` when the bytes do not begin with a whole head.
    init?(parsing bytes: [UInt8]) {
        guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else { return nil }
        let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).split(separator: "\r\n")
        guard let first = lines.first, first.hasPrefix("HTTP/1.1 "), let status = Int(first.dropFirst(9).prefix(3))
        else {
            return nil
        }
        self.status = status
        fields = lines.dropFirst().map { line in
            let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            let value = parts.count > 1 ? parts[1].drop { $0 == " " } : ""
            return (name: parts[0].lowercased(), value: String(value))
        }
        body = Array(bytes[end.upperBound...])
    }

    /// - Parameter name: in lower case.
    subscript(name: String) -> String? {
        fields.first { $0.name == name }?.value
    }

    /// The fields that do not depend on when it was sent, for comparing.
    var lastingFields: [String] {
        fields.filter { $0.name != "date" }.map { "\($0.name): \($0.value)" }
    }

    var text: String { String(decoding: body, as: UTF8.self) }

    func decoded<Value: Decodable>(_: Value.Type = Value.self) throws -> Value {
        try JSONDecoder().decode(Value.self, from: Data(body))
    }
}
