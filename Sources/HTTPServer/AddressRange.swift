/// Addresses that begin alike: `10.0.0.0/8`, `2001:db8::/32`, or one alone.
package struct AddressRange: Sendable, Equatable {
    private let first: ClientAddress
    /// How many of the 128 bits decide.
    private let length: Int

    package init?(_ text: String) {
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let address = ClientAddress(String(parts[0])) else { return nil }
        let most = address.isIPv4 ? 32 : 128
        guard let length = parts.count == 1 ? most : Int(parts[1]), parts.count == 1 || parts[1].allSatisfy(\.isNumber),
            (0...most).contains(length)
        else { return nil }
        self.length = 128 - most + length
        first = Self.beginning(of: address, self.length)
    }

    package func contains(_ address: ClientAddress) -> Bool {
        Self.beginning(of: address, length) == first
    }

    private static func beginning(of address: ClientAddress, _ length: Int) -> ClientAddress {
        // A smart shift by all bits, or more, gives zero.
        let mask = (high: ~(UInt64.max >> length), low: length > 64 ? ~(UInt64.max >> (length - 64)) : 0)
        return ClientAddress(high: address.high & mask.high, low: address.low & mask.low)
    }
}
