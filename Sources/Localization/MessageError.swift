/// Why a text is not a message, or could not be formatted.
package struct MessageError: Error, Hashable, Sendable, CustomStringConvertible {
    package struct Code: RawRepresentable, Hashable, Sendable {
        package let rawValue: String

        package init(rawValue: String) {
            self.rawValue = rawValue
        }

        package static let syntax = Code(rawValue: "syntax")
        package static let unmatchedBrace = Code(rawValue: "unmatched-brace")
        package static let missingOther = Code(rawValue: "missing-other")
        /// A type or a style that ICU does not know, such as `{n, nummer}` or a broken `::` skeleton.
        package static let badStyle = Code(rawValue: "bad-style")
        package static let tooDeep = Code(rawValue: "too-deep")
        package static let tooLong = Code(rawValue: "too-long")
        /// A value of a kind that its place cannot take.
        package static let badValue = Code(rawValue: "bad-value")
        package static let library = Code(rawValue: "library")
    }

    package let code: Code
    package let message: String
    /// Where the fault begins, in UTF-16 units of the pattern.
    package let offset: Int
    /// The same place as people count, from 1; a column is a character as a reader sees it.
    package let line: Int
    package let column: Int

    init(code: Code, message: String, offset: Int = 0, in pattern: String = "") {
        self.code = code
        self.message = message
        self.offset = offset
        (line, column) = MessageError.place(of: offset, in: pattern)
    }

    package var description: String { "\(line):\(column): \(message)" }

    private static func place(of offset: Int, in pattern: String) -> (line: Int, column: Int) {
        let end = pattern.utf16.index(pattern.startIndex, offsetBy: offset, limitedBy: pattern.endIndex)
        let before = pattern[..<(end ?? pattern.endIndex)]
        let line = before.split(separator: "\n", omittingEmptySubsequences: false)
        return (max(line.count, 1), (line.last?.count ?? 0) + 1)
    }
}
