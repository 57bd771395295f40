import Testing

@testable import Localization

struct LocaleTagTests {
    @Test(
        "A tag is written as ICU holds it canonical",
        arguments: [
            ("ko_KR", "ko-KR"), ("EN-us", "en-US"), ("iw", "he"), ("in", "id"), ("ji", "yi"), ("tl", "fil"),
            ("ZH_hant_tw", "zh-Hant-TW"), ("es-419", "es-419"), ("sh", "sr-Latn"), ("i-klingon", "tlh"),
            ("cmn", "zh"), ("ar-u-nu-latn", "ar-u-nu-latn"), ("en-XA", "en-XA"), ("no", "no"), ("nb-NO", "nb-NO"),
        ])
    func canonical(text: String, identifier: String) {
        #expect(LocaleTag(text)?.identifier == identifier)
    }

    @Test(
        "What is not well-formed is no tag",
        arguments: [
            "", "-", "!!", "e", "en-", "-en", "en--US", "123", "en US", "englishlanguage", "en-US-", "ko\u{0}", "*",
            "en.UTF-8", "한국어", "en-a", String(repeating: "en-", count: 50) + "en",
        ])
    func malformed(text: String) {
        #expect(LocaleTag(text) == nil)
    }

    @Test("The parts of a tag are told apart")
    func parts() throws {
        let full = try tag("zh-Hant-TW-u-nu-hanidec")
        #expect(full.language == "zh")
        #expect(full.script == "Hant")
        #expect(full.region == "TW")
        #expect(full.withoutExtensions.identifier == "zh-Hant-TW")
        #expect(try tag("de-1996").region == nil)
        #expect(try tag("es-419").region == "419")
    }

    @Test(
        "A locale inherits along CLDR's parents, and never across languages or scripts",
        arguments: [
            ("en-GB", ["en-001", "en"]), ("en-AU", ["en-001", "en"]), ("pt-AO", ["pt-PT", "pt"]), ("zh-Hant", []),
            ("zh-Hant-HK", ["zh-Hant"]), ("zh-TW", ["zh-Hant-TW", "zh-Hant"]),
            ("zh-MO", ["zh-Hant-MO", "zh-Hant-HK", "zh-Hant"]), ("zh-CN", ["zh"]), ("zh-Hans-CN", ["zh-Hans", "zh"]),
            ("es-MX", ["es-419", "es"]), ("sr-Latn", []), ("sr-ME", ["sr-Latn-ME", "sr-Latn"]), ("hi-Latn", []),
            ("nb", ["no"]), ("nn", []), ("ko", []), ("ko-KR-u-nu-latn", ["ko-KR", "ko"]),
            ("en-XA", []), ("fr-CA", ["fr"]),
        ] as [(String, [String])])
    func parents(text: String, parents: [String]) throws {
        #expect(try tag(text).parents.map(\.identifier) == parents)
    }

    @Test("Arabic and its pseudolocale run from right to left", arguments: ["ar", "he", "fa-IR", "ur", "ar-XB", "ug"])
    func rightToLeft(text: String) throws {
        #expect(try tag(text).direction == .rightToLeft)
        #expect(LocaleTag("ko")?.direction == .leftToRight)
        #expect(LocaleTag("az-Latn")?.direction == .leftToRight)
    }

    @Test("What is not said of a tag is what is likely")
    func likely() {
        #expect(LocaleTag("zh-TW")?.likelySubtags.identifier == "zh-Hant-TW")
        #expect(LocaleTag("sr")?.likelySubtags.identifier == "sr-Cyrl-RS")
    }

    @Test("Only the two made-up locales are pseudolocales")
    func pseudo() {
        #expect(LocaleTag("en_xa")?.isPseudo == true)
        #expect(LocaleTag("ar-XB") == .bidiPseudolocale)
        #expect(LocaleTag("en-US")?.isPseudo == false)
    }

    @Test("What is known by heart of a tag is what ICU says of it")
    func known() throws {
        for text in ["ko-KR", "zh-TW", "iw-IL", "no-NO", "sr-ME", "en-001", "pt-AO", "sh", "in", "mo", "tl"] {
            let tag = try tag(text)
            #expect(tag.identifier == LocaleTag.canonicalize(text))
            #expect(LocaleTag.canonicalize(tag.identifier) == tag.identifier)
            #expect(tag.likelyLanguage == LikelyLanguage(tag.likelySubtags))
        }
    }
}
