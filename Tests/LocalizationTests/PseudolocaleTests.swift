import Testing

@testable import Localization

struct PseudolocaleTests {
    @Test(
        "Accents change what is read and nothing else",
        arguments: [
            ("OK", "[ÖĶ one]"), ("", "[]"), ("Hi {name}", "[Ĥî {name} one]"),
            (
                "{count, plural, one {Delete # photo?} other {Delete # photos?}}",
                "[{count, plural, one {Ðéļéţé # þĥöţö?} other {Ðéļéţé # þĥöţöš?}} one two]"
            ),
            ("It''s '{'a'}' {d, date, ::yMMMd}", "[Îţ''š '{'å'}' {d, date, ::yMMMd} one]"),
            ("{g, select, male {{n} his} other {their}}", "[{g, select, male {{n} ĥîš} other {ţĥéîŕ}} one]"),
        ])
    func accented(text: String, expected: String) {
        #expect(Pseudolocale.accented(text) == expected)
    }

    @Test("Each word is turned from right to left, and arguments stay")
    func bidi() {
        let start = "\u{200F}\u{202E}"
        let end = "\u{202C}\u{200F}"
        #expect(Pseudolocale.bidi("Hi {name}!") == "\(start)Hi\(end) {name}!")
        #expect(
            Pseudolocale.bidi("{n, plural, other {# new photos}}")
                == "{n, plural, other {# \(start)new\(end) \(start)photos\(end)}}")
    }

    @Test("A made-up text has the arguments of its source", arguments: ["en-XA", "ar-XB"])
    func structure(locale: String) throws {
        let source =
            "{n, plural, offset:1 =0 {none of {x}} one {# '{'} other {{d, date, short}}} {g, select, other {a}}"
        let made = locale == "en-XA" ? Pseudolocale.accented(source) : Pseudolocale.bidi(source)
        let before = try MessagePattern(source, locale: tag("en")).arguments
        let after = try MessagePattern(made, locale: tag(locale)).arguments
        #expect(before.map(\.name) == after.map(\.name))
        #expect(before.map(\.kind) == after.map(\.kind))
        #expect(made != source)
    }

    @Test("What is not a pattern stays as it is")
    func broken() {
        #expect(Pseudolocale.accented("{broken") == "{broken")
        #expect(Pseudolocale.bidi("{broken") == "{broken")
    }
}
