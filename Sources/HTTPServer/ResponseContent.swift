import CMicroHTTPD

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Header fields and a body, ready to be sent any number of times, under any status.
///
/// The library counts its own references, so content that is being sent may be released here.
@safe package final class ResponseContent: Sendable {
    /// All fields but the tag.
    package let block: FieldBlock
    private let size: Int
    /// Whether it is written anew once it is sent; see `ContentPool`.
    let isReused: Bool
    /// Whose memory this one's is, if it is another's.
    private let origin: ResponseContent?
    /// Immutable while it is sent, and the library locks its reference count: any thread may queue it.
    nonisolated(unsafe) private let memory: UnsafeMutableRawPointer
    /// As `memory`.
    nonisolated(unsafe) private let handle: OpaquePointer
    /// The field `ETag` where the library has it; as `memory`.
    nonisolated(unsafe) private let tagText: UnsafePointer<CChar>?

    /// - Parameter tag: what goes into the field `ETag`, behind the others.
    /// - Throws: `responseRefused` when a field's name or value has a character that would break the head.
    package convenience init(fields block: FieldBlock, tag: EntityTag?, body: [UInt8]) throws(HTTPServerError) {
        try self.init(fields: block, tag: tag, body: body, isReused: false)
    }

    init(fields block: FieldBlock, tag: EntityTag?, body: [UInt8], isReused: Bool) throws(HTTPServerError) {
        self.isReused = isReused
        origin = nil
        size = body.count
        guard let memory = unsafe malloc(max(size, 1)) else { throw HTTPServerError(.outOfMemory, "no memory left") }
        unsafe UnsafeMutableRawBufferPointer(start: memory, count: size).copyBytes(from: body)
        guard let handle = unsafe MHD_create_response_from_buffer_with_free_callback(size, memory, { unsafe free($0) })
        else {
            unsafe free(memory)
            throw HTTPServerError(.outOfMemory, "no memory left")
        }
        unsafe self.memory = unsafe memory
        unsafe self.handle = unsafe handle
        self.block = block
        unsafe tagText = try unsafe Self.add(block, tag, to: handle)
    }

    /// What a `304` says of `origin`.
    private init(notModified origin: ResponseContent) throws(HTTPServerError) {
        isReused = false
        self.origin = origin
        size = origin.size
        unsafe memory = origin.memory
        // The library writes the length of the body, and never the body.
        guard let handle = unsafe MHD_create_response_from_buffer(size, memory, .RESPMEM_PERSISTENT) else {
            throw HTTPServerError(.outOfMemory, "no memory left")
        }
        unsafe self.handle = unsafe handle
        block = FieldBlock(origin.block.list.filter { !$0.name.hasPrefix("Content-") })
        unsafe tagText = try unsafe Self.add(block, origin.tag, to: handle)
    }

    deinit {
        unsafe MHD_destroy_response(handle)
    }

    package var fields: [(name: String, value: String)] {
        block.list + (tag.map { [(name: "ETag", value: $0.description)] } ?? [])
    }

    private var tag: EntityTag? { unsafe tagText.map { unsafe EntityTag(String(cString: $0)) } }

    /// The content that a `304` is about, else itself.
    package var representation: ResponseContent { origin ?? self }

    package var bodySize: Int { size }

    /// The same bytes with one more field. The content itself stays as others send it.
    ///
    /// - Throws: as making content does.
    package func adding(_ name: String, _ value: String) throws(HTTPServerError) -> ResponseContent {
        let block = FieldBlock(block.list + [(name: name, value: value)])
        return try ResponseContent(fields: block, tag: tag, body: body)
    }

    /// The same representation in a content coding, with the tag and the bytes that it has there.
    ///
    /// - Throws: as making content does.
    package func encoded(
        in coding: String, tag: EntityTag, _ bytes: [UInt8]
    ) throws(HTTPServerError) -> ResponseContent {
        let block = FieldBlock(block.list + [(name: "Content-Encoding", value: coding)])
        return try ResponseContent(fields: block, tag: tag, body: bytes)
    }

    /// The same without the fields that describe the body, which the client has (RFC 9110 §15.4.5). Of the body there is
    /// the length.
    var notModified: ResponseContent { (try? ResponseContent(notModified: self)) ?? self }

    /// The same, telling that it is the last answer on its connection.
    var closing: ResponseContent { (try? adding("Connection", "close")) ?? self }

    /// A copy of the body.
    package var body: [UInt8] {
        unsafe Array(UnsafeRawBufferPointer(start: memory, count: size))
    }

    package func value(of field: String) -> String? {
        if let known = block.list.first(where: { $0.name.isSameField(as: field) }) { return known.value }
        return "ETag".isSameField(as: field) ? tag?.description : nil
    }

    /// Whether the library took the answer; it does not when the connection is beyond answering.
    func queue(status: Int, on connection: OpaquePointer) -> MHD_Result {
        unsafe MHD_queue_response(connection, UInt32(status), handle)
    }

    /// Puts another body and another tag of the same sizes in place of those that are there.
    ///
    /// For whoever alone holds the content: it is not being sent.
    func rewrite(tag new: EntityTag, body: [UInt8]) throws(HTTPServerError) {
        precondition(body.count == size, "a body is written over by one of its size")
        unsafe UnsafeMutableRawBufferPointer(start: memory, count: size).copyBytes(from: body)
        // To remove the field and add another takes three blocks of memory, and as long as formatting a number.
        guard unsafe new.write(over: tagText) else {
            throw HTTPServerError(.responseRefused, "a header field cannot be sent")
        }
    }

    /// Adds all fields, or frees the response and throws.
    ///
    /// - Returns: where the library has the tag.
    private static func add(
        _ block: FieldBlock, _ tag: EntityTag?, to handle: OpaquePointer
    ) throws(HTTPServerError) -> UnsafePointer<CChar>? {
        guard unsafe block.add(to: handle), unsafe tag?.add(to: handle) ?? true else {
            unsafe MHD_destroy_response(handle)
            throw HTTPServerError(.responseRefused, "a header field cannot be sent")
        }
        return unsafe tag == nil ? nil : MHD_get_response_header(handle, "ETag")
    }
}

extension String {
    /// Names of fields are the same in capitals.
    fileprivate func isSameField(as other: String) -> Bool {
        utf8.count == other.utf8.count && lowercased() == other.lowercased()
    }
}
