import AlertCatalog
import Localization
import OperatingSystem

/// `alert-catalog validate [PATH]`: every finding about a catalog, sorted.
///
/// Status 1 when one is an error or, with `--strict`, a warning; 2 when there is no catalog to read.
enum ValidateCommand {
    static func run(_ options: CommandOptions, environment: [String: String]) throws -> Int32 {
        var options = options
        let isStrict = options.has("--strict")
        let format = try format(&options)
        let configuration = try Configuration(options: &options, environment: environment)
        let location = options.operands.first.map { "directory:\($0)" } ?? configuration.store.location
        try options.finish(operands: options.operands.isEmpty ? 0 : 1)
        let compilation = try compile(location)
        try StandardStream.output.write(format.write(compilation, at: location))
        let failing: Set<Diagnostic.Severity> = isStrict ? [.error, .warning] : [.error]
        return compilation.diagnostics.contains { failing.contains($0.severity) } ? 1 : 0
    }

    private static func format(_ options: inout CommandOptions) throws(CommandError) -> DiagnosticFormat {
        guard let name = try options.value(of: "--format") else { return .text }
        if let format = DiagnosticFormat(rawValue: name) { return format }
        let names = DiagnosticFormat.allCases.map(\.rawValue).joined(separator: ", ")
        throw CommandError("--format is \"\(name)\"; it must be one of \(names)", status: 2)
    }

    /// That nothing can be read is no finding about a catalog, so that it has a status of its own.
    private static func compile(_ location: String) throws(CommandError) -> CatalogCompiler.Compilation {
        do {
            return try CatalogLoading.compile(location)
        } catch {
            throw CommandError(error.sentence, status: 2)
        }
    }
}
