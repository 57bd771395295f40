import AlertCatalog

/// Compiles catalogs that tests write out.
enum TestCatalog {
    static let shared = """
        {"sourceLocale": "en", "defaultLocale": "en", "defaultAction": "ok",
         "actions": {"ok": {}, "cancel": {"role": "cancel"},
                     "open-settings": {"preferred": true, "effect": {"type": "openSettings"}}},
         "links": {"schemes": ["https", "diary"], "hosts": ["help.example.com"]},
         "text": {"en": {"actions.ok": "OK", "actions.cancel": "Cancel", "actions.open-settings": "Open Settings",
                         "shared.hint": "Allow {app}."},
                  "ko": {"actions.ok": "확인", "actions.cancel": "취소", "actions.open-settings": "설정 열기",
                         "shared.hint": "{app} 허용"}}}
        """

    static func source(_ alerts: [String: String], shared: String = shared) -> CatalogSource {
        let definitions = alerts.map { id, text in
            (id, CatalogSource.Document(file: "alerts/\(id).json", bytes: Array(text.utf8)))
        }
        return CatalogSource(
            shared: .init(file: "catalog.json", bytes: Array(shared.utf8)),
            definitions: Dictionary(uniqueKeysWithValues: definitions))
    }

    static func compile(_ alerts: [String: String], shared: String = shared) -> CatalogCompiler.Compilation {
        CatalogCompiler.compile(source(alerts, shared: shared))
    }

    /// The catalog of one alert, `a`, with these members beside its id.
    static func compile(alert members: String, shared: String = shared) -> CatalogCompiler.Compilation {
        compile(["a": "{\"id\": \"a\", \(members)}"], shared: shared)
    }
}
