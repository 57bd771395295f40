import Testing

/// Bytes that a client sends at once, and what has to come back.
struct RawRequest: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: String
    /// Statuses of the answers, in their order; none when the connection just ends.
    let statuses: [Int]
    /// Whether the connection ends after them. If not, it must be good for one more request.
    let ends: Bool

    var testDescription: String { name }

    private init(_ name: String, _ bytes: String, _ statuses: [Int], ends: Bool) {
        self.name = name
        self.bytes = bytes
        self.statuses = statuses
        self.ends = ends
    }

    private static func refused(_ name: String, _ bytes: String, with status: Int = 400) -> RawRequest {
        RawRequest(name, bytes, [status], ends: true)
    }

    private static func answered(_ name: String, _ bytes: String, times: Int = 1) -> RawRequest {
        RawRequest(name, bytes, Array(repeating: 200, count: times), ends: false)
    }

    private static func answeredLast(_ name: String, _ bytes: String) -> RawRequest {
        RawRequest(name, bytes, [200], ends: true)
    }

    private static func ended(_ name: String, _ bytes: String) -> RawRequest {
        RawRequest(name, bytes, [], ends: true)
    }

    /// The ends of lines, and what must not stand within them.
    static let lines = [
        refused("a bare LF after the request line", "GET / HTTP/1.1\nHost: a\r\n\r\n"),
        refused("a bare LF after a field", "GET / HTTP/1.1\r\nHost: a\nB: c\r\n\r\n"),
        refused("a bare LF for the empty line", "GET / HTTP/1.1\r\nHost: a\r\n\n"),
        refused("bare LFs alone", "GET / HTTP/1.1\nHost: a\n\n"),
        refused("a request hidden behind a bare LF", "GET / HTTP/1.1\r\nHost: a\r\nB: c\n\nGET /b HTTP/1.1\r\n\r\n"),
        refused("a bare CR in a value", "GET / HTTP/1.1\r\nHost: a\r\nB: c\rd\r\n\r\n"),
        refused("a bare CR at the end of a value", "GET / HTTP/1.1\r\nHost: a\r\nB: c\r\r\n\r\n"),
        refused("a bare CR in a name", "GET / HTTP/1.1\r\nHost: a\r\nB\r: c\r\n\r\n"),
        refused("a bare CR in the target", "GET /a\rb HTTP/1.1\r\nHost: a\r\n\r\n"),
        refused("a NUL in a value", "GET / HTTP/1.1\r\nHost: a\r\nB: c\0d\r\n\r\n"),
        refused("a NUL at the end of a value", "GET / HTTP/1.1\r\nHost: a\r\nB: c\0\r\n\r\n"),
        refused("two NULs that look as an end of line", "GET / HTTP/1.1\r\nHost: a\r\nB: c\0\0D\0 e\r\n\r\n"),
        refused("a NUL in a name", "GET / HTTP/1.1\r\nHost: a\r\nB\0c: d\r\n\r\n"),
        refused("a NUL for a line", "GET / HTTP/1.1\r\nHost: a\r\n\0\r\n\r\n"),
        refused("a NUL in the method", "G\0ET / HTTP/1.1\r\nHost: a\r\n\r\n"),
        refused("a NUL in the target", "GET /a\0b HTTP/1.1\r\nHost: a\r\n\r\n"),
        refused("a NUL in the query", "GET /a?b\0c HTTP/1.1\r\nHost: a\r\n\r\n"),
        refused("a BEL in a value", "GET / HTTP/1.1\r\nHost: a\r\nB: c\u{7}\r\n\r\n"),
        refused("a folded value", "GET / HTTP/1.1\r\nHost: a\r\nB: c\r\n d\r\nE: f\r\n\r\n"),
        refused("a folded value, last", "GET / HTTP/1.1\r\nHost: a\r\nB: c\r\n\td\r\n\r\n"),
        refused("a folded line of blanks alone", "GET / HTTP/1.1\r\nHost: a\r\nB: c\r\n \r\nE: f\r\n\r\n"),
        refused("a folded line of blanks alone, last", "GET / HTTP/1.1\r\nHost: a\r\nB: c\r\n \r\n\r\n"),
        refused("a folded line before all fields", "GET / HTTP/1.1\r\n A: b\r\nHost: a\r\n\r\n"),
        refused("a length by folding", "PUT / HTTP/1.1\r\nHost: a\r\nC: 3\r\n ontent-Length\r\nX: y\r\n\r\nabc"),
        refused("authority by folding", "GET / HTTP/1.1\r\nHost: a\r\nA: Bearer b\r\n uthorization\r\nX: y\r\n\r\n"),
        refused("a blank before a colon", "GET / HTTP/1.1\r\nHost: a\r\nB : c\r\n\r\n"),
        refused("a tab before a colon", "GET / HTTP/1.1\r\nHost: a\r\nB\t: c\r\n\r\n"),
        refused("a blank in a name", "GET / HTTP/1.1\r\nHost: a\r\nB c: d\r\n\r\n"),
        refused("no name", "GET / HTTP/1.1\r\nHost: a\r\n: c\r\n\r\n"),
        refused("a name that is not a token", "GET / HTTP/1.1\r\nHost: a\r\nB(c): d\r\n\r\n"),
        refused("a long name with one wrong byte", "GET / HTTP/1.1\r\nHost: a\r\nX-Name-Of-Some-Length@: d\r\n\r\n"),
        refused("no colon", "GET / HTTP/1.1\r\nHost: a\r\nB\r\n\r\n"),
        answered("a value of tabs and blanks", "GET / HTTP/1.1\r\nHost: a\r\nB: \t c\td \r\nC:\r\n\r\n"),
        answered("all of a token in a name", "GET / HTTP/1.1\r\nHost: a\r\n!#$%&'*+-.^_`|~09azAZ: b\r\n\r\n"),
        answered("a value that is not ASCII", "GET / HTTP/1.1\r\nHost: a\r\nB: 안녕\r\n\r\n"),
        answered("empty lines before a request", "\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n"),
    ]

    /// The request line and `Host`.
    static let starts = [
        refused("a blank in the target", "GET /a b HTTP/1.1\r\nHost: a\r\n\r\n"),
        refused("two blanks before the target", "GET  / HTTP/1.1\r\nHost: a\r\n\r\n"),
        refused("two blanks after the target", "GET /  HTTP/1.1\r\nHost: a\r\n\r\n"),
        refused("a blank after the version", "GET / HTTP/1.1 \r\nHost: a\r\n\r\n"),
        refused("a tab in the method", "G\tET / HTTP/1.1\r\nHost: a\r\n\r\n"),
        refused("no version (HTTP/0.9)", "GET /\r\n\r\n"),
        refused("a version that is none", "GET / HTTP/1\r\nHost: a\r\n\r\n"),
        refused("HTTP/0.9 by its name", "GET / HTTP/0.9\r\nHost: a\r\n\r\n", with: 505),
        refused("HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", with: 505),
        refused("no host", "GET / HTTP/1.1\r\nB: c\r\n\r\n"),
        refused("no field at all", "GET / HTTP/1.1\r\n\r\n"),
        refused("two hosts", "GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n"),
        refused("two hosts of different spelling", "GET / HTTP/1.1\r\nHost: a\r\nhOST: b\r\n\r\n"),
        refused("two hosts in HTTP/1.0", "GET / HTTP/1.0\r\nHost: a\r\nHost: b\r\n\r\n"),
        ended("no blank at all", "GARBAGE\r\n\r\n"),
        ended("no text", "\u{1}\u{2}\u{3}\r\n\r\n"),
        ended("a TLS hello", "\u{16}\u{3}\u{1}\0\u{5}\u{1}\0\0\u{1}\u{3}\r\n"),
        answered("an empty host", "GET / HTTP/1.1\r\nHost:\r\n\r\n"),
        answered("a URL for a target", "GET http://a/b HTTP/1.1\r\nHost: a\r\n\r\n"),
        answeredLast("HTTP/1.0", "GET / HTTP/1.0\r\n\r\n"),
        answeredLast("HTTP/1.0 with a host", "GET / HTTP/1.0\r\nHost: a\r\n\r\n"),
        answered("HTTP/1.0 that keeps its connection", "GET / HTTP/1.0\r\nConnection: Keep-Alive\r\n\r\n"),
        answered("HTTP/1.2, which there is not", "GET / HTTP/1.2\r\nHost: a\r\n\r\n"),
    ]

    /// Where a body ends.
    static let bodies = [
        refused("two lengths", "PUT / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab"),
        refused("two equal lengths", "PUT / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 1\r\n\r\na"),
        refused("a list of lengths", "PUT / HTTP/1.1\r\nHost: a\r\nContent-Length: 1, 1\r\n\r\na"),
        refused("a length that is none", "PUT / HTTP/1.1\r\nHost: a\r\nContent-Length: a\r\n\r\na"),
        refused("an empty length", "PUT / HTTP/1.1\r\nHost: a\r\nContent-Length:\r\n\r\na"),
        refused("a length with a sign", "PUT / HTTP/1.1\r\nHost: a\r\nContent-Length: +1\r\n\r\na"),
        refused("a length below zero", "PUT / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\na"),
        refused("a hexadecimal length", "PUT / HTTP/1.1\r\nHost: a\r\nContent-Length: 0x1\r\n\r\na"),
        refused(
            "a length of 65 bits", "PUT / HTTP/1.1\r\nHost: a\r\nContent-Length: 18446744073709551616\r\n\r\n",
            with: 413),
        refused(
            "length and chunks", "PUT / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n"),
        refused(
            "chunks and length", "PUT / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nContent-Length: 1\r\n\r\n"),
        refused("another coding", "PUT / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip\r\n\r\n"),
        refused("a coding before chunks", "PUT / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip, chunked\r\n\r\n"),
        refused("chunks twice", "PUT / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked, chunked\r\n\r\n0\r\n\r\n"),
        refused(
            "chunks on two lines",
            "PUT / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"),
        refused("a coding that looks as chunks", "PUT / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\n\r\n"),
        refused("chunks in HTTP/1.0", "PUT / HTTP/1.0\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"),
        refused("a chunk without a size", "PUT / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nz\r\n"),
        refused(
            "a chunk that is longer",
            "PUT / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nabc\r\n"),
        answered("chunks, spelt otherwise", "PUT / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: CHUNKED\r\n\r\n0\r\n\r\n"),
        answered("an empty body", "PUT / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n"),
        answered("a length with zeros", "PUT / HTTP/1.1\r\nHost: a\r\nContent-Length: 0003\r\n\r\nabc"),
        answered("a NUL in a body", "PUT / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\na\0b"),
        answered(
            "requests in one piece",
            "GET / HTTP/1.1\r\nHost: a\r\n\r\nPUT / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\na"
                + "GET /b HTTP/1.1\r\nHost: a\r\n\r\n", times: 3),
    ]

    private static func filled(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

    /// What is too much.
    static let sizes = [
        refused("129 lines", "GET / HTTP/1.1\r\nHost: a\r\n\(filled("a:b\r\n", 128))\r\n", with: 431),
        refused("465 lines", "GET / HTTP/1.1\r\nHost: a\r\n\(filled("a:b\r\n", 464))\r\n", with: 431),
        refused("470 lines", "GET / HTTP/1.1\r\nHost: a\r\n\(filled("a:b\r\n", 469))\r\n", with: 431),
        refused(
            "more cookies than there is memory for",
            "GET / HTTP/1.1\r\nHost: a\r\nCookie: \(filled("a=b; ", 1000))c=d\r\n\r\n", with: 431),
        refused(
            "129 cookies on two lines",
            "GET / HTTP/1.1\r\nHost: a\r\nCookie: \(filled("a=b;", 63))c=d\r\ncookie: \(filled("a=b;", 64))c=d\r\n\r\n",
            with: 431),
        answered("128 cookies", "GET / HTTP/1.1\r\nHost: a\r\nCookie: \(filled("a=b; ", 127))c=d\r\n\r\n"),
        refused("a target that fills the memory", "GET /\(filled("a", 32_400)) HTTP/1.1\r\nHost: a\r\n\r\n", with: 414),
        answered("128 lines", "GET / HTTP/1.1\r\nHost: a\r\n\(filled("a:b\r\n", 127))\r\n"),
    ]

    static let all = lines + starts + bodies + sizes
}
