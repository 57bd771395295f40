import AlertAPI
import AlertCatalog
import HTTPClient
import HTTPServer
import OperatingSystem

/// Asks the writing interface of a store in this process: nobody has to serve, and no token is needed.
struct StoreTransport: AdminTransport {
    private let responder: AdminResponder
    /// What the interface keeps from those who ask, and whoever can open the store may know.
    private let failure: Monitor<String?>

    init(
        _ configuration: Configuration, as identity: Identity, makingStore isMade: Bool
    ) throws(CommandError) {
        let store = try StoreLocation.open(configuration.store.location, making: isMade)
        try Self.reach(store)
        let failure = Monitor<String?>(nil)
        var admin = AdminResponder.Configuration { error in failure.update { $0 = "\(error)" } }
        admin.fourEyes = configuration.editing.fourEyes
        responder = AdminResponder(store, as: identity, admin)
        self.failure = failure
    }

    func send(_ call: AdminCall) throws(CommandError) -> HTTPAnswer {
        var fields = HeaderFields()
        for field in call.fields { fields.add(field.name, field.value.utf8) }
        let request = Request(
            method: call.method, target: Array(call.target.utf8), fields: fields, body: call.body ?? [])
        let response = responder.respond(to: request)
        if let failure = failure.current { throw CommandError(failure) }
        return HTTPAnswer(status: response.status, fields: response.content.fields, body: response.content.body)
    }

    /// Fails for a database that cannot be used, with its reason, which the interface would not tell.
    private static func reach(_ store: any CatalogStore) throws(CommandError) {
        guard let store = store as? any WritableCatalogStore else { return }
        do {
            _ = try store.read { try $0.currentRevision() }
        } catch {
            throw CommandError("\(error)")
        }
    }
}
