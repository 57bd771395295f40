internal import CRapidJSON

/// Takes the parts of one member of the root, and puts them together into a table as long as they are one.
struct TableBuilder {
    private enum Place {
        case outside, table, row
    }

    let key: String
    private var place = Place.outside
    private var rowKey = ""
    /// Of the text that comes next.
    private var column = 0
    private var table: JSONTable?
    private(set) var isUnsound = false

    private let size: Int

    /// - Parameter size: of all that is read, in bytes.
    init(key: String, size: Int) {
        self.key = key
        self.size = size
    }

    /// What was read, when all of it was a table without a key that stands twice.
    var soundTable: JSONTable? { isUnsound ? nil : table }

    // Each of these answers whether the part belongs to the table. All that follows what does not fit is taken and left out,
    // since it is to be read again.

    mutating func takes(key: UnsafeBufferPointer<UInt8>) -> Bool {
        guard !isUnsound else { return true }
        switch place {
        case .outside: return false
        case .table: rowKey = unsafe String(decoding: key, as: UTF8.self)
        case .row:
            if let probable = unsafe table?.probableColumn(key) {
                column = probable
            } else {
                column = unsafe table?.addColumn(String(decoding: key, as: UTF8.self)) ?? 0
            }
        }
        return true
    }

    /// - Parameter member: the member of the root that begins; `nil` for what stands deeper, or in a list.
    mutating func takesBegin(_ kind: JSONContainer, under member: String?) -> Bool {
        guard !isUnsound else { return true }
        switch place {
        case .outside:
            guard member == key, kind == .object else { return false }
            isUnsound = isUnsound || table != nil
            table = JSONTable(ofJSON: size)
            place = .table
        case .table:
            isUnsound = isUnsound || kind != .object
            table?.beginRow(rowKey)
            place = .row
        case .row:
            isUnsound = true
        }
        return true
    }

    mutating func takesEnd() -> Bool {
        guard !isUnsound else { return true }
        switch place {
        case .outside: return false
        case .row: place = .table
        case .table:
            place = .outside
            isUnsound = table?.hasDuplicates ?? false
        }
        return true
    }

    mutating func takes(text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard !isUnsound else { return true }
        switch place {
        case .outside: return false
        case .table: isUnsound = true
        case .row: unsafe table?.add(text, in: column)
        }
        return true
    }

    /// A literal or a number.
    mutating func takesOther() -> Bool {
        if place != .outside { isUnsound = true }
        return isUnsound
    }
}
