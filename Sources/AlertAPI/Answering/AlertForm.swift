import AlertCatalog
import Alerts

/// One alert in one language, ready to be filled with arguments.
final class AlertForm {
    /// What decides a form.
    struct Question: Hashable {
        let alert: CatalogEntries.Shared
        let language: AnswerLanguage
        /// `nil` for a client that gets the whole alert.
        let abilities: ClientAbilities?
        /// `nil` where no time is shown.
        let timeZone: String?
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
