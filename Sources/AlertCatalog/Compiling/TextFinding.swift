import Localization

/// What is wrong with one text, before it is known where the text stands.
struct TextFinding {
    enum Weight {
        /// The text cannot be served: an error in the source locale; elsewhere the alert is not served in that locale.
        case fault
        /// The text is served all the same.
        case remark(Diagnostic.Severity)
    }

    let code: String
    let weight: Weight
    /// The end of a sentence that names the text.
    let message: String

    init(_ code: String, _ weight: Weight = .fault, _ message: String) {
        self.code = code
        self.weight = weight
        self.message = message
    }

    var isFault: Bool { if case .fault = weight { true } else { false } }

    /// - Parameter text: the text as people call it: `the text "title"`.
    func report(about text: String, in locale: LocaleTag, isSource: Bool, at place: SourceDocument.Place) {
        switch weight {
        case .fault:
            place.report(code, isSource ? .error : .warning, "\(text) cannot be served in \(locale): \(message)")
        case .remark(let severity):
            place.report(code, severity, "\(text) in \(locale): \(message)")
        }
    }
}
