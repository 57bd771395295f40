/// What one connection may cost.
package struct Limits: Sendable {
    /// Bytes of the request target.
    package var target = 8 * 1024
    /// Bytes of the whole request head.
    package var head = 16 * 1024
    /// Bytes of a request body; what is above is refused, not kept.
    package var body = 64 * 1024
    /// Bytes that libmicrohttpd sets aside for each connection. It clears them for each request, so more costs speed.
    package var connectionMemory = 32 * 1024
    /// Connections that one listener holds at once.
    package var connections: UInt32 = 4096
    /// Seconds without a byte in either direction after which a connection is closed.
    package var idleTimeout: UInt32 = 30

    package init() {}
}
