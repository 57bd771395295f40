import Foundation
import Synchronization

/// A process, of the program if no other is named, which writes into files, so that it never waits for a reader.
final class Run: Sendable {
    private static let starting = Mutex(())

    private let process: Process
    private let folder: TemporaryFolder

    /// - Parameter error: where standard error goes; into a file if nowhere else.
    init(
        _ arguments: [String], of executable: URL? = nil, environment: [String: String] = [:],
        in workingFolder: String, input: String = "", error: FileHandle? = nil
    ) throws {
        folder = try TemporaryFolder()
        process = Process()
        process.executableURL = try executable ?? Program.executable
        process.arguments = arguments
        process.currentDirectoryURL = URL(filePath: workingFolder, directoryHint: .isDirectory)
        process.environment = ProcessInfo.processInfo.environment
            .filter { !$0.key.hasPrefix("ALERT_CATALOG_") }
            // The database that is the default would be one for all tests, in the package's folder.
            .merging(["ALERT_CATALOG_STORE_LOCATION": "directory:Config/catalog"]) { $1 }
            .merging(environment) { $1 }
        try folder.write(input, to: "input")
        process.standardInput = try FileHandle(forReadingFrom: URL(filePath: "\(folder.path)/input"))
        process.standardOutput = try folder.handle(creating: "output")
        process.standardError = try error ?? folder.handle(creating: "error")
        // A process that is started at the same moment may inherit what tells that this one has ended.
        try Self.starting.withLock { _ in try process.run() }
    }

    deinit {
        kill()
    }

    var isRunning: Bool { process.isRunning }
    /// Of a process that has ended.
    var status: Int32 { process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus }
    var output: String { folder.text(of: "output") }
    var error: String { folder.text(of: "error") }

    var identifier: Int32 { process.processIdentifier }

    /// Asks it to end, as an orchestrator does.
    func terminate() {
        if process.isRunning { process.terminate() }
    }

    /// Asks it to read its files again.
    func hangUp() {
        if process.isRunning { _ = Foundation.kill(process.processIdentifier, SIGHUP) }
    }

    /// Ends it at once.
    func kill() {
        if process.isRunning { _ = Foundation.kill(process.processIdentifier, SIGKILL) }
    }

    /// Whether it has ended within the time.
    func wait(seconds: Int) -> Bool {
        let end = ContinuousClock.now + .seconds(seconds)
        while process.isRunning {
            guard ContinuousClock.now < end else { return false }
            Thread.sleep(forTimeInterval: 0.005)
        }
        return true
    }
}
