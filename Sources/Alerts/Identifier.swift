/// How ids are spelt. They are never translated: apps test and count by them.
enum Identifier {
    /// Lower-case words joined by `.` or `-`, at most 128 bytes.
    static func isAlertID(_ id: String) -> Bool {
        id.utf8.count <= 128 && isWords(id) { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") }
    }

    /// `[a-z0-9]+(-[a-z0-9]+)*`
    static func isPartID(_ id: String) -> Bool {
        isWords(id) { $0 == UInt8(ascii: "-") }
    }

    private static func isWords(_ id: String, joinedBy isJoint: (UInt8) -> Bool) -> Bool {
        id.utf8.split(omittingEmptySubsequences: false, whereSeparator: isJoint)
            .allSatisfy { word in !word.isEmpty && word.allSatisfy(isLetterOrDigit) }
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: false
        }
    }
}

extension Alert {
    /// Whether this is spelt as the id of an alert: lower-case words joined by `.` or `-`, at most 128 bytes.
    public static func isValidID(_ id: String) -> Bool {
        Identifier.isAlertID(id)
    }

    /// Whether this is spelt as the id of a part, such as an action: lower-case words joined by `-`.
    package static func isValidPartID(_ id: String) -> Bool {
        Identifier.isPartID(id)
    }
}
