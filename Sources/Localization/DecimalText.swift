/// Numbers as they are written, such as `-12.5` or `1e6`.
package enum DecimalText {
    /// Whether a text is a number in digits, and no larger than a `Double` can be.
    ///
    /// ICU lays out every digit that an exponent stands for: at `1e99999999` it does not come back.
    package static func isInRange(_ text: some StringProtocol) -> Bool {
        guard !text.isEmpty, text.utf8.allSatisfy({ "+-.0123456789eE".utf8.contains($0) }) else { return false }
        return Double(text)?.isFinite ?? false
    }
}
