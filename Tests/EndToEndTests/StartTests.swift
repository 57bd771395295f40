import Foundation
import Testing

@Suite("A start")
struct StartTests {
    @Test("says one line, and ends with status 0 when it is asked to")
    func readyAndStop() throws {
        let service = try Service()
        #expect(service.publicPort != service.managementPort)
        #expect(service.stop() == 0)
        #expect(service.output.split(separator: "\n").count == 1)
        #expect(throws: Client.Failure.self) { try service.get("/v1/alerts") }
    }

    @Test("twice gives the same bytes and the same tags")
    func sameBytes() throws {
        let first = try Service()
        let second = try Service(["--workers", "1"])
        for locale in ShippedCatalog.locales {
            for target in ["/v1/alerts?locale=\(locale)", "/v1/alerts/photos.delete?locale=\(locale)&arg.count=3"] {
                let one = try first.get(target)
                let other = try second.get(target)
                #expect(one.status == 200 && one.body == other.body && one["etag"] == other["etag"])
            }
        }
        #expect(first.stop() == 0 && second.stop() == 0)
    }

    @Test("ends idle connections with it, and does not wait for them")
    func idleConnections() throws {
        let service = try Service()
        let client = Client(port: service.publicPort)
        // A keep-alive connection reads until the service ends it.
        let reader = Thread { _ = try? client.ask(Array("GET /v1/alerts HTTP/1.1\r\nHost: a\r\n\r\n".utf8)) }
        reader.start()
        Thread.sleep(forTimeInterval: 0.1)
        let start = ContinuousClock.now
        #expect(service.stop() == 0)
        #expect(ContinuousClock.now - start < .seconds(5))
    }

    @Test("on a port that is taken is one sentence", arguments: ["--port", "--management-port"])
    func portInUse(flag: String) throws {
        let service = try Service()
        for port in [service.publicPort, service.managementPort] {
            let other = flag == "--port" ? "--management-port" : "--port"
            let outcome = try Program.run(["serve", flag, "\(port)", other, "0"])
            #expect(outcome.status == 1 && outcome.output.isEmpty)
            #expect(
                outcome.error
                    == "alert-catalog serve: port \(port) on 127.0.0.1 is in use by another program\n")
        }
        #expect(try service.get("/v1/alerts").status == 200)
        #expect(service.stop() == 0)
    }

    @Test("in a cluster that has a service of the same name is a start like any other")
    func kubernetes() throws {
        let service = try Service(environment: [
            "ALERT_CATALOG_PORT": "tcp://10.0.0.7:8080", "ALERT_CATALOG_SERVICE_HOST": "10.0.0.7",
            "ALERT_CATALOG_SERVICE_PORT": "8080", "ALERT_CATALOG_SERVICE_PORT_HTTP": "8080",
            "ALERT_CATALOG_PORT_8080_TCP": "tcp://10.0.0.7:8080", "ALERT_CATALOG_PORT_8080_TCP_PORT": "8080",
            "ALERT_CATALOG_PORT_8080_TCP_PROTO": "tcp", "ALERT_CATALOG_PORT_8080_TCP_ADDR": "10.0.0.7",
            "ALERT_CATALOG_UNKNOWN": "",
        ])
        #expect(try service.get("/v1/alerts").status == 200)
        #expect(service.stop() == 0)
    }

    @Test("on an empty database without a catalog to fill it from says where one was looked for")
    func nothingToFillFrom() throws {
        let folder = try TemporaryFolder()
        let store = ["--store", "sqlite:\(folder.path)/a.sqlite", "--store-initial", "\(folder.path)/none"]
        let outcome = try Program.run(["serve", "--port", "0", "--management-port", "0"] + store)
        #expect(outcome.failed(saying: "no folder \(folder.path)/none to fill it from"))
    }

    @Test("without a catalog is one sentence", arguments: ["directory:/no/such/folder", "nowhere", "directory:"])
    func noCatalog(store: String) throws {
        let outcome = try Program.run(["serve", "--store", store, "--port", "0", "--management-port", "0"])
        #expect(outcome.status == 1 && outcome.output.isEmpty)
        #expect(
            outcome.error.hasPrefix("alert-catalog serve: ")
                && outcome.error.contains(store.replacing("directory:/", with: "/")))
        #expect(outcome.error.split(separator: "\n").count == 1)
    }
}
