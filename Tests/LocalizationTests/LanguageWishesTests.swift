import Testing

@testable import Localization

struct LanguageWishesTests {
    @Test(
        "Each header is read as far as it makes sense",
        arguments: [
            ("", []),
            (";", []),
            (",-BE;q=0.43", []),
            ("ko,-BE;q=0.43", ["ko"]),
            ("ko;q=0.5;level=1,en;q=0.4", ["ko", "en"]),
            ("ko;q=0.5;q=0.9,en;q=0.4", ["en"]),
            ("es-419,es;q=0.9", ["es-419", "es"]),
            ("en_AE", ["en-AE"]),
            ("fr;q=0", []),
            ("en-GB,sv-SE;q=0.000", ["en-GB"]),
            ("fr;q=0.8,en;q=0.5,fr;q=0", ["en"]),
            ("fr;q=0,en;q=0.5,fr;q=0.8", ["en"]),
            ("de;q=abc,en", ["en"]),
            ("de;q=,en", ["en"]),
            ("de;q,en", ["en"]),
            ("de;q=1.1,en", ["en"]),
            ("de;q=-1,en", ["en"]),
            ("de;q=nan,en;q=0.1", ["en"]),
            ("*", ["*"]),
            ("*;q=0.1,KO_kr", ["ko-KR", "*"]),
            ("iw,in;q=0.9,ji;q=0.8", ["he", "id", "yi"]),
            ("  en ;  q  =  0.5  ,  , de;q=0.8", ["de", "en"]),
            ("en;q=0.5,de;q=0.5", ["en", "de"]),
            ("en;q=0.9,de,en", ["de", "en"]),
            ("en;q=0.0000000001", ["en"]),
            ("en-US;foo=\"bar,baz\",de", ["en-US", "de"]),
            ("e\u{0}n,de", ["de"]),
            ("日本語,ja", ["ja"]),
        ] as [(String, [String])])
    func reading(header: String, expected: [String]) {
        #expect(wishes(header).ranges.map(\.description) == expected)
    }

    @Test("What has q=0 is excluded with the tags under it, unless a longer wish stands against it")
    func exclusion() throws {
        let reader = wishes("fr-CA,fr;q=0,en")
        #expect(try reader.excludes(tag("fr")))
        #expect(try reader.excludes(tag("fr-CH")))
        #expect(try !reader.excludes(tag("fr-CA")))
        #expect(try !reader.excludes(tag("fy")))
        #expect(try !reader.excludes(tag("en-GB")))
    }

    @Test("A tag of a thousand separators of either kind is skipped", arguments: ["-", "_"])
    func separators(separator: String) {
        let junk = Array(repeating: "a", count: 1000).joined(separator: separator)
        #expect(wishes("\(junk),de").ranges.map(\.description) == ["de"])
        let bare = String(repeating: separator, count: 1000)
        #expect(wishes("en\(bare),de").ranges.map(\.description) == ["de"])
    }

    @Test("No more than 32 items are read")
    func items() {
        let header = (0..<40).map { _ in "en-x-a" }.joined(separator: ",") + ",de"
        #expect(wishes(header).ranges.map(\.description) == ["en-x-a"])
    }

    @Test("Fifteen KiB of commas wish for nothing")
    func commas() {
        #expect(LanguageWishes(acceptLanguage: String(repeating: ",", count: 15 * 1024).utf8).ranges.isEmpty)
    }

    @Test("An item that the limit cuts is not read as a shorter tag")
    func cut() {
        let padding = "de," + String(repeating: " ", count: 4096 - 5)
        let header = padding + "en-GB"
        #expect(wishes(header).ranges.map(\.description) == ["de"])
        #expect(LanguageWishes(acceptLanguage: (padding + "en").utf8).ranges.map(\.description) == ["de", "en"])
    }

    @Test(
        "At most 4 KiB of a header is looked at, however long it is",
        arguments: [" ", ",", ";", "a", "-", "_", "a;", "en-US;q=0.5;a=b, ", "a-", "\""])
    func bound(item: String) {
        let header = CountedBytes(of: item, count: 1_000_000)
        _ = LanguageWishes(acceptLanguage: header)
        #expect(header.highest.value < 4096)
        // Each byte is looked at a fixed number of times.
        #expect(header.reads.value < 4096 * 8)
    }

    @Test("Any bytes give only tags that are canonical")
    func anyBytes() {
        var random = Generator(state: 7)
        let alphabet = Array("aeInkozh-_;,=q.*01 9\t\u{0}é".utf8)
        for _ in 0..<5000 {
            let bytes = (0..<Int.random(in: 0...60, using: &random)).map { _ in
                Bool.random(using: &random)
                    ? alphabet[Int.random(in: alphabet.indices, using: &random)]
                    : UInt8.random(in: 0...255, using: &random)
            }
            for range in LanguageWishes(acceptLanguage: bytes).ranges where range != .any {
                #expect(LocaleTag(range.description)?.identifier == range.description, "\(bytes)")
            }
        }
    }
}
