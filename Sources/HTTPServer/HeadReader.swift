import CMicroHTTPD

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Reads the head of a request in the library's memory: what matters of it, and whether it is one at all.
///
/// One request after the other is read into the same memory, and lent from here: nothing of it is copied, and no
/// reference counted.
@safe struct HeadReader: ~Copyable {
    var request = Request.unread
    private let limits: Limits
    private var walk = unsafe shim_head()
    private var cookies = 0
    /// Of HTTP/1.0, in which there need be no `Host` and can be no chunks.
    private var isOld = false
    /// Where the target stands in the library's memory, for as long as it does.
    private var target: UnsafePointer<CChar>?

    init(_ limits: Limits) {
        self.limits = limits
    }

    /// The request line is here. The target is copied: the library goes on to cut it up where it stands.
    mutating func begin(_ target: UnsafePointer<CChar>, size: Int) -> Refusal? {
        unsafe self.target = unsafe target
        if size > limits.target { return .targetTooLong }
        unsafe request.begin(UnsafeRawBufferPointer(start: target, count: size))
        return nil
    }

    mutating func end() {
        request.end()
    }

    /// Takes all fields; the result is why the request is refused.
    mutating func read(
        _ connection: OpaquePointer, method: UnsafePointer<CChar>, version: UnsafePointer<CChar>
    ) -> Refusal? {
        guard let target = unsafe target else { return .malformedHead }
        request.method = unsafe HTTPMethod(method)
        unsafe walk = unsafe shim_head_begin(method, target, request.targetSize, version)
        cookies = 0
        // Its first digit is always 1.
        isOld = unsafe walk.is_sound && version[7] == 0x30
        let size = unsafe shim_request_header_size(connection)
        if size > limits.head { return .headTooLarge }
        unsafe withUnsafeMutablePointer(to: &self) { reader in
            _ = unsafe MHD_get_connection_values_n(connection, .HEADER_KIND, fieldFound, reader)
        }
        if unsafe walk.lines > limits.headLines || cookies > limits.cookies { return .headTooLarge }
        let hosts = unsafe walk.hosts
        guard unsafe shim_head_end(&walk, size), hosts == 1 || isOld && hosts == 0 else {
            return .malformedHead
        }
        request.finishHead()
        return request.fields.framingFault(isOld: isOld, most: limits.body)
    }

    /// What is wrong with a length that the library refuses by itself, if that is so.
    static func lengthFault(of connection: OpaquePointer) -> Refusal? {
        guard let length = unsafe MHD_lookup_connection_value(connection, .HEADER_KIND, "Content-Length") else {
            return nil
        }
        let text = unsafe String(cString: length)
        let isNumber = !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
        if !isNumber { return .malformedHead }
        return UInt64(text) == nil ? .bodyTooLarge : nil
    }

    /// Whether a head that is whole has cookies, each of which the library keeps a record of.
    static func hasCookies(_ connection: OpaquePointer) -> Bool {
        unsafe shim_request_header_size(connection) > 0
            && MHD_lookup_connection_value(connection, .HEADER_KIND, "Cookie") != nil
    }

    fileprivate mutating func add(
        name: UnsafePointer<CChar>, _ nameSize: Int, value: UnsafePointer<CChar>, _ size: Int
    ) {
        unsafe shim_head_add(&walk, name, nameSize, value, size)
        if nameSize == 6, unsafe strncasecmp(name, "cookie", 6) == 0 {
            unsafe cookies += UnsafeRawBufferPointer(start: value, count: size).count { $0 == UInt8(ascii: ";") } + 1
        }
        unsafe request.fields.add(
            name: UnsafeRawBufferPointer(start: name, count: nameSize),
            value: UnsafeRawBufferPointer(start: value, count: size))
    }
}

extension HeaderFields {
    var announceBody: Bool { has(.transferEncoding) || has(.contentLength) && self[.contentLength] != [0x30] }

    /// A body of unknown end, or of two ends, would be waited for, or be read as another request.
    fileprivate func framingFault(isOld: Bool, most: Int) -> Refusal? {
        if let coding = self[.transferEncoding] {
            let isChunked = String(decoding: coding, as: UTF8.self).lowercased() == "chunked"
            return isChunked && !isOld && !has(.contentLength) ? nil : .malformedHead
        }
        guard let length = self[.contentLength] else { return nil }
        guard length.allSatisfy({ (0x30...0x39).contains($0) }) else { return .malformedHead }
        return Int(String(decoding: length, as: UTF8.self)) ?? .max > most ? .bodyTooLarge : nil
    }
}

/// Takes one header field; called within `read`. Context: the reader.
private func fieldFound(
    context: UnsafeMutableRawPointer?, kind: MHD_ValueKind, name: UnsafePointer<CChar>?, nameSize: Int,
    value: UnsafePointer<CChar>?, valueSize: Int
) -> MHD_Result {
    guard let reader = unsafe context?.assumingMemoryBound(to: HeadReader.self), let name = unsafe name,
        let value = unsafe value
    else { return MHD_Result.NO }
    unsafe reader.pointee.add(name: name, nameSize, value: value, valueSize)
    return MHD_Result.YES
}
