import Foundation
import Testing

@Suite("TLS")
struct EncryptionTests {
    /// A folder with a certificate for this machine, and its key.
    private final class Certificate {
        private let folder: TemporaryFolder
        var certificate: String { "\(folder.path)/certificate.pem" }
        var key: String { "\(folder.path)/key.pem" }
        var flags: [String] { ["--http-certificate", certificate, "--http-key", key] }

        /// - Parameter name: whom it is for.
        init(name: String) throws {
            folder = try TemporaryFolder()
            try renew(name: name)
        }

        func renew(name: String) throws {
            let outcome = try Program.runOther(
                "openssl",
                [
                    "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
                    "-subj", "/CN=\(name)", "-keyout", key, "-out", certificate,
                ])
            try #require(outcome.status == 0)
        }

        func damage() throws {
            try Data("no certificate".utf8).write(to: URL(filePath: certificate))
        }
    }

    /// Whom the server says that it is, and what it answers.
    private func ask(_ port: UInt16, _ flags: String...) throws -> (name: String, answer: String) {
        let request = "GET /v1/locales HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"
        let outcome = try Program.runOther(
            "openssl", ["s_client", "-connect", "127.0.0.1:\(port)", "-ign_eof"] + flags, input: request)
        let name = outcome.output.firstMatch(of: #/subject=CN ?= ?(\w+)/#).map { String($0.1) }
        return (name ?? "", outcome.output)
    }

    @Test("answers in versions 1.2 and 1.3, and not in an older one")
    func versions() throws {
        let files = try Certificate(name: "one")
        let service = try Service(files.flags)
        for flag in ["-tls1_2", "-tls1_3"] {
            let (name, answer) = try ask(service.publicPort, flag)
            #expect(name == "one" && answer.contains("HTTP/1.1 200 OK"))
        }
        #expect(try !ask(service.publicPort, "-tls1_1", "-cipher", "DEFAULT@SECLEVEL=0").answer.contains("HTTP/1.1"))
        #expect(service.stop() == 0)
        withExtendedLifetime(files) {}
    }

    @Test("takes a new certificate when it is told to, and keeps the old one when the new one is broken")
    func reload() throws {
        let files = try Certificate(name: "one")
        let service = try Service(files.flags)
        let load = EncryptedLoad(port: service.publicPort)
        #expect(try ask(service.publicPort).name == "one")
        for name in ["two", "three"] {
            try files.renew(name: name)
            service.hangUp()
            #expect(eventually { try ask(service.publicPort).name == name })
        }
        try files.damage()
        service.hangUp()
        #expect(eventually { service.log.contains("certificate.refused") })
        let (name, answer) = try ask(service.publicPort)
        #expect(name == "three" && answer.contains("HTTP/1.1 200 OK"))
        let outcomes = load.stop()
        #expect(outcomes.count > 3 && outcomes.allSatisfy(\.isEmpty), "\(outcomes)")
        #expect(service.stop() == 0)
    }

    @Test("with files that cannot be used stops the start with one sentence")
    func badFiles() throws {
        let good = try Certificate(name: "one")
        let other = try Certificate(name: "two")
        let damaged = try Certificate(name: "three")
        try damaged.damage()
        let missing = ["--http-certificate", "/no/such/file", "--http-key", good.key]
        for flags in [
            ["--http-certificate", good.certificate], ["--http-key", good.key], missing, damaged.flags,
            ["--http-certificate", good.certificate, "--http-key", other.key],
        ] {
            let outcome = try Program.run(["serve", "--port", "0", "--management-port", "0"] + flags)
            #expect(outcome.status == 1 && outcome.output.isEmpty)
            #expect(outcome.error.hasPrefix("alert-catalog serve: http."), "\(outcome.error)")
            #expect(outcome.error.split(separator: "\n").count == 1, "\(outcome.error)")
        }
    }

    private func eventually(_ condition: () throws -> Bool) -> Bool {
        for _ in 0..<200 {
            if (try? condition()) == true { return true }
            Thread.sleep(forTimeInterval: 0.05)
        }
        return false
    }
}
