import Localization

/// A text that compiles takes any values, and its made-up translations take the same ones.
///
/// The input is the text up to the first NUL; what follows makes up the values.
func checkMessagePattern(_ bytes: [UInt8]) {
    let parts = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    let text = String(decoding: parts[0], as: UTF8.self)
    checkPlaces(MessageApostrophes.quoting(in: text), hold: "'", in: text)
    // Each text in one of them, as compiling takes most of the time.
    let locale = locales[bytes.count % locales.count]
    do throws(MessageError) {
        check(try MessagePattern(text, locale: locale), values: FuzzedValues(parts.dropFirst().first ?? []))
    } catch {
        promise((0...text.utf16.count).contains(error.offset), "a fault lies in the text")
    }
}

private let locales = ["en", "ar", "pl"].compactMap { LocaleTag($0) }

private func check(_ pattern: MessagePattern, values source: FuzzedValues) {
    let text = pattern.source
    checkPlaces(pattern.arguments.map(\.offset), hold: "{", in: text)
    promise(MessagePattern.needsFormatting(text.utf8) || pattern.format([:]) == text, "a plain text stays as it is")

    var source = source
    let names = Set(pattern.arguments.map(\.name)).sorted()
    let named = Dictionary(uniqueKeysWithValues: names.map { ($0, source.next()) })
    let values = MessageValues(named)
    promise(pattern.format(values) == pattern.format(values), "the same values give the same text")
    _ = pattern.format(values, isolating: true)
    _ = pattern.format(MessageValues(named.filter { $0.key != names.first }))

    for made in [Pseudolocale.accented(text), Pseudolocale.bidi(text)] {
        let arguments = (try? MessagePattern(made, locale: pattern.locale))?.arguments
        promise(arguments?.map(\.name) == pattern.arguments.map(\.name), "“\(made)” has the same arguments")
        promise(arguments?.map(\.kind) == pattern.arguments.map(\.kind), "“\(made)” uses them in the same way")
    }
}

private func checkPlaces(_ offsets: [Int], hold character: Unicode.Scalar, in text: String) {
    let units = Array(text.utf16)
    for offset in offsets {
        promise(units.indices.contains(offset) && units[offset] == character.value, "\(character) at \(offset)")
    }
}
