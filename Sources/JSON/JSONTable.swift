/// Texts by two keys, as an object of objects of strings has them: a row for each of the inner objects, a column for each
/// key in them.
///
/// Where the rows have the same few keys in the same order, as they mostly have, neither reading nor looking a text up
/// takes more than a comparison.
package struct JSONTable: Sendable {
    package struct Cell: Sendable {
        package let column: Int
        package let text: String
    }

    /// More keys are found by hash.
    private static let few = 8

    /// The keys of the rows, in their order.
    package private(set) var rowKeys: [String] = []
    /// In the order in which they come up first.
    package private(set) var columnKeys: [String] = []
    private var columns: [String: Int] = [:]
    /// No longer than what was written, whatever columns there are.
    private var rows: [[Cell]] = []

    package init() {}

    package mutating func beginRow(_ key: String) {
        rowKeys.append(key)
        rows.append([])
        rows[rows.count - 1].reserveCapacity(max(columnKeys.count, 1))
    }

    /// Adds a text to the row that was begun last.
    package mutating func add(_ text: String, for key: String) {
        let row = rows.count - 1
        rows[row].append(Cell(column: addColumn(key, probably: rows[row].count), text: text))
    }

    private mutating func addColumn(_ key: String, probably place: Int) -> Int {
        if place < columnKeys.count, columnKeys[place] == key { return place }
        if let column = columns[key] { return column }
        columns[key] = columnKeys.count
        columnKeys.append(key)
        return columnKeys.count - 1
    }

    package subscript(row: Int) -> [Cell] { rows[row] }

    package func column(of key: String) -> Int? {
        columnKeys.count > Self.few ? columns[key] : columnKeys.firstIndex(of: key)
    }

    package func text(row: Int, column: Int) -> String? {
        if column < rows[row].count, rows[row][column].column == column { return rows[row][column].text }
        return rows[row].first { $0.column == column }?.text
    }

    /// Whether a key stands in more than one column of a row, or names more than one row.
    var hasDuplicates: Bool {
        if Set(rowKeys).count < rowKeys.count { return true }
        return rows.contains { row in
            zip(row, row.dropFirst()).contains { $0.column >= $1.column } && Set(row.map(\.column)).count < row.count
        }
    }
}
