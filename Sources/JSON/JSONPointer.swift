/// The way from the root to one value (RFC 6901).
///
/// A pointer shares its beginning with the one that it was made from, so that pointing at every value of a text costs
/// no more than the text.
package struct JSONPointer: Sendable {
    private indirect enum Path: Sendable {
        case root
        case member(of: Path, key: String)
        case element(of: Path, index: Int)
    }

    package static let root = JSONPointer(path: .root)

    private let path: Path

    package func appending(_ key: String) -> JSONPointer {
        JSONPointer(path: .member(of: path, key: key))
    }

    package func appending(_ index: Int) -> JSONPointer {
        JSONPointer(path: .element(of: path, index: index))
    }

    /// Member names, and elements by their number, from the root on; not escaped.
    var steps: [String] {
        var steps: [String] = []
        var path = path
        while true {
            switch path {
            case .root:
                return steps.reversed()
            case .member(let parent, let key):
                steps.append(key)
                path = parent
            case .element(let parent, let index):
                steps.append(String(index))
                path = parent
            }
        }
    }

    /// The name of the member that it leads to; `nil` for an element or the root.
    package var lastKey: String? {
        if case .member(_, let key) = path { key } else { nil }
    }

    fileprivate static func escaped(_ key: String) -> String {
        var escaped = String.UnicodeScalarView()
        for scalar in key.unicodeScalars {
            switch scalar {
            case "~": escaped.append(contentsOf: "~0".unicodeScalars)
            case "/": escaped.append(contentsOf: "~1".unicodeScalars)
            default: escaped.append(scalar)
            }
        }
        return String(escaped)
    }
}

extension JSONPointer: CustomStringConvertible {
    /// The pointer as it is written: `/actions/0/effect`; the root's is empty.
    package var description: String {
        steps.map { "/" + Self.escaped($0) }.joined()
    }
}

extension JSONPointer: Hashable {
    package static func == (left: JSONPointer, right: JSONPointer) -> Bool {
        left.description == right.description
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(description)
    }
}
