import CMicroHTTPD

/// One request's life: it begins with the request line, receives head and body, is answered, and ends.
///
/// libmicrohttpd calls the functions at the foot of this file, all on the thread of the exchange's connection, and
/// `exchangeEnded` last on every path. An exchange lives in memory of its own that the library hands back to them,
/// which unlike a class takes no look at who else might be writing to it.
struct Exchange: ~Copyable {
    private enum State {
        case begun
        case receiving
        case answered
    }

    private let listener: Listener.Context
    private var state = State.begun
    /// As `Request.key`: the target, and behind it the languages once the head is here.
    private var key: [UInt8] = []
    private var targetSize = 0
    private var fields = HeaderFields()
    private var body: [UInt8] = []
    /// Bytes of the body so far, dropped ones too.
    private var received = 0
    private var refusal: Refusal?
    /// Held until the library has sent it, as content that nobody else holds may be written anew.
    private var sending: ResponseContent?
    /// Where the version has to stand in the library's memory: one byte behind the target.
    private var versionAddress: UInt = 0

    init(on listener: Listener.Context) {
        self.listener = listener
    }

    /// The request line is here. The target is copied: the library goes on to cut it up where it stands.
    fileprivate mutating func begin(_ target: UnsafeBufferPointer<UInt8>) {
        versionAddress = UInt(bitPattern: target.baseAddress) + UInt(target.count) + 1
        if target.count > listener.limits.target {
            refusal = .targetTooLong
        } else {
            unsafe key.append(contentsOf: target)
            targetSize = target.count
        }
    }

    /// Forgets the request, so that the exchange can be used for another; what it holds of memory it keeps.
    mutating func end() {
        state = .begun
        key.removeAll(keepingCapacity: true)
        fields.removeAll()
        if !body.isEmpty { body = [] }
        received = 0
        refusal = nil
        if sending != nil { sending = nil }
    }

    /// The head is here. Nothing is answered yet unless the request is refused: an answer now closes the connection,
    /// which is right only when the body is not wanted.
    private mutating func receiveHead(of connection: OpaquePointer, version: UnsafePointer<CChar>) -> MHD_Result {
        state = .receiving
        // The library hands the target over up to its first NUL, which need not be its end.
        if UInt(bitPattern: version) != versionAddress { refusal = .malformedHead }
        if refusal == nil { refusal = unsafe readHead(of: connection) }
        guard let refusal else { return MHD_Result.YES }
        return unsafe queue(listener.responder.refuse(refusal), on: connection)
    }

    private mutating func readHead(of connection: OpaquePointer) -> Refusal? {
        if unsafe shim_request_header_size(connection) > listener.limits.head { return .headTooLarge }
        unsafe withUnsafeMutablePointer(to: &fields) { fields in
            _ = unsafe MHD_get_connection_values_n(connection, .HEADER_KIND, fieldFound, fields)
        }
        if let languages = fields[.acceptLanguage] {
            key.append(UInt8(ascii: "\n"))
            key.append(contentsOf: languages)
        }
        if let coding = fields[.transferEncoding] {
            // A body of unknown end, or of two ends, which the library would wait for or read as another request.
            let isChunked = String(decoding: coding, as: UTF8.self).lowercased() == "chunked"
            return isChunked && fields[.contentLength] == nil ? nil : .malformedHead
        }
        guard let length = fields[.contentLength] else { return nil }
        guard length.allSatisfy({ (0x30...0x39).contains($0) }) else { return .malformedHead }
        return Int(String(decoding: length, as: UTF8.self)) ?? .max > listener.limits.body ? .bodyTooLarge : nil
    }

    /// The library takes no answer in the middle of a body, so what is beyond the limit is dropped until its end;
    /// twice the limit ends the connection.
    private mutating func receiveBody(_ bytes: UnsafeBufferPointer<UInt8>) -> MHD_Result {
        received += bytes.count
        guard received <= listener.limits.body else {
            refusal = .bodyTooLarge
            body = []
            return received / 2 <= listener.limits.body ? MHD_Result.YES : MHD_Result.NO
        }
        unsafe body.append(contentsOf: bytes)
        return MHD_Result.YES
    }

    /// All of the request is here.
    private mutating func answer(on connection: OpaquePointer, method: HTTPMethod) -> MHD_Result {
        if let refusal { return unsafe queue(listener.responder.refuse(refusal), on: connection) }
        let request = Request(method: method, key: key, targetSize: targetSize, fields: fields, body: body)
        return unsafe queue(listener.responder.respond(to: request), on: connection)
    }

    private mutating func queue(_ response: Response, on connection: OpaquePointer) -> MHD_Result {
        state = .answered
        if response.content.isReused { sending = response.content }
        return unsafe response.content.queue(status: response.status, on: connection)
    }

    /// Called for the head, for each piece of the body, and once more when all is here.
    fileprivate mutating func advance(
        _ connection: OpaquePointer, method: UnsafePointer<CChar>, version: UnsafePointer<CChar>,
        upload: UnsafePointer<CChar>?, size: UnsafeMutablePointer<Int>
    ) -> MHD_Result {
        switch state {
        case .begun:
            return unsafe receiveHead(of: connection, version: version)
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
    let exchange = unsafe listener.exchangeBegan()
    unsafe target.withMemoryRebound(to: UInt8.self, capacity: length) { bytes in
        unsafe exchange.pointee.begin(UnsafeBufferPointer(start: bytes, count: length))
    }
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
    let listener = unsafe Unmanaged<Listener.Context>.fromOpaque(context).takeUnretainedValue()
    unsafe listener.exchangeEnded(ended.assumingMemoryBound(to: Exchange.self))
}

/// Takes one header field; called within `readHead`. Context: the exchange's fields.
private func fieldFound(
    context: UnsafeMutableRawPointer?, kind: MHD_ValueKind, name: UnsafePointer<CChar>?, nameSize: Int,
    value: UnsafePointer<CChar>?, valueSize: Int
) -> MHD_Result {
    guard let fields = unsafe context?.assumingMemoryBound(to: HeaderFields.self), let name = unsafe name else {
        return MHD_Result.NO
    }
    unsafe fields.pointee.add(
        name: UnsafeRawBufferPointer(start: name, count: nameSize),
        value: UnsafeRawBufferPointer(start: value, count: value == nil ? 0 : valueSize))
    return MHD_Result.YES
}
