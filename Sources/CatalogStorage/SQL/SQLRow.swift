import AlertCatalog

/// One row, read column by column, counted from 0.
struct SQLRow {
    let values: [SQLValue]

    func integer(_ column: Int) throws(CatalogStoreError) -> Int {
        guard let integer = try optionalInteger(column) else { throw unexpected(column) }
        return integer
    }

    func optionalInteger(_ column: Int) throws(CatalogStoreError) -> Int? {
        switch values[column] {
        case .null: nil
        case .integer(let integer): Int(integer)
        default: throw unexpected(column)
        }
    }

    func text(_ column: Int) throws(CatalogStoreError) -> String {
        guard let text = try optionalText(column) else { throw unexpected(column) }
        return text
    }

    func optionalText(_ column: Int) throws(CatalogStoreError) -> String? {
        switch values[column] {
        case .null: nil
        case .text(let text): text
        default: throw unexpected(column)
        }
    }

    func bytes(_ column: Int) throws(CatalogStoreError) -> [UInt8] {
        guard let bytes = try optionalBytes(column) else { throw unexpected(column) }
        return bytes
    }

    func optionalBytes(_ column: Int) throws(CatalogStoreError) -> [UInt8]? {
        switch values[column] {
        case .null: nil
        case .bytes(let bytes): bytes
        default: throw unexpected(column)
        }
    }

    private func unexpected(_ column: Int) -> CatalogStoreError {
        CatalogStoreError(.foreign, "the database holds something else in column \(column) than was written there")
    }
}
