/// An answer as it came over the wire.
struct RawAnswer {
    let status: Int
    /// In the order of the lines.
    let fields: [(name: String, value: String)]
    var body = ""

    /// - Parameter head: status line and field lines; what is not a status line reads as status 0.
    init(head: String) {
        let lines = head.split(separator: "\r\n")
        let words = lines.first?.split(separator: " ") ?? []
        status = words.first?.hasPrefix("HTTP/1.") == true && words.count > 1 ? Int(words[1]) ?? 0 : 0
        fields = lines.dropFirst().map { line in
            let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            let value = parts.count > 1 ? parts[1].drop { $0 == " " } : ""
            return (name: parts[0].lowercased(), value: String(value))
        }
    }

    /// - Parameter name: in lower case.
    subscript(name: String) -> String? {
        fields.first { $0.name == name }?.value
    }

    var contentLength: Int {
        self["content-length"].flatMap { Int($0) } ?? 0
    }

    /// The fields that do not depend on when it was sent, for comparing.
    var lastingFields: [String] {
        fields.filter { $0.name != "date" }.map { "\($0.name): \($0.value)" }
    }
}
