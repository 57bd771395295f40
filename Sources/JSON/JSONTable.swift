internal import Bytes

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

    /// The keys of the rows, in their order.
    package private(set) var rowKeys: [String] = []
    /// In the order in which they come up first.
    package private(set) var columnKeys: [String] = []
    private var columns: [KeyTable.Key: Int] = [:]
    /// Row by row, no more than what was written, whatever columns there are.
    private var cells: [Cell] = []
    /// Where each row begins.
    private var starts: [Int] = []

    package init() {}

    package mutating func beginRow(_ key: String) {
        rowKeys.append(key)
        starts.append(cells.count)
    }

    /// Adds a text to the row that was begun last.
    package mutating func add(_ text: String, for key: String) {
        let place = cells.count - starts[starts.count - 1]
        cells.append(Cell(column: addColumn(key, probably: place), text: text))
    }

    private mutating func addColumn(_ key: String, probably place: Int) -> Int {
        if place < columnKeys.count, columnKeys[place].hasBytes(of: key) { return place }
        if let column = column(of: key) { return column }
        columns[KeyTable.Key(text: key)] = columnKeys.count
        columnKeys.append(key)
        return columnKeys.count - 1
    }

    package subscript(row: Int) -> ArraySlice<Cell> { cells[range(ofRow: row)] }

    package func column(of key: String) -> Int? { columns[KeyTable.Key(text: key)] }

    package func text(row: Int, column: Int) -> String? {
        let range = range(ofRow: row)
        let probable = range.lowerBound + column
        if probable < range.upperBound, cells[probable].column == column { return cells[probable].text }
        return cells[range].first { $0.column == column }?.text
    }

    private func range(ofRow row: Int) -> Range<Int> {
        starts[row]..<(row + 1 < starts.count ? starts[row + 1] : cells.count)
    }

    /// Whether a key stands in more than one column of a row, or names more than one row.
    var hasDuplicates: Bool {
        if Set(rowKeys.map(KeyTable.Key.init)).count < rowKeys.count { return true }
        return rowKeys.indices.contains { row in
            let columns = self[row].lazy.map(\.column)
            return zip(columns, columns.dropFirst()).contains { $0 >= $1 } && Set(columns).count < columns.count
        }
    }
}
