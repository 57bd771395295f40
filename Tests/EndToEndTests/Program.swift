import Foundation
import Testing

/// The program under test: `alert-catalog`, as it was built beside the tests.
enum Program {
    /// What a run that has ended left behind.
    struct Outcome {
        let status: Int32
        let output: String
        let error: String

        /// Lines of standard error, without the log's.
        var sentences: [String] {
            error.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("{") }
        }
    }

    struct TookTooLong: Error {}

    /// The folder of the package.
    static let repository = #filePath.split(separator: "/", omittingEmptySubsequences: false)
        .dropLast(3).joined(separator: "/")

    static var executable: URL {
        get throws {
            let beside = Bundle.allBundles.map(\.bundleURL) + [URL(filePath: CommandLine.arguments[0])]
            let candidates = beside.map { $0.deletingLastPathComponent().appending(path: "alert-catalog") }
            return try #require(
                candidates.first { FileManager.default.isExecutableFile(atPath: $0.path(percentEncoded: false)) })
        }
    }

    /// Runs another program of the system to its end, which must come in half a minute.
    static func runOther(_ name: String, _ arguments: [String], input: String = "") throws -> Outcome {
        try outcome(of: Run([name] + arguments, of: URL(filePath: "/usr/bin/env"), in: repository, input: input))
    }

    private static func outcome(of run: Run) throws -> Outcome {
        guard run.wait(seconds: 30) else {
            run.kill()
            throw TookTooLong()
        }
        return Outcome(status: run.status, output: run.output, error: run.error)
    }

    /// Runs a command to its end, which must come in half a minute.
    ///
    /// - Parameters:
    ///   - environment: variables beside those of the tests, of which none is a setting.
    ///   - folder: the working directory; the package's, where `Config` is, if none is given.
    static func run(
        _ arguments: [String], environment: [String: String] = [:], in folder: String = repository
    ) throws -> Outcome {
        try outcome(of: Run(arguments, environment: environment, in: folder))
    }
}
