import HTTPServer

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

extension Server {
    /// A server on a free port of this machine.
    static func onFreePort(
        _ threading: Threading = .workers(1), limits: Limits = Limits(),
        makeResponder: @escaping () -> any Responder = { EchoResponder() }
    ) throws(HTTPServerError) -> Server {
        try Server(host: "127.0.0.1", port: 0, threading: threading, limits: limits, makeResponder: makeResponder)
    }

    /// Waits for two ticks of the clock that connections are measured by.
    func hasTicked() -> Bool {
        usleep(250_000) == 0
    }

    /// Waits until so many connections are open; `false` when that does not come in ten seconds.
    func holds(_ count: Int) -> Bool {
        for _ in 0..<2000 {
            if connections.open == count { return true }
            usleep(5000)
        }
        return false
    }

    /// Waits until so many requests run; `false` when that does not come in ten seconds.
    func runs(_ count: Int) -> Bool {
        for _ in 0..<2000 {
            if exchangesRunning == count { return true }
            usleep(5000)
        }
        return false
    }
}
