import Testing

@Suite("The management listener", .serving)
struct ManagementTests {
    private let service: Service

    init() throws {
        service = try #require(Service.current)
    }

    @Test("says that the process is there, and that it is ready")
    func health() throws {
        let health = try service.askManagement("GET", "/healthz")
        #expect(health.status == 200 && health["cache-control"] == "no-store")
        let readiness = try service.askManagement("GET", "/readyz")
        #expect(readiness.status == 200 && readiness.text == #"{"status":"ready"}"#)
        #expect(readiness["cache-control"] == "no-store" && readiness["content-type"] == "application/json")
        #expect(try service.askManagement("HEAD", "/readyz").body.isEmpty)
    }

    @Test("answers everything else with a problem")
    func problems() throws {
        try expectProblem(service.askManagement("GET", "/v1/alerts"), 404, "unknown-route")
        try expectProblem(service.askManagement("GET", "/%00"), 400, "malformed-target")
        let answer = try service.askManagement("POST", "/healthz")
        try expectProblem(answer, 405, "method-not-allowed")
        #expect(answer["allow"] == "GET, HEAD, OPTIONS" && answer["cache-control"] == "no-store")
    }

    @Test("stands apart: neither listener has the other's routes")
    func apart() throws {
        #expect(try service.get("/healthz").status == 404)
        #expect(try service.get("/readyz").status == 404)
    }

    @Test("is what the health command asks")
    func command() throws {
        let healthy = try Program.run(["health", "--management-port", "\(service.managementPort)"])
        #expect(healthy.status == 0 && healthy.output == "healthy\n")
        // Port 1 is nobody's, and the public listener knows no health.
        for port in [1, service.publicPort] {
            let outcome = try Program.run(["health", "--management-port", "\(port)"])
            #expect(outcome.status == 1 && outcome.output.isEmpty)
            #expect(outcome.sentences.count == 1 && outcome.error.contains("\(port)"))
        }
    }
}
