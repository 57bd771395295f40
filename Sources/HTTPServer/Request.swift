/// What a client sent, as bytes: nothing is decoded yet, and nothing of it is known to be well-formed.
package struct Request: Sendable {
    package let method: HTTPMethod
    package let fields: HeaderFields
    package let body: [UInt8]
    /// What decides the answer to a read: the target and, behind a line feed, `Accept-Language` if it is there. A line
    /// feed stands in neither.
    package let key: ByteKey
    /// Who is on the other end of the connection: a client, or a proxy that asks for one.
    package let peer: ClientAddress
    let targetSize: Int

    package init(
        method: HTTPMethod, target: [UInt8], fields: HeaderFields, body: [UInt8] = [], peer: ClientAddress = .unknown
    ) {
        self.init(
            method: method, key: target + (fields[.acceptLanguage].map { [UInt8(ascii: "\n")] + $0 } ?? []),
            targetSize: target.count, fields: fields, body: body, peer: peer)
    }

    init(
        method: HTTPMethod, key: [UInt8], targetSize: Int, fields: HeaderFields, body: [UInt8], peer: ClientAddress
    ) {
        self.method = method
        self.key = ByteKey(key)
        self.targetSize = targetSize
        self.fields = fields
        self.body = body
        self.peer = peer
    }

    /// The request target as it stood in the request line: path, then `?` and query if there is one.
    package var target: [UInt8] { targetSize == key.bytes.count ? key.bytes : Array(key.bytes[..<targetSize]) }

    /// Who asks, through proxies that are trusted. Read from the fields each time: few requests need it.
    package func client(trusting proxies: TrustedProxies) -> ClientAddress {
        proxies.client(of: peer, fields)
    }
}
