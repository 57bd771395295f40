import FoundationEssentials

/// JSON that is the same bytes for the same value, on every replica.
enum CanonicalJSON {
    /// Keys sorted, no white space, slashes as they are.
    static func encode(_ value: some Encodable) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do {
            return Array(try encoder.encode(value))
        } catch {
            // Only a number that is not finite cannot be written, and no answer holds one that is computed.
            preconditionFailure("an answer cannot be written as JSON: \(error)")
        }
    }
}
