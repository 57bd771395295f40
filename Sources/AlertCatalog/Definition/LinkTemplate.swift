/// A link that may have arguments in it: `https://help.example.com/orders/{order}`.
struct LinkTemplate: Sendable {
    private enum Piece {
        case literal(Substring)
        case argument(String)
    }

    private let pieces: [Piece]

    /// `nil` when a brace has no partner, or holds what is no name.
    init?(_ link: String) {
        var pieces: [Piece] = []
        var rest = link[...]
        while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
            guard rest[brace] == "{", let end = rest[brace...].firstIndex(of: "}") else { return nil }
            let name = rest[rest.index(after: brace)..<end]
            guard !name.isEmpty, name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }) else {
                return nil
            }
            pieces += [.literal(rest[..<brace]), .argument(String(name))]
            rest = rest[end...].dropFirst()
        }
        self.pieces = pieces + [.literal(rest)]
    }

    var arguments: [String] {
        pieces.compactMap { if case .argument(let name) = $0 { name } else { nil } }
    }

    /// Whether an argument could choose the scheme or the host, or a part of them.
    var decidesPlace: Bool {
        guard pieces.count > 1, case .literal(let start)? = pieces.first else { return false }
        guard let colon = start.firstIndex(of: ":") else { return true }
        let rest = start[colon...].dropFirst()
        // Arguments that are empty could bring slashes together, and what follows them would be a host.
        guard rest.hasPrefix("//") else { return filled { _ in "" }[colon...].hasPrefix("://") }
        return !rest.dropFirst(2).contains { "/?#".contains($0) }
    }

    /// - Parameter value: what an argument stands for; it is escaped, so that it stays one part of the link.
    func filled(_ value: (String) -> String) -> String {
        pieces.map { piece in
            switch piece {
            case .literal(let text): String(text)
            case .argument(let name): value(name).percentEncoded
            }
        }.joined()
    }
}
