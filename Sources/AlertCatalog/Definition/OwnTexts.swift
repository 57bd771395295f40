package import Localization

/// The texts of one alert by locale and by key, as a table: a row for each locale, a column for each key.
///
/// A definition has a few keys in many locales, mostly in the same order. To look each up by its name in each of them costs
/// more than all else that is done with a text.
package struct OwnTexts: Sendable {
    private struct Cell {
        let column: Int
        let text: String
    }

    /// In the order of the file, without those that have no text.
    package private(set) var locales: [LocaleTag] = []
    /// In the order in which they come up first.
    package private(set) var keys: [String] = []
    private var columns: [String: Int] = [:]
    /// No longer than what was written, whatever columns there are.
    private var rows: [[Cell]] = []

    package init() {}

    /// Adds a text to the row of its locale, which begins where the locale is another than before.
    package mutating func add(_ text: String, for key: String, in locale: LocaleTag) {
        if locales.last != locale {
            locales.append(locale)
            rows.append([])
            rows[rows.count - 1].reserveCapacity(keys.count)
        }
        let row = rows.count - 1
        rows[row].append(Cell(column: addColumn(key, probably: rows[row].count), text: text))
    }

    private mutating func addColumn(_ key: String, probably place: Int) -> Int {
        if place < keys.count, keys[place] == key { return place }
        if let column = columns[key] { return column }
        columns[key] = keys.count
        keys.append(key)
        return keys.count - 1
    }

    package func row(of locale: LocaleTag) -> Int? { locales.firstIndex(of: locale) }

    package func column(of key: String) -> Int? { columns[key] }

    package func text(row: Int, column: Int) -> String? {
        let row = rows[row]
        if column < row.count, row[column].column == column { return row[column].text }
        return row.first { $0.column == column }?.text
    }

    /// The keys that a row has a text for.
    package func keys(ofRow row: Int) -> [String] { rows[row].map { keys[$0.column] } }
}
