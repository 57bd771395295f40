import Cryptography

/// What proves that somebody holds a token. It is shown once, when the token is made, and never kept.
package struct TokenSecret: Sendable {
    /// So that people and programs that search for leaked secrets know one when they see it.
    private static let prefix = "alertcat_"

    package let text: String

    package init(_ text: String) {
        self.text = text
    }

    /// A new one, of 32 random bytes.
    package static func make() -> TokenSecret {
        TokenSecret(prefix + Base64URL.encode(SecureRandom.bytes(32)))
    }

    /// Whether there seems to be one somewhere in a text.
    package static func isPart(of text: String) -> Bool { text.contains(prefix) }

    /// BLAKE2b-256. A secret that cannot be guessed needs no hash that is slow.
    package var hash: [UInt8] { BLAKE2b.hash(Array(text.utf8), byteCount: 32) }
}
