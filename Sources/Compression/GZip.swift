internal import CZlib

/// RFC 1952, through zlib. The head names neither a time nor a system.
enum GZip {
    /// The steps above 6 take up to three times as long for a fiftieth of the size.
    private static func level(for count: Int) -> Int32 { ContentCoding.isLarge(count) ? 1 : 6 }

    static func encode(_ content: [UInt8]) -> [UInt8]? {
        var stream = unsafe z_stream()
        guard unsafe shim_begin_gzip(&stream, level(for: content.count)) == Z_OK else { return nil }
        defer { unsafe deflateEnd(&stream) }
        let capacity = unsafe Int(deflateBound(&stream, UInt(content.count)))
        // zlib promises not to write to its input, which its type does not say.
        var content = content
        var isWhole = false
        let encoded = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { output, count in
            unsafe content.withUnsafeMutableBufferPointer { input in
                unsafe stream.next_in = input.baseAddress
                unsafe stream.avail_in = UInt32(clamping: input.count)
                unsafe stream.next_out = output.baseAddress
                unsafe stream.avail_out = UInt32(clamping: capacity)
                isWhole = unsafe deflate(&stream, Z_FINISH) == Z_STREAM_END
                count = unsafe capacity - Int(stream.avail_out)
            }
        }
        return isWhole ? encoded : nil
    }
}
