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
    private let block: FieldBlock
    private let tag: EntityTag?
    private let size: Int
    /// Immutable once made, and the library locks its reference count: any thread may queue it.
    nonisolated(unsafe) private let memory: UnsafeMutableRawPointer
    /// As `memory`.
    nonisolated(unsafe) private let handle: OpaquePointer

    /// - Parameter tag: what goes into the field `ETag`, behind the others.
    /// - Throws: `responseRefused` when a field's name or value has a character that would break the head.
    package init(fields block: FieldBlock, tag: EntityTag?, body: [UInt8]) throws(HTTPServerError) {
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
        self.tag = tag
        guard unsafe block.add(to: handle), addTag() else {
            throw HTTPServerError(.responseRefused, "a header field cannot be sent")
        }
    }

    deinit {
        unsafe MHD_destroy_response(handle)
    }

    package var fields: [(name: String, value: String)] {
        block.list + (tag.map { [(name: "ETag", value: $0.description)] } ?? [])
    }

    package var bodySize: Int { size }

    /// A copy of the body.
    package var body: [UInt8] {
        unsafe Array(UnsafeRawBufferPointer(start: memory, count: size))
    }

    package func value(of field: String) -> String? {
        fields.first { $0.name.lowercased() == field.lowercased() }?.value
    }

    /// Whether the library took the answer; it does not when the connection is beyond answering.
    func queue(status: Int, on connection: OpaquePointer) -> MHD_Result {
        unsafe MHD_queue_response(connection, UInt32(status), handle)
    }

    private func addTag() -> Bool {
        guard let tag else { return true }
        return unsafe tag.withCString { unsafe MHD_add_response_header(handle, "ETag", $0) } == MHD_Result.YES
    }
}
