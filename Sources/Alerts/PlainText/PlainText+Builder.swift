extension PlainText {
    /// Builds an alert's text under the same contract and the same rules as the alert itself.
    ///
    /// ```swift
    /// let text = try PlainText.Builder(id: "journal.write-completed")
    ///     .withTitle("Saved")
    ///     .addConfirmAction("OK")
    ///     .build()
    /// ```
    public struct Builder: AlertDrafting, Sendable {
        public var draft: AlertDraft

        public init(draft: AlertDraft) {
            self.draft = draft
        }

        public func build() throws(Alert.BuildError) -> PlainText {
            PlainText(try draft.finished())
        }
    }
}
