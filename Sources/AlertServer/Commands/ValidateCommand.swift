import AlertCatalog
import Localization
import OperatingSystem

/// `alert-catalog validate [PATH]`: every finding about a catalog, sorted; status 1 when one is an error.
enum ValidateCommand {
    static func run(_ options: CommandOptions, environment: [String: String]) throws -> Int32 {
        var options = options
        let configuration = try Configuration(options: &options, environment: environment)
        let location = options.operands.first.map { "directory:\($0)" } ?? configuration.store.location
        try options.finish(operands: options.operands.isEmpty ? 0 : 1)
        let compilation = try CatalogLoading.compile(location)
        for diagnostic in compilation.diagnostics {
            try StandardStream.output.writeLine(CatalogLoading.describe(diagnostic, in: location))
        }
        guard let catalog = compilation.catalog else { return 1 }
        for coverage in catalog.coverage where coverage.alerts < catalog.entries.count {
            let lacking = catalog.entries.filter { !$0.locales.contains(coverage.locale) }.map(\.id)
            try StandardStream.output.writeLine("\(coverage.locale) does not serve: \(lacking.joined(separator: ", "))")
        }
        try StandardStream.output.writeLine(
            "\(catalog.entries.count) alerts in \(catalog.coverage.count) locales can be served")
        return 0
    }
}
