/// What connections and requests may cost.
package struct Limits: Sendable {
    /// Bytes of the request target.
    package var target = 8 * 1024
    /// Bytes of the whole request head.
    package var head = 16 * 1024
    /// Lines of fields in a request head. The library keeps a record for each, in the connection's memory, in which
    /// there must be room left for the head of the answer.
    package var headLines = 128
    /// Cookies in a request head, of each of which the library keeps a record, too, though nobody asks for one.
    package var cookies = 128
    /// Bytes of a request body; what is above is refused, not kept.
    package var body = 64 * 1024
    /// Bytes that libmicrohttpd sets aside for each connection. It clears them for each request, so more costs speed.
    package var connectionMemory = 32 * 1024
    /// Connections that a server holds at once. From nine tenths of it, the oldest idle one goes for each that comes.
    package var connections: UInt32 = 4096
    /// Connections from one address at once, or from one network of IPv6.
    package var connectionsPerAddress = Int.max
    /// Requests on one connection, the last of which is answered with `Connection: close`.
    package var requestsPerConnection = 10_000
    /// Seconds from when a connection is accepted until the first request head is there, however slowly it comes.
    package var headTimeout: UInt32 = 10
    /// Seconds from one answer until the next request head is there.
    package var idleTimeout: UInt32 = 30
    /// Seconds for the body of a request, and as many for the client to take an answer.
    package var bodyTimeout: UInt32 = 30
    /// Proxies, through which many clients come from one address.
    package var trustedProxies = TrustedProxies.none

    package init() {}
}
