/// What texts are held against.
extension Rule {
    static let texts: [Rule] = [
        Rule("text.missing", "There is nothing to read, or a locale lacks texts that others have.", source: definition),
        Rule("text.missing-in-source", "Every alert is complete in the source locale.", source: definition),
        Rule(
            "text.shared-missing", .warning, "Alerts that take a shared text need it in their locales.", source: catalog
        ),
        Rule("text.empty", "An empty text is none.", source: definition),
        Rule("text.control-character", "No dialog can show a control character.", source: definition),
        Rule("text.unknown-key", "A text that no alert can have is most often spelt wrong.", source: definition),
        Rule("text.unused", .warning, "A text that nothing shows is most often spelt wrong.", source: definition),
        Rule("text.not-in-source", .warning, "A text that the source locale lacks is never shown.", source: definition),
        Rule("text.both-own-and-shared", "A text is either the alert's own or a shared one.", source: definition),
        Rule("text.malformed-pattern", "The text cannot be read as a message.", source: messageFormat),
        Rule("text.missing-other", "A plural or select needs `other`.", source: messageFormat),
        Rule(
            "text.apostrophe-before-brace", .warning, "An apostrophe before a brace quotes what follows.",
            source: messageFormat),
        Rule("text.undeclared-argument", "What a text names must be a variable.", source: definition),
        Rule("text.type-mismatch", "A variable is shown as what it is.", source: definition),
        Rule("variable.selector-without-default", "Without a value no wording could be chosen.", source: definition),
        Rule(
            "text.foreign-argument", "A placeholder that the source text lacks is never filled.", source: messageFormat),
        Rule(
            "placeholder.mismatch", .warning, "A placeholder of the source text is not shown.", source: messageFormat),
        Rule("text.foreign-selector", "A wording that the source text lacks is never chosen.", source: messageFormat),
        Rule("text.missing-selector", .info, "A wording of the source text falls to `other`.", source: messageFormat),
        Rule("text.unknown-selector", "Plural categories are never translated.", source: plurals),
        Rule("text.plural-category-unused", .info, "The language never chooses the category.", source: plurals),
        Rule("text.plural-category-missing", .warning, "The language needs the category.", source: plurals),
    ]

    private static let messageFormat = "https://unicode-org.github.io/icu/userguide/format_parse/messages/"
    private static let plurals = "https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html"
}
