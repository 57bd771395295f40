import CMicroHTTPD

/// One request's life: it begins with the request line, receives head and body, is answered, and ends.
///
/// libmicrohttpd calls the functions at the foot of this file, all on the thread of the exchange's connection, and
/// `exchangeEnded` last on every path. An exchange lives in memory of its own that the library hands back to them,
/// which unlike a class takes no look at who else might be writing to it.
@safe struct Exchange: ~Copyable {
    private enum State {
        case begun
        case receiving
        /// An answer was sent past the library; what comes of the body is dropped.
        case dropping
        case answered
    }

    private let listener: Listener.Context
    /// The listener's, here to be lent without counting a reference.
    private let responder: any Responder
    private var connection: Unmanaged<Connection>?
    private var state = State.begun
    private var head: HeadReader
    /// Bytes of the body that came after it was refused.
    private var dropped = 0
    private var refusal: Refusal?
    /// Held until the library has sent it, as content that nobody else holds may be written anew.
    private var sending: ResponseContent?

    init(on listener: Listener.Context) {
        self.listener = listener
        responder = unsafe listener.responder
        head = HeadReader(listener.limits)
    }

    /// The request line is here.
    fileprivate mutating func begin(_ target: UnsafePointer<CChar>, size: Int, on connection: OpaquePointer) {
        unsafe self.connection = unsafe shim_connection_context(connection).map { unsafe .fromOpaque($0) }
        if listener.threading == .perConnection { unsafe self.connection?._withUnsafeGuaranteedRef { $0.settle() } }
        head.request.peer = unsafe self.connection?._withUnsafeGuaranteedRef { $0.peer } ?? .unknown
        refusal = unsafe head.begin(target, size: size)
    }

    /// Forgets the request, so that the exchange can be used for another; what it holds of memory it keeps.
    mutating func end() {
        enter(.idle)
        state = .begun
        head.end()
        dropped = 0
        refusal = nil
        if sending != nil { sending = nil }
    }

    /// Tells the thread that ends connections what this one does.
    private func enter(_ phase: Connection.Phase) {
        unsafe connection?._withUnsafeGuaranteedRef { $0.enter(phase, now: listener.registry.now) }
    }

    /// Whether what the request asks for may begin: not on a connection that was ended, where nobody would hear of it.
    private func begin(_ phase: Connection.Phase) -> Bool {
        unsafe connection?._withUnsafeGuaranteedRef { $0.begin(phase, now: listener.registry.now) } ?? true
    }

    /// The head is here. Nothing is answered yet unless the request is refused: an answer now closes the connection,
    /// which is right only when the body is not wanted.
    private mutating func receiveHead(
        of connection: OpaquePointer, method: UnsafePointer<CChar>, version: UnsafePointer<CChar>
    ) -> MHD_Result {
        state = .receiving
        if refusal == nil { refusal = unsafe head.read(connection, method: method, version: version) }
        if let refusal { return unsafe refuse(refusal, on: connection, method: HTTPMethod(method)) }
        guard head.request.fields.announceBody else { return MHD_Result.YES }
        guard begin(.working) else { return MHD_Result.NO }
        if let response = responder.refusal(of: head.request) {
            return unsafe queue(response, on: connection)
        }
        enter(.receiving)
        return MHD_Result.YES
    }

    private mutating func refuse(
        _ refusal: Refusal, on connection: OpaquePointer, method: HTTPMethod
    ) -> MHD_Result {
        let response = responder.refuse(refusal)
        guard refusal == .headTooLarge || refusal == .targetTooLong else {
            return unsafe queue(response, on: connection)
        }
        // A long target, or the records of many lines, may have left the library no memory for an answer.
        unsafe response.sendAndClose(on: connection, to: method)
        return MHD_Result.NO
    }

    /// The library takes no answer in the middle of a body: that it is too large is told past it, at once.
    private mutating func receiveBody(_ bytes: UnsafeBufferPointer<UInt8>, on connection: OpaquePointer) -> MHD_Result {
        guard head.request.body.count + bytes.count <= listener.limits.body else {
            unsafe responder.refuse(.bodyTooLarge).sendAndClose(on: connection, to: head.request.method)
            state = .dropping
            return MHD_Result.YES
        }
        unsafe head.request.body.append(contentsOf: bytes)
        return MHD_Result.YES
    }

    /// Until as much has come as a body may have, which is long enough for the client to see the answer.
    private mutating func drop(_ count: Int) -> MHD_Result {
        dropped += count
        return count > 0 && dropped <= listener.limits.body ? MHD_Result.YES : MHD_Result.NO
    }

    /// All of the request is here.
    private mutating func answer(on connection: OpaquePointer) -> MHD_Result {
        guard begin(.working) else { return MHD_Result.NO }
        return unsafe queue(responder.respond(to: head.request), on: connection)
    }

    private mutating func queue(_ response: Response, on connection: OpaquePointer) -> MHD_Result {
        state = .answered
        enter(.sending)
        if isLast { return unsafe response.content.closing.queue(status: response.status, on: connection) }
        if response.content.isReused { sending = response.content }
        return unsafe response.content.queue(status: response.status, on: connection)
    }

    /// Whether the connection takes no further request.
    private var isLast: Bool {
        if listener.isRetiring { return true }
        let most = listener.limits.requestsPerConnection
        return unsafe connection?._withUnsafeGuaranteedRef { $0.countRequest() >= most } ?? false
    }

    /// Called for the head, for each piece of the body, and once more when all is here.
    fileprivate mutating func advance(
        _ connection: OpaquePointer, method: UnsafePointer<CChar>, version: UnsafePointer<CChar>,
        upload: UnsafePointer<CChar>?, size: UnsafeMutablePointer<Int>
    ) -> MHD_Result {
        let count = unsafe size.pointee
        switch state {
        case .begun:
            return unsafe receiveHead(of: connection, method: method, version: version)
        case .receiving where count > 0:
            guard let upload = unsafe upload else { return MHD_Result.NO }
            unsafe size.pointee = 0
            return unsafe upload.withMemoryRebound(to: UInt8.self, capacity: count) { bytes in
                unsafe receiveBody(UnsafeBufferPointer(start: bytes, count: count), on: connection)
            }
        case .receiving:
            return unsafe answer(on: connection)
        case .dropping:
            unsafe size.pointee = 0
            return drop(count)
        case .answered:
            return MHD_Result.YES
        }
    }
}

/// Begins an exchange: called with the raw target as soon as the request line is read. Context: the listener's.
func exchangeBegan(
    context: UnsafeMutableRawPointer?, target: UnsafePointer<CChar>?, connection: OpaquePointer?
) -> UnsafeMutableRawPointer? {
    guard let context = unsafe context, let target = unsafe target, let connection = unsafe connection else {
        return nil
    }
    let exchange = unsafe Unmanaged<Listener.Context>.fromOpaque(context)._withUnsafeGuaranteedRef {
        unsafe $0.exchangeBegan()
    }
    unsafe exchange.pointee.begin(target, size: shim_length(target), on: connection)
    unsafe shim_hide_query(target)
    return UnsafeMutableRawPointer(exchange)
}

/// Takes the exchange further: called for the head, for each piece of the body, and at its end.
func exchangeAdvanced(
    context: UnsafeMutableRawPointer?, connection: OpaquePointer?, url: UnsafePointer<CChar>?,
    method: UnsafePointer<CChar>?, version: UnsafePointer<CChar>?, upload: UnsafePointer<CChar>?,
    size: UnsafeMutablePointer<Int>?, exchange: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
    guard let connection = unsafe connection, let method = unsafe method, let version = unsafe version,
        let size = unsafe size, let exchange = unsafe exchange?.pointee
    else { return MHD_Result.NO }
    return unsafe exchange.assumingMemoryBound(to: Exchange.self).pointee
        .advance(connection, method: method, version: version, upload: upload, size: size)
}

/// Ends an exchange: called once for each that began, answered or broken off.
func exchangeEnded(
    context: UnsafeMutableRawPointer?, connection: OpaquePointer?,
    exchange: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, reason: MHD_RequestTerminationCode
) {
    guard let context = unsafe context, let ended = unsafe exchange?.pointee else { return }
    unsafe exchange?.pointee = nil
    unsafe Unmanaged<Listener.Context>.fromOpaque(context)._withUnsafeGuaranteedRef {
        unsafe $0.exchangeEnded(ended.assumingMemoryBound(to: Exchange.self))
    }
}
