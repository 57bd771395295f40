/// The proxies whose word is taken for whom they ask.
package struct TrustedProxies: Sendable {
    package static let none = TrustedProxies([])

    private let ranges: [AddressRange]

    package init(_ ranges: [AddressRange]) {
        self.ranges = ranges
    }

    package func contain(_ address: ClientAddress) -> Bool {
        ranges.contains { $0.contains(address) }
    }

    /// Who asks: the peer, or whom the nearest proxies name, read from right to left as long as each is trusted.
    ///
    /// What stands further left was written by somebody who is not trusted. Of two fields that tell different things, a
    /// proxy has written at most one and handed on the other: then it is only known that the peer asks.
    package func client(of peer: ClientAddress, _ fields: HeaderFields) -> ClientAddress {
        guard contain(peer) else { return peer }
        let told = [
            fields[.forwarded].map(ForwardedChain.init(forwarded:)),
            fields[.xForwardedFor].map(ForwardedChain.init(xForwardedFor:)),
        ].compactMap { $0.map { client(of: peer, $0) } }
        guard let first = told.first, told.allSatisfy({ $0 == first }) else { return peer }
        return first
    }

    private func client(of peer: ClientAddress, _ chain: ForwardedChain) -> ClientAddress {
        var nearest = peer
        for address in chain.addresses.reversed() {
            // Nobody knows who is behind an address that is hidden or cannot be read.
            guard let address else { break }
            nearest = address
            guard contain(address) else { break }
        }
        return nearest
    }
}
