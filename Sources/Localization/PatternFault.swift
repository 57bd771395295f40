internal import CICU

/// Finds the place of those faults of a pattern for which ICU gives none.
enum PatternFault {
    /// The brace that is never closed, or the smallest argument that by itself fails in the same way.
    static func offset(of failure: ICUFailure, in units: [UInt16]) -> Int {
        let braces = matchBraces(in: units)
        if failure.name == "U_UNMATCHED_BRACES" { return braces.open.last ?? 0 }
        let faulty = braces.closed.first { status(of: Array(units[$0])) == failure.code }
        return faulty?.lowerBound ?? 0
    }

    /// The closed pairs, inner ones first, and the braces that stay open; what is quoted does not count.
    private static func matchBraces(in units: [UInt16]) -> (closed: [Range<Int>], open: [Int]) {
        var closed: [Range<Int>] = []
        var open: [Int] = []
        var isQuoted = false
        for (offset, unit) in units.enumerated() {
            switch unit {
            case 0x27: isQuoted = !isQuoted && offset + 1 < units.count && [0x7B, 0x7D].contains(units[offset + 1])
            case 0x7B where !isQuoted: open.append(offset)
            case 0x7D where !isQuoted: if let start = open.popLast() { closed.append(start..<offset + 1) }
            default: break
            }
        }
        return (closed, open)
    }

    private static func status(of units: [UInt16]) -> Int32 {
        var fault: Int32 = 0
        var status: Int32 = 0
        var parts = CICUPart()
        _ = unsafe cicu_pattern_parse(units, Int32(units.count), &parts, 1, &fault, &status)
        return status
    }
}
