import Bytes
import JSON
import Localization

/// The texts of one alert by locale and by key: a row for each locale, a column for each key.
package struct OwnTexts: Sendable {
    /// In the order of the file, without those that have no text.
    private(set) var locales: [LocaleTag] = []
    private(set) var table = JSONTable()
    /// For each cell of the table whether its text is more than words, or may be: it has what a pattern or a control
    /// character is known by.
    private var areSpecial: [Bool] = []

    init() {}

    /// - Parameter locales: of the rows of the table, each of which has a text.
    init(_ table: JSONTable, locales: [LocaleTag]) {
        self.locales = locales
        self.table = table
        areSpecial = table.utf8.haveByte(in: table.cells.lazy.map(\.range), where: Self.placesOfSpecial)
    }

    /// Adds a text to the row of its locale, which begins where the locale is another than before.
    mutating func add(_ text: String, for key: String, in locale: LocaleTag) {
        if locales.last != locale {
            locales.append(locale)
            table.beginRow(locale.identifier)
        }
        table.add(text, for: key)
        areSpecial.append(text.utf8.hasByte(where: Self.placesOfSpecial))
    }

    /// In the order in which they come up first.
    var keys: [String] { table.columnKeys }

    func column(of key: String) -> Int? { table.column(of: key) }

    /// - Parameter cell: its place in the table.
    func isSpecial(_ cell: Int) -> Bool { areSpecial[cell] }

    /// - Parameter cell: its place in the table.
    func text(_ cell: Int) -> String { String(decoding: table.utf8[table.cells[cell].range], as: UTF8.self) }

    private static func placesOfSpecial(in bytes: EightBytes) -> UInt64 {
        bytes.placesOfPatternSyntax | ControlCharacters.places(in: bytes)
    }
}
