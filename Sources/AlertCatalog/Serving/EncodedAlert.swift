import Cryptography

/// The bytes of one alert as they are sent, with their fingerprint, which a strong `ETag` is made of.
package struct EncodedAlert: Sendable {
    package let bytes: [UInt8]
    package let fingerprint: [UInt8]

    package init(_ bytes: [UInt8]) {
        self.init(bytes, fingerprint: Fingerprint.characters(of: bytes))
    }

    /// For bytes whose fingerprint is known.
    init(_ bytes: [UInt8], fingerprint: [UInt8]) {
        self.bytes = bytes
        self.fingerprint = fingerprint
    }
}
