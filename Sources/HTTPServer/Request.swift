/// What a client sent, as bytes: nothing is decoded yet, and nothing of it is known to be well-formed.
package struct Request: Sendable {
    package internal(set) var method: HTTPMethod
    package internal(set) var fields: HeaderFields
    package internal(set) var body: [UInt8]
    /// What decides the answer to a read: the target and, behind a line feed, `Accept-Language` if it is there. A line
    /// feed stands in neither.
    package private(set) var key: ByteKey
    /// Who is on the other end of the connection: a client, or a proxy that asks for one.
    package internal(set) var peer: ClientAddress
    private(set) var targetSize = 0

    package init(
        method: HTTPMethod, target: [UInt8], fields: HeaderFields, body: [UInt8] = [], peer: ClientAddress = .unknown
    ) {
        self.method = method
        key = ByteKey([])
        self.fields = fields
        self.body = body
        self.peer = peer
        unsafe target.withUnsafeBytes { unsafe begin($0) }
        finishHead()
    }

    /// The request target as it stood in the request line: path, then `?` and query if there is one.
    package var target: [UInt8] { targetSize == key.bytes.count ? key.bytes : Array(key.bytes[..<targetSize]) }

    /// Who asks, through proxies that are trusted. Read from the fields each time: few requests need it.
    package func client(trusting proxies: TrustedProxies) -> ClientAddress {
        proxies.client(of: peer, fields)
    }
}

/// Reading one request after the other into the same memory.
extension Request {
    static var unread: Request { Request(method: .other, target: [], fields: HeaderFields()) }

    mutating func begin(_ target: UnsafeRawBufferPointer) {
        unsafe key.append(target)
        targetSize = target.count
    }

    /// All fields are there.
    mutating func finishHead() {
        guard fields.has(.acceptLanguage) else { return }
        unsafe fields.withBytes(of: .acceptLanguage) { unsafe key.append(UInt8(ascii: "\n"), $0) }
    }

    /// Forgets all but the memory.
    mutating func end() {
        key.removeAll()
        fields.removeAll()
        if !body.isEmpty { body = [] }
    }
}
