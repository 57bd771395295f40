import AlertCatalog

extension WritableCatalogStore {
    /// Publishes documents together: their texts by id, the empty one for the shared tables, `nil` to delete.
    @discardableResult
    func publish(_ documents: [String: String?]) throws -> Int {
        try write { transaction in
            let number = try transaction.nextRevision()
            for (key, text) in documents {
                let name = DocumentName(key: key)
                let last = try transaction.record(of: name)?.number ?? 0
                try transaction.add(
                    Revision(number: number, bytes: text.map { Array($0.utf8) }, author: "ann", time: 5), of: name)
                try transaction.set(
                    DocumentRecord(number: last + 1, revision: text == nil ? nil : number), of: name)
            }
            return number
        }
    }
}

extension CatalogSource {
    /// The texts of the definitions, by id.
    var texts: [String: String] {
        definitions.mapValues { String(decoding: $0.bytes, as: UTF8.self) }
    }

    var sharedText: String? {
        shared.map { String(decoding: $0.bytes, as: UTF8.self) }
    }
}
