import JSON
import Localization

/// The texts of one alert by locale and by key: a row for each locale, a column for each key.
package struct OwnTexts: Sendable {
    /// In the order of the file, without those that have no text.
    private(set) var locales: [LocaleTag] = []
    private var table = JSONTable()

    init() {}

    /// - Parameter locales: of the rows of the table, each of which has a text.
    init(_ table: JSONTable, locales: [LocaleTag]) {
        self.locales = locales
        self.table = table
    }

    /// Adds a text to the row of its locale, which begins where the locale is another than before.
    mutating func add(_ text: String, for key: String, in locale: LocaleTag) {
        if locales.last != locale {
            locales.append(locale)
            table.beginRow(locale.identifier)
        }
        table.add(text, for: key)
    }

    /// In the order in which they come up first.
    var keys: [String] { table.columnKeys }

    func column(of key: String) -> Int? { table.column(of: key) }

    /// The bytes of all texts.
    var size: Int { table.utf8.count }

    /// As UTF-8.
    func text(row: Int, column: Int) -> ArraySlice<UInt8>? { table.text(row: row, column: column) }

    /// The texts of a row with their columns, in the order of the file.
    subscript(row: Int) -> ArraySlice<JSONTable.Cell> { table[row] }

    /// The text of a cell as UTF-8.
    subscript(cell: JSONTable.Cell) -> ArraySlice<UInt8> { table[cell] }
}
