import FoundationEssentials

/// JSON that is the same bytes for the same value, on every replica.
package enum CanonicalJSON {
    /// Keys sorted, no white space, slashes as they are.
    package static func encode(_ value: some Encodable) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do {
            return Array(try encoder.encode(value))
        } catch {
            // Only a number that is not finite cannot be written, and nothing that is written here holds one.
            preconditionFailure("a value cannot be written as JSON: \(error)")
        }
    }
}
