import OperatingSystem

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

    private struct Retired {
        weak var listener: Listener?
    }

    private var listeners: [Listener]
    /// Those that finish what their connections ask, under a certificate that is replaced.
    private var retired: [Retired] = []
    private let threading: Threading
    private let limits: Limits
    private let registry: ConnectionRegistry
    private let makeResponder: () -> any Responder
    private let isEncrypted: Bool
    package let host: String
    /// The port that was taken, also when 0 was asked for.
    package let port: UInt16

    /// - Parameters:
    ///   - certificate: what connections are encrypted with; none without one.
    ///   - makeResponder: called once for each listener.
    /// - Throws: when the address cannot be listened on.
    package init(
        host: String, port: UInt16, threading: Threading, limits: Limits, certificate: ServerCertificate? = nil,
        makeResponder: @escaping () -> any Responder
    ) throws(HTTPServerError) {
        // Sockets that share a port would also share it with another program: an exclusive one proves that it is free.
        let proof = try ListeningSocket.open(host: host, port: port, sharing: .exclusive)
        self.port = proof.port
        self.host = host
        self.threading = threading
        self.limits = limits
        self.makeResponder = makeResponder
        isEncrypted = certificate != nil
        registry = ConnectionRegistry(limits)
        listeners = []
        switch threading {
        case .threadPerConnection:
            listeners.append(try listener(on: proof, certificate))
        case .workers(let count):
            _ = consume proof
            for _ in 0..<max(count, 1) {
                let socket = try ListeningSocket.open(host: host, port: self.port, sharing: .shared)
                listeners.append(try listener(on: socket, certificate))
            }
        }
        Reaper.common.watch(registry)
    }

    private func listener(
        on socket: consuming ListeningSocket, _ certificate: ServerCertificate?
    ) throws(HTTPServerError) -> Listener {
        let mode: Listener.Threading
        if case .threadPerConnection = threading { mode = .perConnection } else { mode = .single }
        return try Listener(
            on: socket, threading: mode, limits: limits, registry: registry, certificate: certificate,
            responder: makeResponder())
    }

    /// Encrypts new connections with another certificate, and loses none: both listeners take from one socket until the
    /// new one does alone, and the old one goes when its last connection ends.
    ///
    /// - Throws: when a new listener does not start; then all is as before.
    package func reload(_ certificate: ServerCertificate) throws(HTTPServerError) {
        var successors: [Listener] = []
        for listener in listeners {
            guard let socket = listener.duplicateSocket() else {
                throw HTTPServerError(.socketFailed, "there are no file descriptors left")
            }
            successors.append(try self.listener(on: socket, certificate))
        }
        let predecessors = listeners
        listeners = successors
        retired = retired.filter { $0.listener != nil } + predecessors.map { Retired(listener: $0) }
        for listener in predecessors { Self.retire(listener) }
    }

    private static func retire(_ listener: Listener) {
        BackgroundThread.start {
            let socket = listener.retire()
            repeat { pause(milliseconds: 100) } while listener.context.connectionsOpen > 0
            _ = consume socket
        }
    }

    /// Connections that are open, for any thread to ask.
    package var connections: ConnectionCount { registry.connections }

    /// From now on each answer says that its connection ends with it, so that clients come back by another, which a
    /// balancer may give to another process. New connections are still taken.
    package func retireConnections() {
        for listener in listeners { listener.context.retire() }
    }

    /// Takes no more connections; what runs goes on until the server is released.
    package func quiesce() {
        for listener in listeners { listener.quiesce() }
    }

    /// Requests that have begun and are not answered to the end.
    package var exchangesRunning: Int {
        (listeners + retired.compactMap(\.listener)).reduce(0) { $0 + $1.context.exchangesRunning }
    }

    /// Where clients reach it, for a person to read: `http://127.0.0.1:8080`.
    package var url: String {
        (isEncrypted ? "https://" : "http://") + (host.contains(":") ? "[\(host)]" : host) + ":\(port)"
    }
}
