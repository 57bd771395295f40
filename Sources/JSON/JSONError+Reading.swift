internal import CRapidJSON

extension JSONError {
    /// What the first bytes say of an encoding other than plain UTF-8; nil when they say nothing.
    init?(encodingOf bytes: [UInt8], positions: PositionTable) {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            self.init(
                .byteOrderMark, "the file begins with a byte order mark; save it as UTF-8 without one", at: 0,
                positions: positions)
        } else if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) || Self.isWide(bytes) {
            self.init(.wrongEncoding, "the file is UTF-16 or UTF-32; save it as UTF-8", at: 0, positions: positions)
        } else {
            return nil
        }
    }

    /// Explains why reading ended, by what stands where it ended.
    init(_ result: JSONReadingResult, in bytes: [UInt8], maximumDepth: Int, positions: PositionTable) {
        let place = Place(bytes: bytes, offset: result.offset)
        let (code, message) =
            Self.faultInAnyPlace(result.status, place) ?? Self.fault(result.status, place, maximumDepth)
        self.init(code, message, at: result.offset, positions: positions)
    }

    /// JSON begins with ASCII characters, whose other bytes are zero in wider units.
    private static func isWide(_ bytes: [UInt8]) -> Bool {
        switch bytes.prefix(4).map({ $0 == 0 }) {
        case [false, true], [false, true, false, true], [false, true, true, true]: true
        case [true, false], [true, false, true, false], [true, true, true, false]: true
        default: false
        }
    }

    /// What means the same wherever it stands, so that the reader's own reason says less.
    private static func faultInAnyPlace(_ status: JSONReadingStatus, _ place: Place) -> (Code, String)? {
        switch status {
        case .tooDeep, .tooLong, .numberOutOfRange, .loneSurrogate, .invalidEncoding: return nil
        case .empty where place.isEnd: return nil
        default: break
        }
        if place.byte == 0 { return (.nulByte, "the file has a NUL byte") }
        return place.isEnd ? (.unexpectedEnd, "the file ends in the middle of a value") : nil
    }

    private static func fault(_ status: JSONReadingStatus, _ place: Place, _ maximumDepth: Int) -> (Code, String) {
        switch status {
        case .tooLong:
            (.tooLong, "the file has more than 4 GiB")
        case .tooDeep:
            (.tooDeep, "objects and arrays are nested more than \(maximumDepth) deep")
        case .numberOutOfRange:
            (.numberOutOfRange, "the number is out of range: integers have 64 bits, all others are finite doubles")
        case .incompleteNumber:
            (.invalidNumber, "a digit is missing from the number")
        case .loneSurrogate:
            (.loneSurrogate, "the escape is half of a surrogate pair, and the other half is missing")
        case .invalidEncoding:
            (.invalidUTF8, "the bytes are not valid UTF-8")
        case .invalidEscape where place.byte != UInt8(ascii: "\\"):
            (.controlCharacter, "a control character in a string must be written as an escape")
        case .invalidEscape:
            (.invalidEscape, "the escape is none that JSON knows")
        case .empty where place.isEnd:
            (.empty, "the file holds no JSON value")
        default:
            structuralFault(status, place)
        }
    }

    private static func structuralFault(_ status: JSONReadingStatus, _ place: Place) -> (Code, String) {
        if place.isComment { return (.comment, "JSON has no comments") }
        if place.isTrailingComma { return (.trailingComma, "a comma must not stand before the closing bracket") }
        if place.byte == UInt8(ascii: "'") { return (.wrongQuotes, "strings are written in double quotes") }
        switch status {
        case .moreThanOneRoot: return (.contentAfterRoot, "something follows the end of the value")
        case .keyExpected: return (.keyExpected, "a key in double quotes is expected here")
        case .colonExpected: return (.colonExpected, "a colon is expected after the key")
        case .commaOrBraceExpected: return (.commaExpected, "a comma or a closing brace is expected here")
        case .commaOrBracketExpected: return (.commaExpected, "a comma or a closing bracket is expected here")
        default: break
        }
        if place.isNotANumber { return (.notANumber, "JSON has no NaN and no Infinity") }
        return (.valueExpected, "a value is expected here")
    }
}
