internal import CCurl

/// Asks one server after another, over connections that it keeps. For one thread at a time.
@safe package final class HTTPClient {
    private let handle: OpaquePointer

    private static let begin: Void = {
        // Without this the first request would do it, which is not safe beside other threads.
        _ = curl_global_init(Int(CURL_GLOBAL_DEFAULT))
    }()

    /// - Parameters:
    ///   - timeout: seconds for a whole exchange.
    ///   - usesProxy: whether to go through the proxy that variables such as `https_proxy` name.
    package init(timeout: Int, usesProxy: Bool) throws(HTTPClientError) {
        Self.begin
        guard let handle = unsafe curl_easy_init() else { throw HTTPClientError(.failed, "no memory left") }
        unsafe self.handle = OpaquePointer(handle)
        set(CURLOPT_TIMEOUT, timeout)
        set(CURLOPT_CONNECTTIMEOUT, min(timeout, 10))
        // Else a time-out would be a signal, which reaches whatever thread the system likes.
        set(CURLOPT_NOSIGNAL, 1)
        set(CURLOPT_FOLLOWLOCATION, 0)
        if !usesProxy { _ = unsafe shim_set_text(curl, CURLOPT_NOPROXY, "*") }
        _ = unsafe shim_set_text(curl, CURLOPT_PROTOCOLS_STR, "http,https")
    }

    deinit {
        unsafe curl_easy_cleanup(curl)
    }

    /// - Parameter url: `http` or `https`, with everything percent-encoded that has to be.
    package func send(
        _ method: String, to url: String, fields: [(name: String, value: String)] = [], body: [UInt8]? = nil
    ) throws(HTTPClientError) -> HTTPAnswer {
        var list = unsafe UnsafeMutablePointer<curl_slist>?.none
        defer { unsafe curl_slist_free_all(list) }
        // An empty `Expect` keeps libcurl from waiting a second for a `100 Continue`.
        for field in fields + [(name: "Expect", value: "")] {
            guard !field.value.contains(where: \.isNewline) else {
                throw HTTPClientError(.badRequest, "the header field \(field.name) has a line break")
            }
            unsafe list = unsafe curl_slist_append(list, "\(field.name): \(field.value)")
        }
        _ = unsafe shim_set_list(curl, CURLOPT_HTTPHEADER, list)
        _ = unsafe shim_set_text(curl, CURLOPT_URL, url)
        // libcurl would wait for the body of an answer to HEAD.
        set(CURLOPT_NOBODY, method == "HEAD" ? 1 : 0)
        set(CURLOPT_HTTPGET, body == nil && method != "HEAD" ? 1 : 0)
        _ = unsafe shim_set_text(curl, CURLOPT_CUSTOMREQUEST, method)
        return try receive(from: url, sending: body)
    }

    private func receive(from url: String, sending body: [UInt8]?) throws(HTTPClientError) -> HTTPAnswer {
        var received = Received()
        let code = unsafe withUnsafeMutablePointer(to: &received) { received in
            _ = unsafe shim_set_receiver(curl, CURLOPT_HEADERFUNCTION, headerLineCame, CURLOPT_HEADERDATA, received)
            _ = unsafe shim_set_receiver(curl, CURLOPT_WRITEFUNCTION, bodyCame, CURLOPT_WRITEDATA, received)
            guard let body else { return unsafe curl_easy_perform(curl) }
            return unsafe body.withUnsafeBytes { bytes in
                _ = unsafe shim_set_size(curl, CURLOPT_POSTFIELDSIZE_LARGE, bytes.count)
                let start = unsafe bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
                _ = unsafe shim_set_text(curl, CURLOPT_POSTFIELDS, start)
                return unsafe curl_easy_perform(curl)
            }
        }
        guard code == CURLE_OK else { throw HTTPClientError(code, url: url) }
        return HTTPAnswer(status: unsafe shim_status(curl), fields: received.fields, body: received.body)
    }

    private var curl: UnsafeMutableRawPointer { unsafe UnsafeMutableRawPointer(handle) }

    private func set(_ option: CURLoption, _ number: Int) {
        _ = unsafe shim_set_number(curl, option, number)
    }
}

extension HTTPClientError {
    fileprivate init(_ code: CURLcode, url: String) {
        let reason = unsafe String(cString: curl_easy_strerror(code))
        switch code {
        case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_CONNECT:
            self.init(.unreachable, "nothing answers at \(url)")
        case CURLE_OPERATION_TIMEDOUT:
            self.init(.timedOut, "\(url) took too long to answer")
        case CURLE_URL_MALFORMAT, CURLE_UNSUPPORTED_PROTOCOL:
            self.init(.badRequest, "\(url) is no address of an HTTP server")
        case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CONNECT_ERROR, CURLE_SSL_CACERT_BADFILE:
            self.init(.notTrusted, "\(url) is not trusted: \(reason)")
        default:
            self.init(.failed, "\(url) gave no answer: \(reason)")
        }
    }
}

/// What has come of an answer.
private struct Received {
    var fields: [(name: String, value: String)] = []
    var body: [UInt8] = []
}

/// Takes a line of the head; called within `perform`. Context: what has come.
private func headerLineCame(
    bytes: UnsafeMutablePointer<CChar>?, size: Int, count: Int, context: UnsafeMutableRawPointer?
) -> Int {
    guard let received = unsafe context?.assumingMemoryBound(to: Received.self) else { return 0 }
    let line = unsafe String(decoding: UnsafeRawBufferPointer(start: bytes, count: size * count), as: UTF8.self)
    let text = line.prefix { !$0.isNewline }
    if text.hasPrefix("HTTP/") {
        // A head after `100 Continue` is the one that counts.
        unsafe received.pointee.fields = []
    } else if let colon = text.firstIndex(of: ":") {
        let value = text[text.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
        unsafe received.pointee.fields.append((name: String(text[..<colon]), value: String(value)))
    }
    return size * count
}

/// Takes a part of the body; called within `perform`. Context: what has come.
private func bodyCame(
    bytes: UnsafeMutablePointer<CChar>?, size: Int, count: Int, context: UnsafeMutableRawPointer?
) -> Int {
    guard let received = unsafe context?.assumingMemoryBound(to: Received.self) else { return 0 }
    unsafe received.pointee.body.append(contentsOf: UnsafeRawBufferPointer(start: bytes, count: size * count))
    return size * count
}
