import AlertAPI
import AlertCatalog
import Localization

/// How findings are written.
enum DiagnosticFormat: String, CaseIterable {
    /// As compilers write them, and then what is served.
    case text
    /// One object, for programs.
    case json
    /// Commands that make GitHub show each finding beside its line.
    case github

    func write(_ compilation: CatalogCompiler.Compilation, at location: String) -> String {
        switch self {
        case .text: Self.text(compilation, location)
        case .json: Self.json(compilation, location)
        case .github: Self.github(compilation, location)
        }
    }

    private static func text(_ compilation: CatalogCompiler.Compilation, _ location: String) -> String {
        var lines = compilation.diagnostics.map { CatalogLoading.describe($0, in: location) }
        if let catalog = compilation.catalog {
            for coverage in catalog.coverage where coverage.alerts < catalog.alerts.count {
                let lacking = catalog.alerts.filter { !$0.locales.contains(coverage.locale) }.map(\.id)
                lines.append("\(coverage.locale) does not serve: \(lacking.joined(separator: ", "))")
            }
            lines.append("\(catalog.alerts.count) alerts in \(catalog.coverage.count) locales can be served")
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private struct Report: Encodable {
        let diagnostics: [DiagnosticBody]
    }

    private static func json(_ compilation: CatalogCompiler.Compilation, _ location: String) -> String {
        let bodies = compilation.diagnostics.map {
            DiagnosticBody($0, file: CatalogLoading.path(of: $0, in: location))
        }
        return String(decoding: CanonicalJSON.encode(Report(diagnostics: bodies)), as: UTF8.self) + "\n"
    }

    private static func github(_ compilation: CatalogCompiler.Compilation, _ location: String) -> String {
        compilation.diagnostics.map { diagnostic in
            let path = escaped(CatalogLoading.path(of: diagnostic, in: location), in: "%\r\n:,")
            let place = diagnostic.pointer.isEmpty ? "" : diagnostic.pointer + ": "
            let message = escaped(place + diagnostic.message, in: "%\r\n")
            let level = diagnostic.severity == .info ? "notice" : diagnostic.severity.rawValue
            return "::\(level) file=\(path),line=\(diagnostic.line),title=\(diagnostic.code)::\(message)\n"
        }.joined()
    }

    /// A command's text, in which these characters would end it.
    private static func escaped(_ text: String, in special: String) -> String {
        text.unicodeScalars.map { scalar in
            guard special.unicodeScalars.contains(scalar) else { return String(scalar) }
            let digits = String(scalar.value, radix: 16, uppercase: true)
            return "%" + (digits.count == 1 ? "0" : "") + digits
        }.joined()
    }
}
