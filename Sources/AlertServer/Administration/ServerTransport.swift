import FoundationEssentials
import HTTPClient
import HTTPServer

/// Asks the writing interface of a running service.
struct ServerTransport: AdminTransport {
    /// Importing a large catalog validates all of it.
    private static let timeout = 300

    private let address: ServerAddress
    private let token: String?
    private let client: HTTPClient

    init(_ address: ServerAddress, token: String?) throws(CommandError) {
        self.address = address
        self.token = token
        do {
            client = try HTTPClient(timeout: Self.timeout, usesProxy: !address.isLoopback)
        } catch {
            throw CommandError(error.description)
        }
    }

    func send(_ call: AdminCall) throws(CommandError) -> HTTPAnswer {
        var fields = call.fields.map { (name: $0.name.text, value: $0.value) }
        if let token { fields.append((name: "Authorization", value: "Bearer \(token)")) }
        do {
            return try client.send(call.method.rawValue, to: address.url + call.target, fields: fields, body: call.body)
        } catch {
            throw CommandError(error.description)
        }
    }
}
