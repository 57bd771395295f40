import JSON
import Localization

/// Reads texts: an object of locales, each an object of flat keys.
struct TextsReader {
    let document: SourceDocument

    func texts(in parent: inout ObjectReader) -> OwnTexts {
        guard let table = document.json.table else { return texts(of: parent.object("text")) }
        if let locales = locales(of: table) { return OwnTexts(table, locales: locales) }
        // What is to be told of them is told where they stand.
        var whole = ObjectReader(document.whole.root, at: parent.pointer, in: document)
        return texts(of: whole?.object("text"))
    }

    private func texts(of locales: ObjectReader?) -> OwnTexts {
        var texts = OwnTexts()
        if let locales { forEachText(of: locales) { texts.add($2, for: $1, in: $0) } }
        return texts
    }

    /// `nil` when there is anything to say of the texts.
    private func locales(of table: JSONTable) -> [LocaleTag]? {
        var locales: [LocaleTag] = []
        locales.reserveCapacity(table.rowKeys.count)
        for (row, name) in table.rowKeys.enumerated() {
            guard let locale = LocaleTag(name), locale.identifier == name, !table.places(ofRow: row).isEmpty else {
                return nil
            }
            locales.append(locale)
        }
        return table.cells.contains { Self.isBlank(table.utf8, $0.range) } ? nil : locales
    }

    func sharedTexts(in parent: inout ObjectReader) -> [LocaleTag: [String: String]] {
        guard let locales = parent.object("text") else { return [:] }
        var texts: [LocaleTag: [String: String]] = [:]
        forEachText(of: locales) { locale, key, text in texts[locale, default: [:]][key] = text }
        return texts
    }

    /// Locale by locale.
    private func forEachText(
        of locales: ObjectReader, _ body: (_ locale: LocaleTag, _ key: String, _ text: String) -> Void
    ) {
        for member in locales.members {
            let place = locales.pointer.appending(member.key)
            guard let locale = locale(member.key, at: place),
                let keys = ObjectReader(member.value, at: place, in: document)
            else { continue }
            for member in keys.members {
                if let text = text(member, at: place) { body(locale, member.key, text) }
            }
        }
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
    private func text(_ member: JSONObject.Member, at locale: JSONPointer) -> String? {
        var pointer: JSONPointer { locale.appending(member.key) }
        guard let text = member.value.string else {
            document.reportKind(of: member.value, at: pointer, expected: "a string")
            return nil
        }
        guard !text.isBlank else {
            document.report("text.empty", .warning, at: pointer, "the text is empty")
            return nil
        }
        return text
    }

    private static func isBlank(_ utf8: [UInt8], _ range: Range<Int>) -> Bool {
        guard let first = range.first else { return true }
        switch utf8[first] {
        // They begin scalars of most scripts, which have no white space of their own.
        case 0x21...0x7E, 0xC3...0xE0, 0xE4...: return false
        default: return String(decoding: utf8[range], as: UTF8.self).isBlank
        }
    }
}

extension String {
    fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
