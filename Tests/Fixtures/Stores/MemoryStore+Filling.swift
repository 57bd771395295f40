import AlertCatalog

extension MemoryStore {
    /// Shared tables that are enough for a title and one button, in two languages.
    package static let shared = """
        {"sourceLocale": "en", "defaultLocale": "en", "defaultAction": "ok", "actions": {"ok": {}},
         "text": {"en": {"actions.ok": "OK"}, "ko": {"actions.ok": "확인"}}}
        """

    /// A store in which these alerts are published with revision 1, by nobody who writes in tests.
    package convenience init(publishing alerts: [String: String], shared: String = shared) throws {
        self.init()
        var documents: [DocumentName: [UInt8]] = [.shared: Array(shared.utf8)]
        for (id, text) in alerts { documents[.definition(id)] = Array(text.utf8) }
        _ = try edit(as: .commandLine("filler"), CatalogEditor.Terms(time: 0)) { [documents] editor in
            try editor.importCatalog(documents, if: .absent)
        }
    }
}
