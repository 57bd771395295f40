/// Why a text is not the JSON that is read here, and where.
package struct JSONError: Error, Sendable, Hashable {
    /// What is wrong, for a program. There may be more of them later.
    package struct Code: Sendable, Hashable, CustomStringConvertible {
        package let description: String

        package init(_ description: String) {
            self.description = description
        }
    }

    package let code: Code
    /// One sentence in English, without a full stop and without the place.
    package let message: String
    package let offset: Int
    package let line: Int
    package let column: Int

    init(_ code: Code, _ message: String, at offset: Int, positions: PositionTable) {
        let position = positions.position(at: offset)
        self.code = code
        self.message = message
        self.offset = offset
        self.line = position.line
        self.column = position.column
    }

    package var position: JSONPosition { JSONPosition(line: line, column: column) }
}

extension JSONError: CustomStringConvertible {
    package var description: String { "\(line):\(column): \(message)" }
}

extension JSONError.Code {
    package static let byteOrderMark = Self("byte-order-mark")
    package static let wrongEncoding = Self("wrong-encoding")
    package static let invalidUTF8 = Self("invalid-utf-8")
    package static let nulByte = Self("nul-byte")
    package static let empty = Self("empty")
    package static let tooLong = Self("too-long")
    package static let tooDeep = Self("too-deep")
    package static let unexpectedEnd = Self("unexpected-end")
    package static let contentAfterRoot = Self("content-after-root")
    package static let comment = Self("comment")
    package static let trailingComma = Self("trailing-comma")
    package static let notANumber = Self("not-a-number")
    package static let numberOutOfRange = Self("number-out-of-range")
    package static let invalidNumber = Self("invalid-number")
    package static let invalidEscape = Self("invalid-escape")
    package static let controlCharacter = Self("control-character")
    package static let loneSurrogate = Self("lone-surrogate")
    package static let wrongQuotes = Self("wrong-quotes")
    package static let valueExpected = Self("value-expected")
    package static let keyExpected = Self("key-expected")
    package static let colonExpected = Self("colon-expected")
    package static let commaExpected = Self("comma-expected")
}
