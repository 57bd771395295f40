import Testing

@testable import Localization

struct MessagePatternTests {
    @Test(
        "A text shows its values as the locale does",
        arguments: [
            ("en", "Hello {name}", ["name": .text("Ann")], "Hello Ann"),
            ("de", "{n}", ["n": .number(1234.5)], "1.234,5"),
            ("en", "{n}", ["n": .decimal("1234567890123456789.25")], "1,234,567,890,123,456,789.25"),
            ("en", "{n, plural, one {# photo} other {# photos}}", ["n": .integer(1)], "1 photo"),
            ("en", "{n, plural, one {# photo} other {# photos}}", ["n": .integer(1000)], "1,000 photos"),
            ("pl", "{n, plural, one {a} few {b} many {c} other {d}}", ["n": .integer(3)], "b"),
            ("pl", "{n, plural, one {a} few {b} many {c} other {d}}", ["n": .number(1.5)], "d"),
            (
                "en", "{n, plural, offset:1 =0 {none} one {{w} and # more} other {{w} and # others}}",
                ["n": .integer(3), "w": .text("Ann")], "Ann and 2 others"
            ),
            ("en", "{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}", ["n": .integer(22)], "22nd"),
            ("en", "{g, select, female {her} other {their}} {g}", ["g": .text("female")], "her female"),
            ("ko", "{p, number, ::currency/KRW}", ["p": .integer(12000)], "₩12,000"),
            ("ko", "{p}", ["p": .currency(amount: "12000", code: "KRW")], "₩12,000"),
            ("en", "{p, number, currency}", ["p": .currency(amount: "1.5", code: "EUR")], "€1.50"),
            ("en", "{p, number, ::currency/USD}", ["p": .currency(amount: "1.5", code: "EUR")], "$1.50"),
            ("en", "{p, plural, one {one} other {{p}}}", ["p": .currency(amount: "2.50", code: "USD")], "$2.50"),
            ("en", "It''s '{'name'}' {name}", ["name": .text("x")], "It's {name} x"),
            ("en", "It's {name}", ["name": .text("'")], "It's '"),
            ("ar", "{n, plural, few {{n} x} other {-}}", ["n": .integer(3)], "٣ x"),
            ("ar-u-nu-latn", "{n}", ["n": .integer(3)], "3"),
            ("en", "{0} {1}", ["0": .text("a"), "1": .text("b")], "a b"),
            ("en", "", [:], ""),
        ] as [(String, String, [String: MessageValue], String)])
    func formatting(locale: String, pattern: String, values: [String: MessageValue], expected: String) throws {
        #expect(try MessagePattern(pattern, locale: tag(locale)).format(MessageValues(values)) == expected)
    }

    @Test(
        "A date is shown in the zone of the call, also inside a plural",
        arguments: [
            ("ko", "{d, date, long} {d, time, short}", "Asia/Seoul", "2026년 11월 30일 오전 9:00"),
            ("en", "{d, date, ::yMMMd}", "America/Los_Angeles", "Nov 29, 2026"),
            ("en", "{n, plural, other {{d, time, ::Hm} {d, date, short}}}", "Asia/Seoul", "09:00 11/30/26"),
            ("en", "{d, time, ::Hm}", nil, "00:00"),
            ("en", "{d, date, yyyy-MM-dd}", "Asia/Seoul", "2026-11-30"),
            ("en", "{d}", "Asia/Seoul", "Nov 30, 2026"),
        ] as [(String, String, String?, String)])
    func dates(locale: String, pattern: String, zone: String?, expected: String) throws {
        let pattern = try MessagePattern(pattern, locale: tag(locale))
        let moment = MessageValue.date(milliseconds: 1_795_996_800_000, timeZone: zone)
        for _ in 0..<2 { #expect(pattern.format(["d": moment, "n": .integer(2)]) == expected) }
        _ = pattern.format(["d": .date(milliseconds: 0, timeZone: "Pacific/Auckland"), "n": .integer(2)])
        #expect(pattern.format(["d": moment, "n": .integer(2)]) == expected)
    }

    @Test("A date with its time of day shows both where no style is given")
    func dateTime() throws {
        let moment = MessageValue.dateTime(milliseconds: 1_795_996_800_000, timeZone: "Asia/Seoul")
        #expect(try MessagePattern("{d}", locale: tag("de")).format(["d": moment]) == "30.11.26, 09:00")
    }

    @Test(
        "A value that is missing or does not fit is shown by its name",
        arguments: [
            ("Hello {name}", [:], "Hello {name}"),
            ("{ n }{m}", ["m": .integer(1)], "{n}1"),
            ("{n, plural, one {a} other {b}}", [:], "{n}"),
            ("{n, plural, one {a} other {b {n}}} {m}", ["n": .text("x"), "m": .text("y")], "{n} y"),
            ("{d, date, short} {d}", [:], "{d} {d}"),
            ("{d, date, short}", ["d": .text("soon")], "{d}"),
            ("{n, number}", ["n": .decimal("abc")], "{n}"),
            ("{g, select, a {A} other {B {g}}}", [:], "{g}"),
            ("{p}", ["p": .currency(amount: "1", code: "?")], "{p}"),
            ("{n, number}", ["n": .date(milliseconds: 0, timeZone: nil)], "{n}"),
        ] as [(String, [String: MessageValue], String)])
    func missing(pattern: String, values: [String: MessageValue], expected: String) throws {
        #expect(try MessagePattern(pattern, locale: tag("en")).format(MessageValues(values)) == expected)
    }

    @Test("A value that does not fit leaves nothing behind for the next one")
    func afterFault() throws {
        let pattern = try MessagePattern("{a} {n, plural, other {#}} {p}", locale: tag("en"))
        let odd: [MessageValues] = [
            ["n": .text("x")], ["a": .text("A"), "n": .date(milliseconds: 0, timeZone: nil)],
            ["a": .text("A"), "n": .integer(1), "p": .currency(amount: "1", code: "?")], [:],
        ]
        for values in odd {
            _ = pattern.format(values)
            let text = pattern.format(["a": .text("B"), "n": .integer(2), "p": .currency(amount: "3", code: "USD")])
            #expect(text == "B 2 $3.00")
        }
    }

    @Test("Values are never read as a pattern")
    func data() throws {
        let pattern = try MessagePattern("{a} {b} {n, plural, other {{a} #}}", locale: tag("en"))
        let text = pattern.format(["a": .text("{b} # '{'"), "b": .text("{a}"), "n": .integer(2)])
        #expect(text == "{b} # '{' {a} {b} # '{' 2")
    }

    @Test("Texts are set apart where they or the locale run from right to left")
    func isolation() throws {
        let english = try MessagePattern("Hi {name}!", locale: tag("en"))
        #expect(english.format(["name": .text("Ann")], isolating: true) == "Hi Ann!")
        #expect(english.format(["name": .text("דנה")], isolating: true) == "Hi \u{2068}דנה\u{2069}!")
        #expect(english.format(["name": .text("דנה")]) == "Hi דנה!")
        let text = "{n, plural, other {{name}}} {g, select, f {F} other {O}} {g}"
        let arabic = try MessagePattern(text, locale: tag("ar"))
        let values: [String: MessageValue] = ["name": .text("Ann"), "n": .integer(1), "g": .text("f")]
        #expect(arabic.format(MessageValues(values), isolating: true) == "\u{2068}Ann\u{2069} F \u{2068}f\u{2069}")
        #expect(try MessagePattern("{n}", locale: tag("he")).format(["n": .integer(5)], isolating: true) == "5")
    }

    @Test("Each use of an argument is listed with its kind, selectors and place")
    func uses() throws {
        let text =
            "{a} {n, number, ::percent} {d, date} {n, plural, offset:1 =0 {x {b}} one {y} other {z}} {g, select, other {}}"
        let uses = try MessagePattern(text, locale: tag("en")).arguments
        #expect(uses.map(\.name) == ["a", "n", "d", "n", "b", "g"])
        #expect(
            uses.map(\.kind) == [
                .plain, .number(style: "::percent"), .date(style: ""), .plural(selectors: ["=0", "one", "other"]),
                .plain,
                .select(selectors: ["other"]),
            ])
        #expect(uses.map(\.offset) == [0, 4, 27, 37, 64, 88])
        #expect(uses.map(\.selects) == [false, false, false, true, false, true])
    }

    @Test(
        "A text that is no pattern is refused with the place of the fault",
        arguments: [
            ("Hello {name", .unmatchedBrace, 1, 7), ("{n, plural, one {a}}", .missingOther, 1, 1),
            ("{g, select, a {A}}", .missingOther, 1, 1), ("line\n{n, nummer}", .badStyle, 2, 1),
            ("{a} {n, number, ::nonsense}", .badStyle, 1, 5),
            ("{a} {n, number, ::.00 scale/1e99999999}", .badStyle, 1, 5),
            ("{}", .syntax, 1, 2), ("{a b}", .syntax, 1, 2),
            ("'{' {n, plural, other {{g, select, a {b}}}}", .missingOther, 1, 24),
            (String(repeating: "{a,select,other{", count: 41), .tooDeep, 1, 321),
            (String(repeating: "a", count: 70_000), .tooLong, 1, 1),
        ] as [(String, MessageError.Code, Int, Int)])
    func faults(pattern: String, code: MessageError.Code, line: Int, column: Int) throws {
        let error = try #require(throws: MessageError.self) { try MessagePattern(pattern, locale: tag("en")) }
        #expect(error.code == code)
        #expect(error.line == line)
        #expect(error.column == column)
    }

    @Test(
        "A number whose digits nobody could lay out is shown as one that is missing",
        arguments: [MessageValue.decimal("1e99999999"), .currency(amount: "-1E99999999", code: "EUR")],
        ["{n}", "{n, plural, one {#} other {#}}", "{n, number, currency}"])
    func hugeNumber(value: MessageValue, pattern: String) throws {
        let pattern = try MessagePattern(pattern, locale: tag("en"))
        #expect(throws: MessageError.self) { try pattern.formatted(["n": value]) }
        #expect(pattern.format(["n": value]) == pattern.format([:]))
    }

    @Test("A skeleton multiplies by what a number can be")
    func scale() throws {
        let pattern = try MessagePattern("{n, number, ::scale/1e3}", locale: tag("en"))
        #expect(pattern.format(["n": .integer(2)]) == "2,000")
    }

    @Test("Only braces and apostrophes need formatting")
    func needs() {
        #expect(MessagePattern.needsFormatting("{".utf8))
        #expect(MessagePattern.needsFormatting("}".utf8))
        #expect(MessagePattern.needsFormatting("it's".utf8))
        #expect(!MessagePattern.needsFormatting("Delete # photos?".utf8))
    }

    @Test("Eight threads format the same plural at once, each for itself")
    func threads() async throws {
        let text = "{n, plural, one {# photo} other {# photos {d, time, ::Hm}}} {n}"
        let pattern = try MessagePattern(text, locale: tag("en"))
        await withTaskGroup(of: Int.self) { group in
            for thread in 0..<8 {
                group.addTask {
                    (0..<200).count { round in
                        let moment = MessageValue.date(milliseconds: Double(thread) * 3_600_000, timeZone: nil)
                        let number = thread * 1000 + round + 2
                        let text = pattern.format(["n": .integer(Int64(number)), "d": moment])
                        return text != "\(grouped(number)) photos 0\(thread):00 \(grouped(number))"
                    }
                }
            }
            for await faults in group { #expect(faults == 0) }
        }
    }

    @Test("Whichever arguments are missing, the others keep their places")
    func missingAnywhere() throws {
        let pattern = try MessagePattern(
            "{a, number} {b, number} {c, number}", locale: try #require(LocaleTag("en")))
        let values: [String: MessageValue] = ["a": .integer(1), "b": .integer(2), "c": .integer(3)]
        for given in ["", "a", "b", "c", "ab", "ac", "bc", "abc"] {
            let text = pattern.format(MessageValues(values.filter { given.contains($0.key) }))
            let expected = ["a", "b", "c"].enumerated().map { given.contains($1) ? "\($0 + 1)" : "{\($1)}" }
            #expect(text == expected.joined(separator: " "))
        }
    }
}

private func grouped(_ number: Int) -> String {
    guard number >= 1000 else { return String(number) }
    let rest = String(number % 1000)
    return "\(number / 1000),\(String(repeating: "0", count: 3 - rest.count))\(rest)"
}
