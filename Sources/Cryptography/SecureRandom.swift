internal import CSodium

/// Bytes that nobody can guess, from the operating system.
package enum SecureRandom {
    private static let begin: Void = {
        precondition(sodium_init() >= 0, "the system gives no random bytes")
    }()

    package static func bytes(_ count: Int) -> [UInt8] {
        begin
        var bytes = [UInt8](repeating: 0, count: count)
        unsafe randombytes_buf(&bytes, count)
        return bytes
    }
}
