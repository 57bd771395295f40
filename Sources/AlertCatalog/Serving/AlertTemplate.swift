import Localization

/// The bytes of one alert in one served locale, with gaps where arguments go.
///
/// An alert is encoded once with a mark for each pattern. What is formatted later only has to be put between the
/// pieces, which costs a small part of encoding a whole alert again.
package struct AlertTemplate: Sendable {
    private enum Piece {
        case bytes(ArraySlice<UInt8>)
        case pattern(MessagePattern)
    }

    private let pieces: [Piece]
    private let size: Int

    /// `nil` when the marks do not come back each once: a text has the mark's own character in it.
    ///
    /// - Parameter encoded: the JSON of the alert that a director made with `.marked`.
    package init?(_ encoded: [UInt8], _ texts: ServedTexts) {
        let edge = Array(TextRendering.markEdge.utf8)
        var patterns = texts.patterns
        var pieces: [Piece] = []
        var rest = encoded[...]
        while let start = rest.firstRange(of: edge) {
            let marked = rest[start.upperBound...]
            guard let end = marked.firstRange(of: edge),
                let position = Int(String(decoding: marked[..<end.lowerBound], as: UTF8.self)),
                let pattern = patterns.removeValue(forKey: position)
            else { return nil }
            pieces += [.bytes(rest[..<start.lowerBound]), .pattern(pattern)]
            rest = rest[end.upperBound...]
        }
        guard patterns.isEmpty else { return nil }
        self.pieces = pieces + [.bytes(rest)]
        size = encoded.count
    }

    /// The same bytes as encoding the alert with these arguments.
    ///
    /// `nil` when a text comes out blank, since what an alert without it is, its builder decides.
    package func body(with arguments: Arguments) -> [UInt8]? {
        var body: [UInt8] = []
        body.reserveCapacity(size + 256)
        for piece in pieces {
            switch piece {
            case .bytes(let bytes): body.append(contentsOf: bytes)
            case .pattern(let pattern):
                let text = pattern.format(arguments.values, isolating: true)
                // A visible ASCII character at the front, as nearly always, saves looking at characters.
                let isVisible = text.utf8.first.map { (0x21...0x7E).contains($0) } ?? false
                if !isVisible, text.allSatisfy(\.isWhitespace) { return nil }
                body.append(escaping: Array(text.utf8))
            }
        }
        return body
    }
}

extension [UInt8] {
    /// Appends a text as the inside of a JSON string, escaped as `JSONEncoder` does.
    fileprivate mutating func append(escaping text: [UInt8]) {
        var isPlain = true
        for byte in text where byte < 0x20 || byte == 0x22 || byte == 0x5C { isPlain = false }
        if isPlain {
            append(contentsOf: text)
            return
        }
        for byte in text {
            switch byte {
            case 0x22, 0x5C: append(contentsOf: [0x5C, byte])
            case 0x08: append(contentsOf: "\\b".utf8)
            case 0x09: append(contentsOf: "\\t".utf8)
            case 0x0A: append(contentsOf: "\\n".utf8)
            case 0x0C: append(contentsOf: "\\f".utf8)
            case 0x0D: append(contentsOf: "\\r".utf8)
            case 0..<0x20: append(contentsOf: "\\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))".utf8)
            default: append(byte)
            }
        }
    }
}
