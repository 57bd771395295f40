import AlertAPI
import AlertCatalog
import HTTPServer
import Testing

@Suite("The management listener")
struct ManagementTests {
    private func ask(_ target: String, _ status: ServiceStatus, method: HTTPMethod = .get) -> Response {
        Management(status).respond(
            to: Request(method: method, target: Array(target.utf8), fields: HeaderFields()))
    }

    @Test("Readiness follows the phase of the service")
    func phases() {
        let status = ServiceStatus()
        let steps: [(step: (ServiceStatus) -> Void, code: Int, word: String)] = [
            ({ _ in }, 503, "starting"),
            ({ $0.finishSelfCheck([:]) }, 503, "starting"),
            ({ $0.serveCatalog() }, 200, "ready"),
            ({ $0.drain() }, 503, "draining"),
        ]
        for (step, code, word) in steps {
            step(status)
            #expect(ask("/readyz", status).status == code)
            #expect(ask("/readyz", status).text == "{\"status\":\"\(word)\"}")
            #expect(ask("/healthz", status).status == 200)
        }
    }

    @Test("A fault while the last good catalog is served is told, and the service stays ready")
    func degraded() {
        let status = ServiceStatus()
        status.serveCatalog()
        status.finishSelfCheck([:])
        status.serveCatalog()
        status.report([Diagnostic("json.empty", file: "catalog.json", message: "the file is empty")])
        let answer = ask("/readyz", status)
        #expect(answer.status == 200)
        #expect(answer.text.contains(#""status":"degraded""#) && answer.text.contains("json.empty"))
    }

    @Test("A self-check that fails keeps the service from being ready, and its faults are told")
    func selfCheck() throws {
        let status = ServiceStatus()
        status.serveCatalog()
        status.finishSelfCheck(["ICU": ["ICU formats \"1234.5\" for de, not \"1.234,5\""]])
        let answer = ask("/readyz", status)
        #expect(answer.status == 503)
        #expect(answer.text.contains(#""status":"self-check-failed""#) && answer.text.contains("self-check.failed"))
        #expect(answer.text.contains("for de"))
        // What the catalog has or lacks is told beside it.
        status.report([Diagnostic("json.empty", file: "catalog.json", message: "the file is empty")])
        #expect(ask("/readyz", status).text.contains("for de"))
        let whole = ServiceStatus()
        whole.serveCatalog()
        whole.finishSelfCheck([:])
        #expect(ask("/readyz", whole).text == #"{"status":"ready"}"#)
    }

    @Test("Nothing here may be stored, and what is not there is a problem")
    func storing() {
        let status = ServiceStatus()
        for (target, code) in [("/healthz", 200), ("/readyz", 503), ("/v1/alerts", 404), ("/%zz", 400)] {
            #expect(ask(target, status).status == code)
            #expect(ask(target, status).field("Cache-Control") == "no-store")
        }
        #expect(ask("/healthz", status, method: .post).field("Allow") == "GET, HEAD, OPTIONS")
        let options = ask("/readyz", status, method: .options)
        #expect(options.status == 204 && options.field("Allow") == "GET, HEAD, OPTIONS")
    }

    @Test("The contract is here too, so that the type of a problem leads somewhere")
    func contract() {
        let contract = Contract(openAPI: Array("{1}".utf8), schemas: ["alert.json": Array("{2}".utf8)])
        func ask(_ target: String) -> Response {
            Management(ServiceStatus(), contract: contract).respond(
                to: Request(method: .get, target: Array(target.utf8), fields: HeaderFields()))
        }
        #expect(ask("/openapi.json").text == "{1}" && ask("/schemas/alert.json").text == "{2}")
        #expect(ask("/problems/four-eyes").text.contains("\"status\":403"))
        for target in ["/openapi.json/", "/schemas", "/schemas/x.json", "/problems/x", "/problems"] {
            #expect(ask(target).status == 404, "\(target)")
        }
        #expect(self.ask("/openapi.json", ServiceStatus()).status == 404)
        #expect(self.ask("/metrics", ServiceStatus()).status == 404)
    }
}
