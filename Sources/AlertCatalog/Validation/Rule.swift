/// One rule that a catalog is held against: what a diagnostic's code stands for.
package struct Rule: Sendable {
    /// Whose rule it is.
    package enum Platform: String, Sendable, CaseIterable {
        case uiKit = "UIKit"
        case swiftUI = "SwiftUI"
        case android = "Android"
        case material = "Material 3"
        case aria = "WAI-ARIA"
    }

    /// Stable: definitions silence by it.
    package let code: String
    /// The gravest that it is reported with. A text's fault is an error in the source locale and elsewhere a warning.
    package let severity: Diagnostic.Severity
    /// `nil` for a rule of the catalog itself, which holds wherever the alert is shown.
    package let platform: Platform?
    /// One sentence.
    package let reason: String
    /// Where it is documented.
    package let source: String

    /// An error of the catalog's own.
    init(_ code: String, _ reason: String, source: String) {
        self.init(code, .error, reason, source: source)
    }

    init(
        _ code: String, _ severity: Diagnostic.Severity, on platform: Platform? = nil, _ reason: String,
        source: String
    ) {
        self.code = code
        self.severity = severity
        self.platform = platform
        self.reason = reason
        self.source = source
    }

    /// Every code that there is, sorted.
    package static let all = [files, reading, drafts, silencing, building, texts, wording, platforms]
        .flatMap(\.self).sorted { $0.code < $1.code }

    private static let byCode = Dictionary(all.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })

    package static func named(_ code: String) -> Rule? { byCode[code] }

    /// Whether a definition can silence it: what would crash or strand somebody is never silent. A text's fault takes
    /// the alert out of one locale, which can be meant, and is never silent in the source locale.
    var canBeSilenced: Bool { severity != .error || Self.ofOneLocale.contains(code) }

    private static let ofOneLocale = Set(texts.map(\.code))
        .subtracting(["text.missing-in-source", "text.both-own-and-shared", "text.unknown-key"])
}
