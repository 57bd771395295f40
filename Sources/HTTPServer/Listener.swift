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
    @safe final class Context {
        let responder: any Responder
        let limits: Limits
        private let threading: Threading
        private let count = Atomic(0)
        /// An exchange that has ended, for the next to begin in. Only a single thread can have it without a lock.
        @exclusivity(unchecked) private var spare: UnsafeMutablePointer<Exchange>?

        init(responder: any Responder, threading: Threading, limits: Limits) {
            self.responder = responder
            self.threading = threading
            self.limits = limits
        }

        /// Exchanges begun and not ended. Written by this listener's own threads alone, read while it stops.
        var exchangesRunning: Int { count.load(ordering: .relaxed) }

        func exchangeBegan() -> UnsafeMutablePointer<Exchange> {
            count.add(1, ordering: .relaxed)
            if let exchange = unsafe spare {
                unsafe spare = nil
                return unsafe exchange
            }
            let exchange = UnsafeMutablePointer<Exchange>.allocate(capacity: 1)
            unsafe exchange.initialize(to: Exchange(on: self))
            return unsafe exchange
        }

        func exchangeEnded(_ exchange: UnsafeMutablePointer<Exchange>) {
            count.subtract(1, ordering: .relaxed)
            if threading == .single, unsafe spare == nil {
                unsafe exchange.pointee.end()
                unsafe spare = unsafe exchange
            } else {
                unsafe free(exchange)
            }
        }

        /// An exchange holds its listener, so a spare one would hold it for ever.
        func stop() {
            guard let exchange = unsafe spare else { return }
            unsafe free(exchange)
            unsafe spare = nil
        }

        private func free(_ exchange: UnsafeMutablePointer<Exchange>) {
            unsafe exchange.deinitialize(count: 1)
            unsafe exchange.deallocate()
        }
    }

    private let context: Context
    /// Started in `init`, stopped in `deinit`, and used by one thread in between.
    private let daemon: OpaquePointer

    /// Takes the socket over: the library closes it.
    init(on socket: consuming ListeningSocket, threading: Threading, limits: Limits, responder: any Responder)
        throws(HTTPServerError)
    {
        context = Context(responder: responder, threading: threading, limits: limits)
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
        context.stop()
    }

    var exchangesRunning: Int { context.exchangesRunning }

    /// Takes no more connections; those that are there go on.
    func quiesce() {
        let descriptor = unsafe MHD_quiesce_daemon(daemon)
        if descriptor >= 0 { ListeningSocket(adopting: descriptor).stopListening() }
    }
}

/// Swallows what the library says: it writes of broken requests at the rate of the clients that send them, and of
/// nothing else that is not told by a result.
private func libraryLogged(
    context: UnsafeMutableRawPointer?, format: UnsafePointer<CChar>?, arguments: CVaListPointer?
) {}
