import JSON
import Localization

/// Reads texts: an object of locales, each an object of flat keys.
struct TextsReader {
    let document: SourceDocument

    func texts(in parent: inout ObjectReader) -> LocalizedTexts {
        guard var locales = parent.object("text") else { return [:] }
        var texts: LocalizedTexts = [:]
        for name in locales.keys {
            guard let locale = locale(name, at: locales.pointer.appending(name)),
                var keys = locales.object(name)
            else { continue }
            for key in keys.keys { texts[locale, default: [:]][key] = text(key, in: &keys) }
        }
        return texts
    }

    /// A tag as ICU writes it; another spelling is a second name for one locale, which would split its texts.
    func locale(_ name: String, at pointer: JSONPointer) -> LocaleTag? {
        guard let locale = LocaleTag(name) else {
            document.report("locale.malformed", at: pointer, "\"\(name)\" is not a language tag")
            return nil
        }
        guard locale.identifier == name else {
            document.report(
                "locale.not-canonical", at: pointer, "write the language tag \"\(name)\" as \"\(locale.identifier)\"")
            return nil
        }
        return locale
    }

    /// An empty text is none: translation tools export what is not translated so.
    private func text(_ key: String, in keys: inout ObjectReader) -> String? {
        guard let text = keys.string(key) else { return nil }
        guard !text.allSatisfy(\.isWhitespace) else {
            document.report("text.empty", .warning, at: keys.pointer.appending(key), "the text is empty")
            return nil
        }
        return text
    }
}
