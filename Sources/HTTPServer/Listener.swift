import CMicroHTTPD
import OperatingSystem
import Synchronization

/// One daemon of the library on one listening socket, and the responder that its threads call.
@safe final class Listener: Sendable {
    /// How the library spends threads on connections.
    enum Threading {
        /// All connections on one thread, which must never block.
        case single
        /// A thread for each connection; these may block.
        case perConnection
    }

    /// What the library hands back in every callback.
    @safe final class Context: Sendable {
        /// Called on the listener's own threads alone.
        nonisolated(unsafe) let responder: any Responder
        let limits: Limits
        let registry: ConnectionRegistry
        let threading: Threading
        private let exchanges = Atomic(0)
        private let connections = Atomic(0)
        private let retiring = Atomic(false)
        /// An exchange that has ended, for the next to begin in. Only a single thread can have it without a lock.
        @exclusivity(unchecked) nonisolated(unsafe) private var spare: UnsafeMutablePointer<Exchange>?

        init(responder: any Responder, threading: Threading, limits: Limits, registry: ConnectionRegistry) {
            unsafe self.responder = responder
            self.threading = threading
            self.limits = limits
            self.registry = registry
        }

        /// Exchanges begun and not ended. Written by this listener's own threads alone, read while it stops.
        var exchangesRunning: Int { exchanges.load(ordering: .relaxed) }

        var connectionsOpen: Int { connections.load(ordering: .relaxed) }

        /// Whether each answer is the last on its connection.
        var isRetiring: Bool { retiring.load(ordering: .relaxed) }

        func retire() {
            retiring.store(true, ordering: .relaxed)
        }

        func exchangeBegan() -> UnsafeMutablePointer<Exchange> {
            exchanges.add(1, ordering: .relaxed)
            if let exchange = unsafe spare {
                unsafe spare = nil
                return unsafe exchange
            }
            let exchange = UnsafeMutablePointer<Exchange>.allocate(capacity: 1)
            unsafe exchange.initialize(to: Exchange(on: self))
            return unsafe exchange
        }

        func exchangeEnded(_ exchange: UnsafeMutablePointer<Exchange>) {
            exchanges.subtract(1, ordering: .relaxed)
            unsafe exchange.pointee.end()
            if threading == .single, unsafe spare == nil {
                unsafe spare = unsafe exchange
            } else {
                unsafe free(exchange)
            }
        }

        func connectionBegan(_ handle: OpaquePointer) -> Connection {
            connections.add(1, ordering: .relaxed)
            let peer = unsafe ClientAddress(shim_connection_address(handle))
            let connection = unsafe Connection(
                handle: handle, socket: shim_connection_socket(handle), peer: peer,
                listener: ObjectIdentifier(self), isCounted: !limits.trustedProxies.contain(peer), now: registry.now)
            if threading == .single { connection.settle() }
            registry.add(connection)
            return connection
        }

        func connectionEnded(_ connection: Connection) {
            registry.remove(connection)
            connections.subtract(1, ordering: .relaxed)
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

    let context: Context
    private let descriptor: Int32
    private let isQuiesced = Atomic(false)
    /// Started in `init` and stopped in `deinit`; in between the library locks what it shares with its threads.
    nonisolated(unsafe) private let daemon: OpaquePointer

    /// Takes the socket over: the library closes it.
    init(
        on socket: consuming ListeningSocket, threading: Threading, limits: Limits, registry: ConnectionRegistry,
        certificate: ServerCertificate?, responder: any Responder
    ) throws(HTTPServerError) {
        let context = Context(responder: responder, threading: threading, limits: limits, registry: registry)
        self.context = context
        let flags = threading == .single ? shim_one_thread : shim_thread_per_connection
        let descriptor = socket.release()
        self.descriptor = descriptor
        let daemon = unsafe certificate.withCStrings { chain, key in
            unsafe shim_start_daemon(
                flags, descriptor, limits.connectionMemory, limits.connections + 16, chain, key,
                Unmanaged.passUnretained(context).toOpaque(), connectionChanged, exchangeBegan, exchangeAdvanced,
                exchangeEnded, libraryLogged)
        }
        guard let daemon = unsafe daemon else {
            _ = ListeningSocket(adopting: descriptor)
            throw HTTPServerError(.startFailed, "the HTTP library did not start; are there file descriptors left?")
        }
        unsafe self.daemon = unsafe daemon
    }

    /// Ends every connection, whatever it is doing.
    ///
    /// The library must find none that it works on when it stops: an error that it answers by itself would then be an
    /// answer that is not there, and a crash.
    deinit {
        let socket = takeSocket()
        socket?.stopListening()
        context.registry.endAll(of: ObjectIdentifier(context))
        for _ in 0..<1000 where context.connectionsOpen > 0 { pause(milliseconds: 1) }
        unsafe MHD_stop_daemon(daemon)
        context.stop()
        _ = consume socket
    }

    /// The same listening socket once more, for a listener that goes on with it.
    func duplicateSocket() -> ListeningSocket? {
        ListeningSocket(duplicating: descriptor)
    }

    /// Takes no more connections; those that are there go on.
    func quiesce() {
        takeSocket()?.stopListening()
    }

    /// Leaves new connections to another listener on the same socket, and ends the others with their next answer.
    ///
    /// - Returns: the socket, which is to be kept open as long as the listener: its thread may be about to use it.
    func retire() -> ListeningSocket? {
        context.retire()
        return takeSocket()
    }

    /// The library gives its socket back as often as it is asked.
    private func takeSocket() -> ListeningSocket? {
        guard !isQuiesced.exchange(true, ordering: .relaxed) else { return nil }
        let descriptor = unsafe MHD_quiesce_daemon(daemon)
        return descriptor >= 0 ? ListeningSocket(adopting: descriptor) : nil
    }
}

/// Called when a connection is accepted and before its socket is closed: by the listener's own thread, in which no
/// exchange of the connection runs. What it leaves with the connection is a `Connection`, retained; there is none yet
/// when the connection begins.
private func connectionChanged(
    context: UnsafeMutableRawPointer?, connection: OpaquePointer?,
    place: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, code: MHD_ConnectionNotificationCode
) {
    guard let context = unsafe context, let connection = unsafe connection, let place = unsafe place else { return }
    let listener = unsafe Unmanaged<Listener.Context>.fromOpaque(context).takeUnretainedValue()
    if unsafe place.pointee == nil {
        unsafe place.pointee = unsafe Unmanaged.passRetained(listener.connectionBegan(connection)).toOpaque()
    } else if let ended = unsafe place.pointee {
        unsafe place.pointee = nil
        unsafe listener.connectionEnded(Unmanaged<Connection>.fromOpaque(ended).takeRetainedValue())
    }
}

/// Swallows what the library says, which it does at the rate of the clients that send broken requests. Called on the
/// thread of the connection that it is about, which it does not name.
///
/// A `Content-Length` that is no number, and more cookies than there is memory for, are answered by the library itself,
/// with two heads, of which the second reads as a body. There is only this moment to answer before it.
private func libraryLogged(
    context: UnsafeMutableRawPointer?, format: UnsafePointer<CChar>?, arguments: CVaListPointer?
) {
    guard let context = unsafe context, let format = unsafe format else { return }
    let (ofLength, ofMemory) = unsafe (shim_tells_of_length(format), shim_tells_of_memory(format))
    guard ofLength || ofMemory else { return }
    let listener = unsafe Unmanaged<Listener.Context>.fromOpaque(context).takeUnretainedValue()
    for connection in listener.registry.servedByThisThread {
        if ofLength, let refusal = unsafe HeadReader.lengthFault(of: connection.handle) {
            unsafe listener.responder.refuse(refusal).sendAndClose(on: connection.handle, to: nil)
        }
        // Of all whose head is whole there is one that is not answered yet.
        if ofMemory, connection.status.phase.isIdle, unsafe HeadReader.hasCookies(connection.handle) {
            unsafe listener.responder.refuse(.headTooLarge).sendAndClose(on: connection.handle, to: nil)
        }
    }
}

extension ServerCertificate? {
    /// Lends chain and key as C strings, or nothing twice.
    fileprivate func withCStrings<Result>(
        _ body: (UnsafePointer<CChar>?, UnsafePointer<CChar>?) -> Result
    ) -> Result {
        guard let certificate = self else { return body(nil, nil) }
        return unsafe certificate.chain.withUnsafeBufferPointer { chain in
            unsafe certificate.key.withUnsafeBufferPointer { unsafe body(chain.baseAddress, $0.baseAddress) }
        }
    }
}
