internal import CICU

/// A pattern with the places of its parts.
struct PatternSyntax {
    /// ICU reads nested messages by recursion and would use up a small stack.
    static let maximumDepth = 40
    static let maximumSize = 65_536

    let text: String
    let units: [UInt16]
    let parts: [PatternPart]
    /// Every use in the order of the text; what stands inside a plural's messages follows the plural.
    private(set) var arguments: [Argument] = []

    init(_ text: String) throws(MessageError) {
        self.text = text
        // A list that is made of the text's UTF-16 at once takes several times as long.
        var units: [UInt16] = []
        units.reserveCapacity(text.utf8.count)
        for unit in text.utf16 { units.append(unit) }
        self.units = units
        try PatternSyntax.checkBounds(text, units)
        parts = try PatternSyntax.parse(text, units)
        arguments = readArguments()
    }

    func substring(_ range: Range<Int>) -> String {
        // A text decodes itself of UTF-16 at many times this price.
        var bytes: [UInt8] = []
        _ = transcode(units[range].makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: false) {
            bytes.append($0)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The ranges of what is shown as it stands: no syntax, no arguments, no `#`.
    var literals: [Range<Int>] {
        var literals: [Range<Int>] = []
        var previous = 0
        var isInMessage = false
        for part in parts {
            if isInMessage, previous < part.range.lowerBound { literals.append(previous..<part.range.lowerBound) }
            switch part.kind {
            case .messageStart, .argumentLimit: isInMessage = true
            case .messageLimit, .argumentStart: isInMessage = false
            default: break
            }
            previous = part.range.upperBound
        }
        return literals
    }

    private static func checkBounds(_ text: String, _ units: [UInt16]) throws(MessageError) {
        guard units.count <= maximumSize else {
            throw MessageError(code: .tooLong, message: "a text has at most \(maximumSize) UTF-16 units", in: text)
        }
        var depth = 0
        for (offset, unit) in units.enumerated() {
            if unit == 0x7B { depth += 1 }
            if unit == 0x7D { depth = max(depth - 1, 0) }
            guard depth <= maximumDepth else {
                let message = "braces are nested more than \(maximumDepth) deep"
                throw MessageError(code: .tooDeep, message: message, offset: offset, in: text)
            }
        }
    }

    private static func parse(_ text: String, _ units: [UInt16]) throws(MessageError) -> [PatternPart] {
        var capacity = 64
        while true {
            var fault: Int32 = 0
            var status: Int32 = 0
            var parts = [CICUPart](repeating: CICUPart(), count: capacity)
            let count = Int(
                unsafe cicu_pattern_parse(units, Int32(units.count), &parts, Int32(capacity), &fault, &status))
            if status > 0 {
                let failure = ICUFailure(code: status)
                let offset = fault > 0 ? Int(fault) : PatternFault.offset(of: failure, in: units)
                throw MessageError(failure, offset: offset, in: text)
            }
            if count <= capacity {
                var known: [PatternPart] = []
                known.reserveCapacity(count)
                for part in parts.prefix(count) {
                    if let part = PatternPart(part) { known.append(part) }
                }
                return known
            }
            capacity = count
        }
    }
}
