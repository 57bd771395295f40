import Testing

@testable import Localization

struct LocaleMatcherTests {
    private static let hans = ["ar", "en", "ja", "ko", "zh-Hans", "zh-Hant"]

    @Test(
        "Each reader gets the right language, or none",
        arguments: [
            ("zh-HK", hans, "zh-Hant"), ("zh-MO", hans, "zh-Hant"), ("zh-TW", hans, "zh-Hant"),
            ("zh-Hant-HK", hans, "zh-Hant"), ("zh-CN", hans, "zh-Hans"), ("zh", hans, "zh-Hans"),
            ("zh-TW", ["en", "zh"], nil), ("zh-Hant", ["en", "zh-Hans"], nil),
            ("es-MX", ["en", "es", "es-419"], "es-419"), ("es-MX", ["en", "es"], "es"), ("es-MX", ["en"], nil),
            ("pt-AO", ["en", "pt", "pt-PT"], "pt-PT"), ("en-GB, ja", ["en", "ja"], "en"), ("uk", ["en", "ru"], nil),
            ("sr-Latn", ["en", "sr"], nil), ("sr-Latn, de", ["de", "sr"], "de"), ("sr", ["sr", "sr-Latn"], "sr"),
            ("no", ["en", "nb"], "nb"), ("nb-NO", ["en", "no"], "no"), ("nb", ["en", "nn"], nil),
            ("tl", ["fil"], "fil"),
            ("iw", ["en", "he"], "he"), ("in", ["en", "id"], "id"), ("ji", ["en", "yi"], "yi"),
            ("es-419,es;q=0.9", ["en", "es"], "es"), ("en_AE", ["ar", "en"], "en"),
            ("en-US", ["en-US", "en-US-posix"], "en-US"), ("en-AU", ["en", "en-GB", "en-US"], "en-GB"),
            ("en-US-u-hc-h12", ["en", "en-US"], "en-US"), ("gsw", ["de", "en"], nil), ("da", ["en", "no"], nil),
            ("fr;q=0", ["en", "fr"], nil), ("fr;q=0.8,fr;q=0,de;q=0.1", ["de", "fr"], "de"),
            ("en-GB,sv-SE;q=0.000", ["en", "sv"], "en"), ("en-XA", ["en", "en-XA"], "en-XA"),
            ("en", ["en-XA", "ko"], nil), ("ar", ["ar-XB", "ko"], nil), ("en-XA", ["en"], nil), ("", hans, nil),
            ("es-MX,es-419;q=0", ["es", "es-419"], "es"), ("es-MX,es;q=0", ["es", "es-419"], nil),
        ] as [(String, [String], String?)])
    func matching(header: String, supported: [String], expected: String?) throws {
        let offered = try tags(supported)
        for order in [offered, offered.reversed()] {
            #expect(
                LocaleMatcher(supported: order, default: nil).match(wishes(header))?.supported.identifier == expected)
        }
    }

    @Test(
        "A star asks for the default locale, if it is offered and not excluded",
        arguments: [
            ("*", "ko"), ("fr,*;q=0.5,en;q=0.1", "ko"), ("en,*;q=0.5", "en"), ("*,ko;q=0,en;q=0.5", "en"),
            ("*;q=0", nil), ("en,*;q=0", "en"),
        ] as [(String, String?)])
    func star(header: String, expected: String?) throws {
        let matcher = try LocaleMatcher(supported: tags(["ar", "en", "ko"]), default: tag("ko"))
        #expect(matcher.match(wishes(header))?.supported.identifier == expected)
        let without = try LocaleMatcher(supported: [tag("ar")], default: tag("ko"))
        #expect(without.match(wishes("*")) == nil)
    }

    @Test(
        "Numbers are formatted for the wish as the match resolves it",
        arguments: [
            ("en-AU", "en", "en-AU"), ("zh-TW", "zh-Hant", "zh-Hant-TW"), ("ar-EG-u-nu-latn", "ar", "ar-EG-u-nu-latn"),
            ("ko", "ko", "ko"), ("de-CH", "de", "de-CH"),
        ])
    func formatting(wish: String, supported: String, formatting: String) throws {
        let matcher = try LocaleMatcher(supported: [tag(supported)], default: nil)
        let match = try #require(matcher.match(LanguageWishes(locale: tag(wish))))
        #expect(match.formatting.identifier == formatting)
        #expect(match.desired.identifier == wish)
    }

    @Test("A wish is resolved as ICU resolves it")
    func resolving() throws {
        let offered = try tags(["ar", "de-CH", "en", "nb", "pt-PT", "sr-Latn", "zh-Hant-TW"])
        let matcher = LocaleMatcher(supported: offered, default: nil)
        let raw = try #require(RawLocaleMatcher(supported: matcher.supported.map(\.identifier), fallback: nil))
        let texts = ["ar-EG", "de", "en-150", "no", "pt-AO", "sr-ME", "zh-HK", "en-US-posix", "de-AT-u-nu-latn"]
        for wish in try tags(texts) {
            let match = try #require(matcher.match(LanguageWishes(locale: wish)))
            #expect(match.formatting.identifier == raw.resolve(wish.identifier))
        }
    }

    @Test("The steps say what was dropped and why")
    func explanation() throws {
        let matcher = try LocaleMatcher(supported: tags(["de", "en", "sr"]), default: nil)
        let steps = matcher.explain(wishes("sr-Latn, de"))
        #expect(steps.map(\.outcome).last == .matched)
        #expect(steps.last?.candidate?.identifier == "de")
        let none = matcher.explain(wishes("fr,ja"))
        #expect(none == [MatchStep(wishes: none[0].wishes, candidate: nil, outcome: .nothingNear)])
        #expect(none[0].wishes.map(\.description) == ["fr", "ja"])
        let dropped = try LocaleMatcher(supported: tags(["nb"]), default: nil)
            .explain(wishes("da"))
        #expect(dropped.map(\.outcome) == [.otherLanguageOrScript])
    }

    @Test("Any header gives a locale that is offered, in any order of the offer, or none")
    func anyHeader() throws {
        var random = Generator(state: 11)
        let offered = try tags(["ar", "en", "en-GB", "ko", "nb", "pt-PT", "sr", "zh-Hans", "zh-Hant"])
        let items = ["ar-EG", "en-AU", "zh_HK", "no", "pt-AO", "sr-Latn", "fr", "*", "ko;q=0", "en;q=0", "-", "de;q=x"]
        let matcher = try LocaleMatcher(supported: offered, default: tag("ko"))
        for _ in 0..<500 {
            let header = (0...Int.random(in: 0...5, using: &random)).map { _ in
                items[Int.random(in: items.indices, using: &random)]
                    + [";q=0.\(Int.random(in: 0...9, using: &random))", ""][Int.random(in: 0...1, using: &random)]
            }.joined(separator: ",")
            let reader = wishes(header)
            let match = matcher.match(reader)
            #expect(match.map { offered.contains($0.supported) } ?? true, "\(header)")
            #expect(match.map { !reader.excludes($0.supported) } ?? true, "\(header)")
            let shuffled = try LocaleMatcher(supported: offered.shuffled(using: &random), default: tag("ko"))
            #expect(shuffled.match(reader) == match, "\(header)")
        }
    }
}
