private import CGnuTLS

/// The certificate and the private key that TLS connections are opened with.
package struct ServerCertificate: Sendable {
    /// PEM, the server's own certificate first, and a zero at the end for the library.
    let chain: [CChar]
    /// PEM, as above.
    let key: [CChar]

    /// - Parameters:
    ///   - chain: PEM: the server's certificate, and then those that lead to one that clients know.
    ///   - key: PEM, not encrypted.
    /// - Throws: `badCertificate` when one cannot be read, or when they do not belong together.
    package init(chain: [UInt8], key: [UInt8]) throws(HTTPServerError) {
        self.chain = chain.map(CChar.init(bitPattern:)) + [0]
        self.key = key.map(CChar.init(bitPattern:)) + [0]
        let status = Self.check(chain, key)
        guard status >= 0 else {
            let reason = unsafe gnutls_strerror(status).map { unsafe String(cString: $0) } ?? "error \(status)"
            let sentence = reason.hasSuffix(".") ? String(reason.dropLast()) : reason
            throw HTTPServerError(.badCertificate, "the certificate and the key cannot be used: \(sentence)")
        }
    }

    /// The library would say nothing but that it does not start.
    private static func check(_ chain: [UInt8], _ key: [UInt8]) -> Int32 {
        var credentials: gnutls_certificate_credentials_t?
        let status = unsafe gnutls_certificate_allocate_credentials(&credentials)
        guard status >= 0, let credentials = unsafe credentials else { return status }
        defer { unsafe gnutls_certificate_free_credentials(credentials) }
        var chain = chain
        var key = key
        return unsafe chain.withUnsafeMutableBufferPointer { chain in
            unsafe key.withUnsafeMutableBufferPointer { key in
                var chainText = unsafe gnutls_datum_t(data: chain.baseAddress, size: UInt32(chain.count))
                var keyText = unsafe gnutls_datum_t(data: key.baseAddress, size: UInt32(key.count))
                return unsafe gnutls_certificate_set_x509_key_mem(
                    credentials, &chainText, &keyText, GNUTLS_X509_FMT_PEM)
            }
        }
    }
}
