import JSON

/// What a definition does not want to hear: `"silence": {"action.too-many": "only iOS shows it"}`.
struct Silences {
    private let document: SourceDocument
    /// The codes that are silenced rightly.
    private var codes: [String] = []

    /// Reports what cannot be silenced.
    init(of document: SourceDocument) {
        self.document = document
        guard let value = document.json.root["silence"],
            var object = ObjectReader(value, at: Self.place, in: document)
        else { return }
        for code in object.keys {
            guard let reason = object.string(code) else { continue }
            if isRight(code, reason: reason) { codes.append(code) }
        }
    }

    private static let place = JSONPointer.root.appending("silence")

    private func isRight(_ code: String, reason: String) -> Bool {
        let place = Self.place.appending(code)
        guard let rule = Rule.named(code) else {
            document.report("silence.unknown-rule", at: place, "there is no rule \"\(code)\"")
            return false
        }
        guard rule.canBeSilenced else {
            document.report("silence.error", at: place, "\"\(code)\" is an error, which cannot be silenced")
            return false
        }
        guard !reason.allSatisfy(\.isWhitespace) else {
            document.report("silence.no-reason", at: place, "say why \"\(code)\" is silenced")
            return false
        }
        return true
    }

    /// The document's findings without those that are silenced.
    func audible() -> [Diagnostic] {
        for code in codes where !document.diagnostics.contains(where: { $0.code == code }) {
            document.report("silence.unused", .info, at: Self.place.appending(code), "\"\(code)\" found nothing here")
        }
        return document.diagnostics.filter { !codes.contains($0.code) || $0.severity == .error }
    }
}
