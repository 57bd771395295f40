import JSON
import Localization

/// A place of an alert that shows a text, and all that is known of it before the text is: it is the same in every locale.
///
/// An object, since it is looked at once for each locale.
final class TextSlot {
    let key: String
    /// For a key that takes its text from the shared tables.
    let shared: SharedSlot?
    /// Whether the definition says which shared text it is.
    let isUsed: Bool
    /// Where the alert's own texts have it; `nil` when no locale has one, and for a shared text.
    let column: Int?
    let rules: TextRules

    init(_ key: String, shared: SharedSlot?, isUsed: Bool, column: Int?) {
        self.key = key
        self.shared = shared
        self.isUsed = isUsed
        self.column = shared == nil ? column : nil
        rules = TextRules(of: key)
    }

    /// The place of its text in the definition, or that of what takes a shared one.
    func pointer(in locale: LocaleTag) -> JSONPointer {
        if isUsed { return JSONPointer.root.appending("use").appending(key) }
        if shared != nil { return JSONPointer.root.appending("actions") }
        return JSONPointer.texts(in: locale).appending(key)
    }
}

/// A text as it is found in a locale, or in one that this inherits from.
struct FoundText: Sendable {
    enum Content: Sendable {
        /// The place of a cell in the alert's own texts.
        case own(Int)
        case shared(String)
    }

    let content: Content
    /// The place of the locale that it is written in.
    let locale: Int
}

/// A shared text at a key that shows it, looked up and looked at once for all the alerts that do.
final class SharedSlot: Sendable {
    let key: String
    /// By the places of the locales.
    let texts: [FoundText?]
    /// Whether it is words alone in every locale, of which there is nothing to say.
    let isQuiet: Bool
    /// Whether every locale has it.
    let isEverywhere: Bool

    init(_ sharedKey: String, at key: String, in frame: CatalogFrame) {
        self.key = sharedKey
        let texts = frame.locales.indices.map { place in
            frame.inherited(at: place) { place in
                frame.tables.texts[frame.locales[place]]?[sharedKey].map { (text: $0, locale: place) }
            }
        }
        self.texts = texts.map { $0.map { FoundText(content: .shared($0.text), locale: $0.locale) } }
        isEverywhere = !texts.contains { $0 == nil }
        let rules = TextRules(of: key)
        isQuiet = texts.allSatisfy { found in
            found.map { rules.haveNothingToSay(of: $0.text, in: frame.languages[$0.locale]) } ?? true
        }
    }
}
