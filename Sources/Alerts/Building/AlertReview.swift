/// An alert with everything that makes it impossible, for those who check alerts before any is shown.
package struct AlertReview: Sendable {
    package let alert: Alert
    package let faults: [Alert.BuildError]

    /// Told the same as any other builder, it hides no fault behind the first.
    package struct Builder: AlertDrafting, Sendable {
        package var draft: AlertDraft

        package init(draft: AlertDraft) {
            self.draft = draft
        }

        package func build() throws(Alert.BuildError) -> AlertReview {
            let (alert, faults) = draft.reviewed
            return AlertReview(alert: alert, faults: faults)
        }
    }
}
