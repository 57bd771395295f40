extension PatternSyntax {
    /// A use of an argument with the range of its whole text, braces included, and of its name.
    struct Argument {
        let use: MessageArgumentUse
        let range: Range<Int>
        let name: Range<Int>
        /// The style as it is written, for a simple argument.
        let style: Range<Int>?
        let isNested: Bool
    }

    func readArguments() -> [Argument] {
        var depth = 0
        return parts.indices.compactMap { index in
            switch parts[index].kind {
            case .messageStart: depth += 1
            case .messageLimit: depth -= 1
            case .argumentStart: return argument(at: index, isNested: depth > 1)
            default: break
            }
            return nil
        }
    }

    private func argument(at index: Int, isNested: Bool) -> Argument {
        let start = parts[index]
        let name = parts[index + 1].range
        let style = parts[index..<start.limit].dropFirst(3).first { $0.kind == .argumentStyle }
        let use = MessageArgumentUse(
            name: substring(name), kind: kind(at: index, style: style), offset: start.range.lowerBound)
        let range = start.range.lowerBound..<parts[start.limit].range.upperBound
        return Argument(use: use, range: range, name: name, style: style?.range, isNested: isNested)
    }

    private func kind(at index: Int, style: PatternPart?) -> MessageArgumentUse.Kind {
        switch parts[index].argumentType {
        case .none: return .plain
        case .choice: return .choice
        case .plural: return .plural(selectors: selectors(at: index))
        case .select: return .select(selectors: selectors(at: index))
        case .selectOrdinal: return .selectOrdinal(selectors: selectors(at: index))
        case .simple:
            let written = (style.map { substring($0.range) } ?? "").drop(while: \.isWhitespace)
            switch substring(parts[index + 2].range).lowercased() {
            case "date": return .date(style: String(written))
            case "time": return .time(style: String(written))
            default: return .number(style: String(written))
            }
        }
    }

    private func selectors(at index: Int) -> [String] {
        var selectors: [String] = []
        var place = index + 2
        while place < parts[index].limit {
            if parts[place].kind == .selector { selectors.append(substring(parts[place].range)) }
            place = parts[place].kind == .messageStart ? parts[place].limit + 1 : place + 1
        }
        return selectors
    }
}
