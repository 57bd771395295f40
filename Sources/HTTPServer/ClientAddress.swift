#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// An address of the internet. One of IPv4 is kept as IPv6 maps it, so that both spellings of it are equal.
package struct ClientAddress: Hashable, Sendable {
    let high: UInt64
    let low: UInt64

    /// `::`, which stands for a peer that has no address, such as one on the other end of a pair of sockets.
    package static let unknown = ClientAddress(high: 0, low: 0)

    private static let mapped: UInt64 = 0xFFFF_0000_0000

    init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    private init(ipv4: UInt32) {
        self.init(high: 0, low: Self.mapped | UInt64(ipv4))
    }

    private init(ipv6: in6_addr) {
        var address = ipv6
        let (high, low) = unsafe withUnsafeBytes(of: &address) {
            unsafe ($0.loadUnaligned(as: UInt64.self), $0.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
        }
        self.init(high: UInt64(bigEndian: high), low: UInt64(bigEndian: low))
    }

    /// - Parameter text: as in `192.0.2.1` or `2001:db8::1`, without brackets and port.
    package init?(_ text: String) {
        var ipv4 = in_addr()
        var ipv6 = in6_addr()
        if unsafe inet_pton(AF_INET, text, &ipv4) == 1 {
            self.init(ipv4: UInt32(bigEndian: ipv4.s_addr))
        } else if unsafe inet_pton(AF_INET6, text, &ipv6) == 1 {
            self.init(ipv6: ipv6)
        } else {
            return nil
        }
    }

    init(_ address: UnsafePointer<sockaddr>?) {
        guard let address = unsafe address else {
            self = .unknown
            return
        }
        switch Int32(unsafe address.pointee.sa_family) {
        case AF_INET:
            self = unsafe address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
                unsafe ClientAddress(ipv4: UInt32(bigEndian: $0.pointee.sin_addr.s_addr))
            }
        case AF_INET6:
            self = unsafe address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) {
                unsafe ClientAddress(ipv6: $0.pointee.sin6_addr)
            }
        default: self = .unknown
        }
    }

    package var isIPv4: Bool { high == 0 && low >> 32 == Self.mapped >> 32 }

    /// Whom to count as one: an address of IPv4, or the 64 leading bits of one of IPv6, of which each customer of a
    /// provider has all.
    package var network: ClientAddress {
        isIPv4 ? self : ClientAddress(high: high, low: 0)
    }
}

extension ClientAddress: CustomStringConvertible {
    package var description: String {
        isIPv4 ? ipv4Text : ipv6Text
    }

    private var ipv4Text: String {
        stride(from: 24, through: 0, by: -8).map { String(low >> UInt64($0) & 0xFF) }.joined(separator: ".")
    }

    private var ipv6Text: String {
        var bytes = [high.bigEndian, low.bigEndian]
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        guard unsafe inet_ntop(AF_INET6, &bytes, &text, socklen_t(text.count)) != nil else { return "::" }
        return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
