import Testing

@testable import Localization

struct LocalizationSelfCheckTests {
    @Test("The ICU that is linked has whole data")
    func whole() {
        #expect(LocalizationSelfCheck.run() == [])
    }

    @Test("Plural categories are the language's own")
    func categories() throws {
        #expect(try PluralRules.categories(of: tag("ar")) == ["zero", "one", "two", "few", "many", "other"])
        #expect(try PluralRules.categories(of: tag("ko")) == ["other"])
        #expect(try PluralRules.categories(of: tag("en"), ordinal: true) == ["one", "two", "few", "other"])
        #expect(try PluralRules.categories(of: tag("pl")) == ["one", "few", "many", "other"])
    }

    @Test("A time zone is known by its IANA name or its offset")
    func zones() {
        #expect(TimeZoneName.isKnown("Asia/Seoul"))
        #expect(TimeZoneName.isKnown("UTC"))
        #expect(TimeZoneName.isKnown("GMT+09:00"))
        #expect(!TimeZoneName.isKnown("Asia/Soul"))
        #expect(!TimeZoneName.isKnown(""))
        #expect(!TimeZoneName.isKnown("Asia/Seoul\u{0}"))
    }
}
