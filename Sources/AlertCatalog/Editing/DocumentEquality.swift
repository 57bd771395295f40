import JSON

extension [UInt8] {
    /// Whether two documents say the same, whatever their blanks, escapes and order of members.
    package func isSameDocument(as other: [UInt8]) -> Bool {
        if trimmed == other.trimmed { return true }
        guard let own = try? JSONDocument(parsing: self), let other = try? JSONDocument(parsing: other) else {
            return false
        }
        // Of a key that stands twice one value would not be looked at.
        return own.duplicates.isEmpty && other.duplicates.isEmpty && own.root == other.root
    }

    /// Without the blanks and line ends around it, which a document loses inside of another.
    package var trimmed: ArraySlice<UInt8> {
        let start = firstIndex { $0 > 0x20 } ?? endIndex
        let end = lastIndex { $0 > 0x20 } ?? startIndex
        return start <= end && start < endIndex ? self[start...end] : []
    }
}
