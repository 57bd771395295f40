import CGnuTLS
import CMicroHTTPD

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

extension Response {
    /// Sends the answer past the library, which takes none in the middle of a body, and ends this direction.
    ///
    /// What still comes is to be read and dropped for a while: a socket that is closed with bytes unread resets the
    /// connection, and the client may never see the answer.
    ///
    /// - Parameter method: that of the request. An answer to `HEAD` has no body, and neither has one to a request of which
    ///   it is not known.
    func sendAndClose(on connection: OpaquePointer, to method: HTTPMethod?) {
        let bytes =
            method.map { closingHead(bodySize: content.bodySize) + ($0 == .head ? [] : content.body) }
            ?? closingHead(bodySize: 0)
        let socket = unsafe shim_connection_socket(connection)
        if let session = unsafe shim_connection_session(connection) {
            let session = OpaquePointer(session)
            _ = unsafe bytes.withUnsafeBytes { unsafe gnutls_record_send(session, $0.baseAddress, $0.count) }
            unsafe gnutls_bye(session, GNUTLS_SHUT_WR)
        } else {
            #if canImport(Glibc)
                let flags = Int32(MSG_NOSIGNAL)
            #else
                let flags: Int32 = 0
            #endif
            _ = unsafe bytes.withUnsafeBytes { unsafe send(socket, $0.baseAddress, $0.count, flags) }
        }
        shutdown(socket, Int32(SHUT_WR))
    }

    private func closingHead(bodySize: Int) -> [UInt8] {
        let reason = unsafe MHD_get_reason_phrase_for(UInt32(status)).map { unsafe String(cString: $0) } ?? ""
        let lines =
            [
                "HTTP/1.1 \(status) \(reason)", "Date: \(HTTPDate.now)", "Connection: close",
                "Content-Length: \(bodySize)",
            ] + content.fields.map { "\($0.name): \($0.value)" }
        return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    }
}
