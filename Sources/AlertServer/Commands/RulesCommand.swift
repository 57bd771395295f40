import AlertCatalog
import OperatingSystem

/// `alert-catalog rules`: every rule that a catalog is held against, with its reason and where it is documented.
enum RulesCommand {
    static func run(_ options: CommandOptions, environment: [String: String]) throws -> Int32 {
        try options.finish(operands: 0)
        let width = Rule.all.map(\.code.count).max() ?? 0
        for rule in Rule.all {
            let code = rule.code + String(repeating: " ", count: width - rule.code.count)
            let severity = rule.severity.rawValue + String(repeating: " ", count: 7 - rule.severity.rawValue.count)
            let platform = rule.platform.map { "\($0.rawValue): " } ?? ""
            try StandardStream.output.writeLine("\(code)  \(severity)  \(platform)\(rule.reason) (\(rule.source))")
        }
        return 0
    }
}
