/// An address that is served, from when it is made until it is released.
package final class Server {
    /// What runs the connections of a server.
    package enum Threading: Sendable {
        /// This many listeners of one thread each, among which the kernel shares out new connections.
        ///
        /// Each has its own socket on the same port (`SO_REUSEPORT`), its own event loop and its own responder, so
        /// that no request takes a lock or writes a cache line that another worker's requests write.
        case workers(Int)
        /// One listener with a thread for each connection, so that a responder may block.
        case threadPerConnection
    }

    private let listeners: [Listener]
    package let host: String
    /// The port that was taken, also when 0 was asked for.
    package let port: UInt16

    /// - Parameter makeResponder: called once for each listener.
    /// - Throws: when the address cannot be listened on.
    package init(
        host: String, port: UInt16, threading: Threading, limits: Limits, makeResponder: () -> any Responder
    ) throws(HTTPServerError) {
        // Sockets that share a port would also share it with another program: an exclusive one proves that it is free.
        let proof = try ListeningSocket.open(host: host, port: port, sharing: .exclusive)
        self.port = proof.port
        self.host = host
        switch threading {
        case .threadPerConnection:
            let responder = makeResponder()
            listeners = [try Listener(on: proof, threading: .perConnection, limits: limits, responder: responder)]
        case .workers(let count):
            _ = consume proof
            var listeners: [Listener] = []
            for _ in 0..<max(count, 1) {
                let socket = try ListeningSocket.open(host: host, port: self.port, sharing: .shared)
                let responder = makeResponder()
                listeners.append(try Listener(on: socket, threading: .single, limits: limits, responder: responder))
            }
            self.listeners = listeners
        }
    }

    /// Takes no more connections; what runs goes on until the server is released.
    package func quiesce() {
        for listener in listeners { listener.quiesce() }
    }

    /// Requests that have begun and are not answered to the end.
    package var exchangesRunning: Int {
        listeners.reduce(0) { $0 + $1.exchangesRunning }
    }

    /// Where clients reach it, for a person to read: `http://127.0.0.1:8080`.
    package var url: String {
        host.contains(":") ? "http://[\(host)]:\(port)" : "http://\(host):\(port)"
    }
}
