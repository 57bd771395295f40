import Cryptography
import Localization

/// The bytes of one alert in one served locale, with gaps where arguments go.
///
/// An alert is encoded once with a mark for each pattern. What is formatted later only has to be put between the
/// pieces, which costs a small part of encoding a whole alert again.
package struct AlertTemplate: Sendable {
    private enum Piece {
        case bytes([UInt8])
        case pattern(MessagePattern)
    }

    private let pieces: [Piece]
    private let opening: Fingerprint.Opening
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
            pieces += [.bytes(Array(rest[..<start.lowerBound])), .pattern(pattern)]
            rest = rest[end.upperBound...]
        }
        guard patterns.isEmpty else { return nil }
        self.pieces = pieces + [.bytes(Array(rest))]
        opening = if case .bytes(let bytes)? = self.pieces.first { .init(bytes) } else { .init([]) }
        size = encoded.count
    }

    /// The same bytes as encoding the alert with these arguments.
    ///
    /// `nil` when a text comes out blank, since what an alert without it is, its builder decides.
    package func filled(with arguments: Arguments) -> EncodedAlert? {
        var body: [UInt8] = []
        body.reserveCapacity(size + 256)
        for piece in pieces {
            switch piece {
            case .bytes(let bytes): body.append(contentsOf: bytes)
            case .pattern(let pattern):
                let start = body.count
                pattern.append(arguments.values, isolating: true, to: &body)
                if body.isBlank(from: start) { return nil }
                body.escape(from: start)
            }
        }
        return EncodedAlert(body, fingerprint: opening.characters(of: body))
    }
}

extension [UInt8] {
    /// Whether what stands from here on is a text with nothing to see in it.
    fileprivate func isBlank(from start: Int) -> Bool {
        // A visible ASCII character at the front, as nearly always, saves looking at characters.
        if start < count, (0x21...0x7E).contains(self[start]) { return false }
        return String(decoding: self[start...], as: UTF8.self).allSatisfy(\.isWhitespace)
    }

    /// Makes what stands from here on the inside of a JSON string, escaped as `JSONEncoder` does.
    fileprivate mutating func escape(from start: Int) {
        guard self[start...].contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }) else { return }
        let text = Array(self[start...])
        removeSubrange(start...)
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
