extension Int {
    /// The number of a revision, as it is written: from 1, and with no other digits or signs before it.
    init?(ofRevision text: String) {
        guard let number = Int(text), number > 0, "\(number)" == text else { return nil }
        self = number
    }

    /// The value of a query's parameter.
    ///
    /// - Throws: `malformedParameter` when it is not a whole number in the range.
    init(_ text: String, ofParameter name: some CustomStringConvertible, in range: ClosedRange<Int>) throws(Problem) {
        guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text), range.contains(number)
        else {
            throw Problem(
                .malformedParameter, "\"\(name)\" is a whole number from \(range.lowerBound) to \(range.upperBound).")
        }
        self = number
    }
}
