/// One step on the way to a match, for whoever asks why.
package struct MatchStep: Hashable, Sendable {
    package enum Outcome: String, Sendable {
        case matched
        /// `*` asked for the default locale, and it is offered.
        case matchedDefault
        /// ICU's best for this wish is another language, or another script, than the wish's.
        case otherLanguageOrScript
        /// The reader excluded ICU's best with `q=0`; the search went on without what is excluded.
        case excluded
        /// Nothing offered is near enough to these wishes.
        case nothingNear
    }

    package let wishes: [LanguageRange]
    package let candidate: LocaleTag?
    package let outcome: Outcome
}
