import Foundation
import Testing

/// A running `alert-catalog serve` on free ports.
final class Service: Sendable {
    struct NeverReady: Error, CustomStringConvertible {
        let description: String
    }

    /// The service of the suite that runs.
    @TaskLocal static var current: Service?

    let run: Run
    let publicPort: UInt16
    let managementPort: UInt16

    /// Returns when the service has said that it is ready, which must come in half a minute.
    ///
    /// - Parameter arguments: flags after `serve`, instead of the shipped catalog's.
    init(_ arguments: [String] = [], environment: [String: String] = [:], error: FileHandle? = nil) throws {
        run = try Run(
            ["serve", "--port", "0", "--management-port", "0"] + arguments, environment: environment,
            in: Program.repository, error: error)
        let end = ContinuousClock.now + .seconds(30)
        while !run.output.hasSuffix("\n") {
            guard run.isRunning, ContinuousClock.now < end else {
                run.kill()
                throw NeverReady(description: "not ready: \(run.output) \(run.error)")
            }
            Thread.sleep(forTimeInterval: 0.005)
        }
        guard let line = run.output.wholeMatch(of: Self.readyLine), let first = UInt16(line.1),
            let second = UInt16(line.2)
        else { throw NeverReady(description: "not the line of readiness: \(run.output)") }
        publicPort = first
        managementPort = second
    }

    private static var readyLine: Regex<(Substring, Substring, Substring)> {
        #/ready public=https?://127\.0\.0\.1:(\d+) management=http://127\.0\.0\.1:(\d+)\n/#
    }

    /// Asks the service to end; the result is its exit status, or `nil` when it does not end in half a minute.
    func stop() -> Int32? {
        run.terminate()
        return run.wait(seconds: 30) ? run.status : nil
    }

    /// Asks the service to read its files again.
    func hangUp() {
        run.hangUp()
    }

    var output: String { run.output }
    var log: String { run.error }

    func get(_ target: String, _ fields: [String] = []) throws -> Answer {
        try ask("GET", target, fields)
    }

    /// - Parameter fields: header lines without their ends.
    func ask(_ method: String, _ target: String, _ fields: [String] = []) throws -> Answer {
        try Client(port: publicPort).ask(method, target, fields)
    }

    /// The same of the management listener.
    func askManagement(_ method: String, _ target: String, _ fields: [String] = []) throws -> Answer {
        try Client(port: managementPort).ask(method, target, fields)
    }
}

/// Runs a suite's tests with one service that serves the shipped catalog, and stops it after them.
struct ServingTrait: SuiteTrait, TestScoping {
    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let service = try Service()
        try await Service.$current.withValue(service) { try await function() }
        #expect(service.stop() == 0)
    }
}

extension Trait where Self == ServingTrait {
    static var serving: Self { Self() }
}
