import JSON

extension ObjectReader {
    /// A whole number; one out of the range is reported and reads as absent.
    mutating func integer(_ key: String, in range: ClosedRange<Int>) -> Int? {
        guard let value = value(key) else { return nil }
        guard let number = value.number, number == number.rounded() else {
            document.reportKind(of: value, at: pointer.appending(key), expected: "a whole number")
            return nil
        }
        if let number = Int(exactly: number), range.contains(number) { return number }
        document.report(
            "member.out-of-range", at: pointer.appending(key),
            "\"\(key)\" is from \(range.lowerBound) to \(range.upperBound)")
        return nil
    }

    mutating func requiredInteger(_ key: String, in range: ClosedRange<Int>) -> Int? {
        guard value(key) != nil else {
            document.report("member.missing", at: pointer, "\"\(key)\" is missing")
            return nil
        }
        return integer(key, in: range)
    }
}
