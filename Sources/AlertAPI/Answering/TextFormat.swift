/// How a client wants texts.
enum TextFormat: String {
    /// With arguments in them, ready to show.
    case resolved
    /// As patterns, for a client that formats.
    case pattern
}
