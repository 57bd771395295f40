import AlertCatalog
import Alerts

/// One alert in one language, ready to be filled with arguments.
final class AlertForm {
    /// What decides a form.
    ///
    /// A class that is hashed when it is made, so that one which is kept is found again in little time.
    final class Question {
        let alert: CatalogEntries.Shared
        let language: AnswerLanguage
        /// `nil` for a client that gets the whole alert.
        let abilities: ClientAbilities?
        /// `nil` where no time is shown.
        let timeZone: String?
        private let digest: Int

        init(alert: CatalogEntries.Shared, language: AnswerLanguage, abilities: ClientAbilities?, timeZone: String?) {
            self.alert = alert
            self.language = language
            self.abilities = abilities
            self.timeZone = timeZone
            var hasher = Hasher()
            hasher.combine(alert)
            hasher.combine(language)
            hasher.combine(abilities)
            hasher.combine(timeZone)
            digest = hasher.finalize()
        }
    }

    let variables: DeclaredVariables
    /// Bytes that keeping it takes, about.
    let cost: Int
    private let entry: CatalogEntry
    /// For an alert that its template cannot make.
    private let texts: ServedTexts
    private let template: AlertTemplate?

    init(_ question: Question) throws {
        let whole = question.alert.entry
        entry = question.abilities.map(whole.shown) ?? whole
        texts = ServedTexts(entry, in: question.language.served)
        variables = DeclaredVariables(entry.variables, timeZone: question.timeZone)
        // Marks stand for texts alone; a link is filled and checked while its alert is built.
        let marked = entry.fillsLinks ? nil : try EncodedAlert(entry, texts, .marked).bytes
        template = marked.flatMap { [texts] in AlertTemplate($0, texts) }
        // What ICU keeps for a pattern that is compiled again for a region is its largest part.
        cost = 2048 + 2 * (marked?.count ?? 0) + texts.patternCount * 16_384
    }

    /// The same bytes as putting the alert together, mostly without encoding anything but the arguments.
    func filled(with arguments: Arguments) throws -> EncodedAlert {
        if arguments.missing.isEmpty, let alert = template?.filled(with: arguments) { return alert }
        return try EncodedAlert(entry, texts, .formatted(arguments), missing: arguments.missing)
    }
}

extension AlertForm.Question: Hashable {
    static func == (left: AlertForm.Question, right: AlertForm.Question) -> Bool {
        if left === right { return true }
        return left.alert == right.alert && left.language == right.language && left.abilities == right.abilities
            && left.timeZone == right.timeZone
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(digest)
    }

    /// What tables ask for, which so take the digest as it is.
    func _rawHashValue(seed: Int) -> Int { digest ^ seed }
}
