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
        return try ServerCertificate(
            chain: try bytes(of: http.certificate, setting: "http.certificate"),
            key: try bytes(of: http.key, setting: "http.key"))
    }

    private static func bytes(of path: String, setting: String) throws(CommandError) -> [UInt8] {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw CommandError("\(setting): the file \(path) cannot be read")
        }
        return Array(data)
    }
}
