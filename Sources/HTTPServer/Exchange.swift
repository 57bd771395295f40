import CMicroHTTPD

/// One request's life: it begins with the request line, receives head and body, is answered, and ends.
///
/// libmicrohttpd calls the functions at the foot of this file, all on the thread of the exchange's connection, and
/// `exchangeEnded` last on every path.
final class Exchange {
    private enum State {
        case begun
        case receiving
        case answered
    }

    private let listener: Listener.Context
    private let target: [UInt8]
    private var state = State.begun
    private var fields: HeaderFields
    private var body: [UInt8] = []
    /// Bytes of the body beyond the limit.
    private var overflow = 0
    private var refusal: Refusal?

    /// What is taken from the header fields, in one walk.
    fileprivate struct Head {
        var fields: HeaderFields
        /// The length that the body says it has; 0 without a word.
        var contentLength = 0
    }

    /// The target is copied: the library goes on to cut it up where it stands.
    init(on listener: Listener.Context, target: UnsafeBufferPointer<UInt8>) {
        self.listener = listener
        fields = listener.noFields
        if target.count > listener.limits.target {
            refusal = .targetTooLong
            self.target = []
        } else {
            self.target = unsafe Array(target)
        }
        listener.exchangeBegan()
    }

    deinit {
        listener.exchangeEnded()
    }

    /// The head is here. Nothing is answered yet unless the request is refused: an answer now closes the connection,
    /// which is right only when the body is not wanted.
    private func receiveHead(of connection: OpaquePointer) -> MHD_Result {
        state = .receiving
        if refusal == nil { refusal = unsafe readHead(of: connection) }
        guard let refusal else { return MHD_Result.YES }
        return unsafe queue(listener.responder.refuse(refusal), on: connection)
    }

    private func readHead(of connection: OpaquePointer) -> Refusal? {
        if unsafe shim_request_header_size(connection) > listener.limits.head { return .headTooLarge }
        var head = Head(fields: listener.noFields)
        unsafe withUnsafeMutablePointer(to: &head) { head in
            _ = unsafe MHD_get_connection_values_n(connection, .HEADER_KIND, fieldFound, head)
        }
        fields = head.fields
        return head.contentLength > listener.limits.body ? .bodyTooLarge : nil
    }

    /// The library takes no answer in the middle of a body, so what is beyond the limit is dropped until its end;
    /// twice the limit ends the connection.
    private func receiveBody(_ bytes: UnsafeBufferPointer<UInt8>) -> MHD_Result {
        guard body.count + bytes.count <= listener.limits.body else {
            refusal = .bodyTooLarge
            overflow += bytes.count
            return overflow <= listener.limits.body ? MHD_Result.YES : MHD_Result.NO
        }
        unsafe body.append(contentsOf: bytes)
        return MHD_Result.YES
    }

    /// All of the request is here.
    private func answer(on connection: OpaquePointer, method: HTTPMethod) -> MHD_Result {
        if let refusal { return unsafe queue(listener.responder.refuse(refusal), on: connection) }
        let request = Request(method: method, target: target, fields: fields, body: body)
        return unsafe queue(listener.responder.respond(to: request), on: connection)
    }

    private func queue(_ response: Response, on connection: OpaquePointer) -> MHD_Result {
        state = .answered
        return unsafe response.content.queue(status: response.status, on: connection)
    }

    /// Called for the head, for each piece of the body, and once more when all is here.
    fileprivate func advance(
        _ connection: OpaquePointer, method: UnsafePointer<CChar>, upload: UnsafePointer<CChar>?,
        size: UnsafeMutablePointer<Int>
    ) -> MHD_Result {
        switch state {
        case .begun:
            return unsafe receiveHead(of: connection)
        case .receiving where unsafe size.pointee > 0:
            guard let upload = unsafe upload else { return MHD_Result.NO }
            let count = unsafe size.pointee
            unsafe size.pointee = 0
            return unsafe upload.withMemoryRebound(to: UInt8.self, capacity: count) { bytes in
                unsafe receiveBody(UnsafeBufferPointer(start: bytes, count: count))
            }
        case .receiving:
            return unsafe answer(on: connection, method: HTTPMethod(method))
        case .answered:
            return MHD_Result.YES
        }
    }
}

/// Begins an exchange: called with the raw target as soon as the request line is read. Context: the listener's.
func exchangeBegan(
    context: UnsafeMutableRawPointer?, target: UnsafePointer<CChar>?, connection: OpaquePointer?
) -> UnsafeMutableRawPointer? {
    guard let context = unsafe context, let target = unsafe target else { return nil }
    let listener = unsafe Unmanaged<Listener.Context>.fromOpaque(context).takeUnretainedValue()
    let length = unsafe shim_length(target)
    let exchange = unsafe target.withMemoryRebound(to: UInt8.self, capacity: length) { bytes in
        unsafe Exchange(on: listener, target: UnsafeBufferPointer(start: bytes, count: length))
    }
    return unsafe Unmanaged.passRetained(exchange).toOpaque()
}

/// Takes the exchange further: called for the head, for each piece of the body, and at its end.
func exchangeAdvanced(
    context: UnsafeMutableRawPointer?, connection: OpaquePointer?, url: UnsafePointer<CChar>?,
    method: UnsafePointer<CChar>?, version: UnsafePointer<CChar>?, upload: UnsafePointer<CChar>?,
    size: UnsafeMutablePointer<Int>?, exchange: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
    guard let connection = unsafe connection, let method = unsafe method, let size = unsafe size,
        let exchange = unsafe exchange?.pointee
    else { return MHD_Result.NO }
    return unsafe Unmanaged<Exchange>.fromOpaque(exchange).takeUnretainedValue()
        .advance(connection, method: method, upload: upload, size: size)
}

/// Ends an exchange: called once for each that began, answered or broken off.
func exchangeEnded(
    context: UnsafeMutableRawPointer?, connection: OpaquePointer?,
    exchange: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, reason: MHD_RequestTerminationCode
) {
    guard let ended = unsafe exchange?.pointee else { return }
    unsafe exchange?.pointee = nil
    unsafe Unmanaged<Exchange>.fromOpaque(ended).release()
}

/// Takes one header field; called within `readHead`. Context: its `Head`.
private func fieldFound(
    context: UnsafeMutableRawPointer?, kind: MHD_ValueKind, name: UnsafePointer<CChar>?, nameSize: Int,
    value: UnsafePointer<CChar>?, valueSize: Int
) -> MHD_Result {
    guard let head = unsafe context?.assumingMemoryBound(to: Exchange.Head.self), let name = unsafe name else {
        return MHD_Result.NO
    }
    let nameBytes = unsafe UnsafeRawBufferPointer(start: name, count: nameSize)
    let valueBytes = unsafe UnsafeRawBufferPointer(start: value, count: value == nil ? 0 : valueSize)
    if unsafe HeaderName.contentLength.isSpelt(nameBytes) {
        unsafe head.pointee.contentLength = Int(String(decoding: valueBytes, as: UTF8.self)) ?? .max
    } else {
        unsafe head.pointee.fields.add(name: nameBytes, value: valueBytes)
    }
    return MHD_Result.YES
}
