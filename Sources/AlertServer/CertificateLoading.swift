import FoundationEssentials
import HTTPServer

/// Reads the files of TLS.
enum CertificateLoading {
    /// - Returns: `nil` where no TLS is wanted.
    /// - Throws: one sentence for files that are missing, cannot be used, or do not belong together.
    static func load(_ http: Configuration.HTTP) throws -> ServerCertificate? {
        if http.certificate.isEmpty && http.key.isEmpty { return nil }
        guard !http.certificate.isEmpty, !http.key.isEmpty else {
            throw CommandError("http.certificate and http.key are set together or not at all")
        }
        let chain = try bytes(of: http.certificate, setting: "http.certificate")
        let key = try bytes(of: http.key, setting: "http.key")
        do {
            return try ServerCertificate(chain: chain, key: key)
        } catch {
            throw CommandError("http.certificate \(http.certificate) and http.key \(http.key): \(error.description)")
        }
    }

    private static func bytes(of path: String, setting: String) throws(CommandError) -> [UInt8] {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw CommandError("\(setting): the file \(path) cannot be read")
        }
        return Array(data)
    }
}
