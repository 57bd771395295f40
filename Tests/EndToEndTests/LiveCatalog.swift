import Foundation
import Testing

/// A catalog in a folder that is changed while a service serves it.
final class LiveCatalog: Sendable {
    let folder: TemporaryFolder
    let service: Service

    /// - Parameter prepare: writes the catalog into `catalog`, if not the usual one of the alert `a`.
    init(_ prepare: (TemporaryFolder) throws -> Void = { try LiveCatalog.write(in: $0, title: "A") }) throws {
        folder = try TemporaryFolder()
        try prepare(folder)
        service = try Service(["--store", "directory:\(folder.path)/catalog"])
    }

    static let tables = """
        {"sourceLocale": "en", "defaultLocale": "en", "defaultAction": "ok", "actions": {"ok": {}},
         "text": {"en": {"actions.ok": "OK"}}}
        """

    static func definition(_ id: String, title: String) -> String {
        "{\"id\": \"\(id)\", \"text\": {\"en\": {\"title\": \"\(title)\"}}}"
    }

    static func write(in folder: TemporaryFolder, title: String, at place: String = "catalog") throws {
        try folder.write(tables, to: "\(place)/catalog.json")
        try folder.write(definition("a", title: title), to: "\(place)/alerts/a.json")
    }

    func path(_ name: String) -> String { "\(folder.path)/\(name)" }

    /// One call of the system, so that there is no moment without the file.
    func move(_ name: String, over other: String) {
        let failure = unsafe rename(path(name), path(other))
        #expect(failure == 0)
    }

    var title: String? {
        struct Body: Decodable {
            let title: String
        }
        return try? service.get("/v1/alerts/a").decoded(Body.self).title
    }

    var readiness: String { (try? service.askManagement("GET", "/readyz"))?.text ?? "" }

    func serves(title wanted: String) -> Bool { eventually { title == wanted } }

    func isReady() -> Bool { eventually { readiness == #"{"status":"ready"}"# } }

    /// Whether the service says that it is degraded, by this fault, and yet ready.
    func isDegraded(by code: String) -> Bool {
        eventually {
            let answer = try? service.askManagement("GET", "/readyz")
            return answer?.status == 200 && answer?.text.contains("\"degraded\"") == true
                && answer?.text.contains(code) == true
        }
    }

    /// Lines of the log about one event.
    func logged(_ event: String) -> Int {
        service.log.split(separator: "\n").count { $0.contains("\"event\":\"\(event)\"") }
    }
}

/// Whether something comes to be within a minute.
func eventually(_ isSo: () -> Bool) -> Bool {
    let end = ContinuousClock.now + .seconds(60)
    while ContinuousClock.now < end {
        if isSo() { return true }
        Thread.sleep(forTimeInterval: 0.01)
    }
    return false
}
