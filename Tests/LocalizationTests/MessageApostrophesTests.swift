import Testing

@testable import Localization

struct MessageApostrophesTests {
    @Test(
        "An apostrophe that hides an argument is found",
        arguments: [
            ("l'{name}", [1]), ("d''{name}", []), ("{name}'s", []), ("l\u{2019}{name}", []), ("it's {a}", []),
            ("'{'x'}' l'{b}", [0, 4, 9]), ("'{a}' {b}", [0]), ("", []), ("'", []),
        ] as [(String, [Int])])
    func places(text: String, expected: [Int]) {
        #expect(MessageApostrophes.quoting(in: text) == expected)
    }
}
