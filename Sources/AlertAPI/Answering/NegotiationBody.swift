import AlertCatalog
import Localization

/// How the language of an answer was chosen, as `explain=1` writes it.
struct NegotiationBody: Encodable {
    struct Step: Encodable {
        let wishes: [String]
        let candidate: String?
        let outcome: String
    }

    struct Match: Encodable {
        let wish: String
        let locale: String
    }

    let wishes: [String]
    let excluded: [String]
    let candidates: [String]
    let steps: [Step]
    let match: Match?
    let rule: String
    let locale: String
    let formattingLocale: String

    init(_ negotiation: Negotiation, wishes: LanguageWishes) {
        self.wishes = wishes.ranges.map(\.description)
        excluded = wishes.excluded.map(\.description)
        candidates = negotiation.candidates.map(\.identifier)
        steps = negotiation.steps.map { step in
            Step(
                wishes: step.wishes.map(\.description), candidate: step.candidate?.identifier,
                outcome: step.outcome.rawValue)
        }
        match = negotiation.match.map { Match(wish: $0.desired.identifier, locale: $0.supported.identifier) }
        rule = negotiation.rule.rawValue
        locale = negotiation.locale.identifier
        formattingLocale = negotiation.formatting.identifier
    }
}
