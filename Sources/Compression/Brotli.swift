internal import CBrotli

/// RFC 7932, through Google's library.
enum Brotli {
    /// The best but one or two: the last steps cost ten times the time for a hundredth of the size.
    private static let quality: Int32 = 9

    static func encode(_ content: [UInt8]) -> [UInt8]? {
        let capacity = max(BrotliEncoderMaxCompressedSize(content.count), 16)
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
