import CMicroHTTPD
import Synchronization

/// One daemon of the library on one listening socket, and the responder that its threads call.
@safe final class Listener {
    /// How the library spends threads on connections.
    enum Threading {
        /// All connections on one thread, which must never block.
        case single
        /// A thread for each connection; these may block.
        case perConnection
    }

    /// What the library hands back in every callback.
    final class Context {
        let responder: any Responder
        /// What each request's fields begin as; a copy shares it until there is a field to keep.
        let noFields: HeaderFields
        let limits: Limits
        private let exchanges = Atomic(0)

        init(responder: any Responder, limits: Limits) {
            self.responder = responder
            noFields = HeaderFields(reading: responder.readsFields)
            self.limits = limits
        }

        /// Exchanges begun and not ended. Written by this listener's own threads alone, read while it stops.
        var exchangesRunning: Int { exchanges.load(ordering: .relaxed) }

        func exchangeBegan() { exchanges.add(1, ordering: .relaxed) }

        func exchangeEnded() { exchanges.subtract(1, ordering: .relaxed) }
    }

    private let context: Context
    /// Started in `init`, stopped in `deinit`, and used by one thread in between.
    private let daemon: OpaquePointer

    /// Takes the socket over: the library closes it.
    init(on socket: consuming ListeningSocket, threading: Threading, limits: Limits, responder: any Responder)
        throws(HTTPServerError)
    {
        context = Context(responder: responder, limits: limits)
        let flags = threading == .single ? shim_one_thread : shim_thread_per_connection
        let descriptor = socket.release()
        let daemon = unsafe shim_start_daemon(
            flags, descriptor, limits.connectionMemory, limits.connections, limits.idleTimeout,
            Unmanaged.passUnretained(context).toOpaque(), exchangeBegan, exchangeAdvanced, exchangeEnded, libraryLogged)
        guard let daemon = unsafe daemon else {
            _ = ListeningSocket(adopting: descriptor)
            throw HTTPServerError(.startFailed, "the HTTP library did not start; are there file descriptors left?")
        }
        unsafe self.daemon = unsafe daemon
    }

    /// Ends every connection, whatever it is doing.
    deinit {
        unsafe MHD_stop_daemon(daemon)
    }

    var exchangesRunning: Int { context.exchangesRunning }

    /// Takes no more connections; those that are there go on.
    func quiesce() {
        let descriptor = unsafe MHD_quiesce_daemon(daemon)
        if descriptor >= 0 { _ = ListeningSocket(adopting: descriptor) }
    }
}

/// Swallows what the library says: it writes of broken requests at the rate of the clients that send them, and of
/// nothing else that is not told by a result.
private func libraryLogged(
    context: UnsafeMutableRawPointer?, format: UnsafePointer<CChar>?, arguments: CVaListPointer?
) {}
