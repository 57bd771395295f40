internal import CBrotli

/// RFC 7932, through Google's library.
enum Brotli {
    /// At 9 the library spreads its tables over 32 MiB, where nearly each byte of content touches a page of its own: an
    /// alert takes twenty times as long, and gets a hundredth smaller.
    private static func quality(for count: Int) -> Int32 { ContentCoding.isLarge(count) ? 3 : 5 }

    static func encode(_ content: [UInt8]) -> [UInt8]? {
        let capacity = max(BrotliEncoderMaxCompressedSize(content.count), 16)
        let quality = quality(for: content.count)
        var isWhole = false
        let encoded = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { output, count in
            count = capacity
            isWhole =
                unsafe BrotliEncoderCompress(
                    quality, Int32(BROTLI_DEFAULT_WINDOW), BROTLI_MODE_TEXT, content.count, content, &count,
                    output.baseAddress) != 0
            if !isWhole { count = 0 }
        }
        return isWhole ? encoded : nil
    }
}
