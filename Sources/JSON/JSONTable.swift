internal import Bytes

/// Texts by two keys, as an object of objects of strings has them: a row for each of the inner objects, a column for each
/// key in them.
///
/// Where the rows have the same few keys in the same order, as they mostly have, neither reading nor looking a text up
/// takes more than a comparison. The texts are UTF-8 in one piece of memory: to make a string of each takes longer than
/// all that is done with most of them.
package struct JSONTable: Sendable {
    package struct Cell: Sendable {
        package let column: Int
        /// Where in the bytes of the table its text is.
        package let range: Range<Int>
    }

    /// The keys of the rows, in their order.
    package private(set) var rowKeys: [String] = []
    /// In the order in which they come up first.
    package private(set) var columnKeys: [String] = []
    /// Of all texts, one behind the other.
    package private(set) var utf8: [UInt8] = []
    private var columns: [KeyTable.Key: Int] = [:]
    /// Row by row, no more than what was written, whatever columns there are.
    package private(set) var cells: [Cell] = []
    /// Where each row begins.
    private var starts: [Int] = []
    /// Whether the columns of each row go up, so that none can stand twice.
    private var isInOrder = true

    package init() {}

    /// - Parameter size: of the JSON that the table is a part of, in bytes.
    init(ofJSON size: Int) {
        utf8.reserveCapacity(size)
        cells.reserveCapacity(size / 64)
        starts.reserveCapacity(size / 256)
        rowKeys.reserveCapacity(size / 256)
    }

    package mutating func beginRow(_ key: String) {
        rowKeys.append(key)
        starts.append(cells.count)
    }

    /// Adds a text to the row that was begun last.
    package mutating func add(_ text: String, for key: String) {
        add(text.utf8, in: probableColumn(key.utf8) ?? addColumn(key))
    }

    mutating func add(_ text: some Collection<UInt8>, in column: Int) {
        if let last = cells.last, cells.count > starts[starts.count - 1], last.column >= column { isInOrder = false }
        let start = utf8.count
        utf8.append(bytesOf: text)
        cells.append(Cell(column: column, range: start..<utf8.count))
    }

    /// The column that is next in the row that was begun last if this is as the others, and if it has this key.
    func probableColumn(_ key: some Collection<UInt8>) -> Int? {
        let place = cells.count - starts[starts.count - 1]
        return place < columnKeys.count && columnKeys[place].utf8.hasBytes(of: key) ? place : nil
    }

    /// Adds one for the key unless there is one.
    mutating func addColumn(_ key: String) -> Int {
        if let column = column(of: key) { return column }
        columns[KeyTable.Key(text: key)] = columnKeys.count
        columnKeys.append(key)
        return columnKeys.count - 1
    }

    /// The places of a row's cells among all.
    package func places(ofRow row: Int) -> Range<Int> {
        starts[row]..<(row + 1 < starts.count ? starts[row + 1] : cells.count)
    }

    package func column(of key: String) -> Int? { columns[KeyTable.Key(text: key)] }

    /// The place of a cell among all.
    package func place(row: Int, column: Int) -> Int? {
        let places = places(ofRow: row)
        let probable = places.lowerBound + column
        if probable < places.upperBound, cells[probable].column == column { return probable }
        return places.first { cells[$0].column == column }
    }

    /// Whether a key stands in more than one column of a row, or names more than one row.
    var hasDuplicates: Bool {
        if hasRepeatedRow { return true }
        return !isInOrder
            && rowKeys.indices.contains { row in
                let columns = cells[places(ofRow: row)].map(\.column)
                return Set(columns).count < columns.count
            }
    }

    private var hasRepeatedRow: Bool {
        // Keys of which no two come to one number are no two alike, which is much less to find out.
        let digests = rowKeys.map(\.digest).sorted()
        guard zip(digests, digests.dropFirst()).contains(where: ==) else { return false }
        return Set(rowKeys.map(KeyTable.Key.init)).count < rowKeys.count
    }
}

extension String {
    /// FNV-1a of the UTF-8.
    fileprivate var digest: UInt64 {
        utf8.withBytes { bytes in
            unsafe bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
        }
    }
}
