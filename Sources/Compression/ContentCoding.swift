/// A way to make content smaller (RFC 9110 §8.4.1), as the field `Content-Encoding` names it.
package enum ContentCoding: String, Sendable, CaseIterable {
    case brotli = "br"
    case gzip

    /// The content in this coding: the same bytes for the same content, on every machine with this library.
    ///
    /// - Returns: `nil` when there is no memory for it.
    package func encode(_ content: [UInt8]) -> [UInt8]? {
        switch self {
        case .brotli: Brotli.encode(content)
        case .gzip: GZip.encode(content)
        }
    }

    /// Whether content of this size is encoded in fewer steps, so that a worker's other clients wait for a few
    /// milliseconds: a list of 2 MB would take thirty.
    static func isLarge(_ count: Int) -> Bool { count > 256 * 1024 }
}
