import Foundation
import Testing

@Suite("The end of a service")
struct EndTests {
    @Test("is told by readiness first, while requests are still answered, each as its connection's last")
    func drainDelay() throws {
        let service = try Service(["--shutdown-drain-delay", "60"])
        let kept = "GET /v1/alerts/permission.camera HTTP/1.1\r\nHost: a\r\n\r\n"
        service.run.terminate()
        #expect(eventually { (try? service.askManagement("GET", "/readyz"))?.status == 503 })
        #expect(try service.askManagement("GET", "/readyz").text == #"{"status":"draining"}"#)
        #expect(try service.askManagement("GET", "/healthz").status == 200)
        for _ in 0..<3 {
            // Nothing is said of the connection by the client: the answer ends it all the same.
            let answer = try Client(port: service.publicPort).ask(Array(kept.utf8))
            #expect(answer.status == 200 && answer["connection"]?.lowercased() == "close" && !answer.body.isEmpty)
        }
        #expect(service.run.isRunning)
    }

    @Test("comes when the delay is over")
    func delay() throws {
        let service = try Service(["--shutdown-drain-delay", "1"])
        let start = ContinuousClock.now
        #expect(service.stop() == 0)
        #expect(ContinuousClock.now - start >= .seconds(1))
    }

    @Test("comes at once when it is asked for a second time", arguments: [SIGTERM, SIGINT])
    func second(signal: Int32) throws {
        let service = try Service(["--shutdown-drain-delay", "60"])
        service.run.terminate()
        #expect(eventually { (try? service.askManagement("GET", "/readyz"))?.status == 503 })
        let start = ContinuousClock.now
        _ = kill(service.run.identifier, signal)
        #expect(service.run.wait(seconds: 10) && service.run.status == 128 + signal)
        #expect(ContinuousClock.now - start < .seconds(3))
    }

    @Test("comes also while the first catalog is loaded, through which the process is seen to live")
    func whileLoading() throws {
        // Takes connections and says nothing, so that the service goes on waiting.
        let database = try SilentListener()
        let port = try SilentListener().port
        let run = try Run(
            ["serve", "--port", "0", "--management-port", "\(port)"],
            environment: ["ALERT_CATALOG_STORE_LOCATION": "postgresql://nobody@127.0.0.1:\(database.port)/nothing"],
            in: Program.repository)
        let client = Client(port: port)
        #expect(eventually { (try? client.ask("GET", "/healthz", []))?.status == 200 })
        #expect(try client.ask("GET", "/readyz", []).text == #"{"status":"starting"}"#)
        #expect(run.output.isEmpty)
        run.terminate()
        #expect(run.wait(seconds: 5) && run.status == 0)
    }

    @Test("comes also while a database is away, of which readiness tells")
    func whileStarting() throws {
        // Nobody listens there, so that the service waits for its first catalog.
        let service = try Service(environment: [
            "ALERT_CATALOG_STORE_LOCATION": "postgresql://nobody@127.0.0.1:1/nothing"
        ])
        #expect(try service.askManagement("GET", "/healthz").status == 200)
        let readiness = try service.askManagement("GET", "/readyz")
        #expect(readiness.status == 503 && readiness.text.contains(#""status":"starting""#))
        #expect(try service.get("/v1/alerts").status == 503)
        #expect(service.stop() == 0)
    }
}

/// A port of this machine that takes connections and never answers.
private final class SilentListener {
    private let descriptor: Int32
    let port: UInt16

    struct Failure: Error {}

    init() throws {
        #if canImport(Glibc)
            descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
            descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr = in_addr(s_addr: UInt32(0x7F00_0001).bigEndian)
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let descriptor = descriptor
        let status = unsafe withUnsafeMutablePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
                unsafe bind(descriptor, generic, size) + listen(descriptor, 16)
                    + getsockname(descriptor, generic, &size)
            }
        }
        port = UInt16(bigEndian: address.sin_port)
        guard status == 0 else { throw Failure() }
    }

    deinit {
        close(descriptor)
    }
}
