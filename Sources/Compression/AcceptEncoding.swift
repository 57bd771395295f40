/// What a client takes of codings: the field `Accept-Encoding` (RFC 9110 §12.5.3).
package struct AcceptEncoding {
    /// Weights in thousandths; what is malformed is skipped, and a coding named twice counts as first said.
    private var weights: [ContentCoding: Int] = [:]
    private var identity: Int?
    private var others: Int?

    /// - Parameter value: of the field, its lines joined; of a very long one the beginning is read.
    package init(_ value: [UInt8]) {
        let text = String(decoding: value.prefix(1024), as: UTF8.self).lowercased()
        for item in text.split(separator: ",") {
            let parts = item.split(separator: ";").map { $0.trimmed }
            guard let name = parts.first, let weight = Self.weight(in: parts.dropFirst()) else { continue }
            switch name {
            case "*": others = others ?? weight
            case "identity": identity = identity ?? weight
            case "x-gzip": weights[.gzip] = weights[.gzip] ?? weight
            default:
                guard let coding = ContentCoding(rawValue: String(name)) else { continue }
                weights[coding] = weights[coding] ?? weight
            }
        }
    }

    /// The coding that the client likes best of those offered, and of two alike the smaller one; `nil` stands for content
    /// as it is.
    ///
    /// That is also what a client gets that refuses it and takes nothing else: RFC 9110 §12.1 leaves a service free to
    /// disregard the field, and a reader is better served by an alert than by a `406`.
    package func best(of offered: [ContentCoding]) -> ContentCoding? {
        var best: (coding: ContentCoding?, weight: Int) = (nil, 0)
        for coding in ContentCoding.allCases where offered.contains(coding) {
            let weight = weights[coding] ?? others ?? 0
            if weight > best.weight { best = (coding, weight) }
        }
        // As it is weighs nothing unless it is said, so that any coding that is named goes first.
        return (identity ?? 0) > best.weight ? nil : best.coding
    }

    private static func weight(in parameters: ArraySlice<Substring>) -> Int? {
        guard let parameter = parameters.first else { return 1000 }
        guard parameter.hasPrefix("q="), let weight = Double(parameter.dropFirst(2)), (0...1).contains(weight)
        else { return nil }
        return Int(weight * 1000)
    }
}

extension Substring {
    fileprivate var trimmed: Substring {
        let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" }
        var rest = drop(while: isBlank)
        while let last = rest.last, isBlank(last) { rest.removeLast() }
        return rest
    }
}
