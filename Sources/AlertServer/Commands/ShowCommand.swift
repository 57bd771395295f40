import AlertCatalog
import Alerts
import Localization
import OperatingSystem

/// `alert-catalog show ID`: an alert in the terminal, in the language that a client would get.
enum ShowCommand {
    static func run(_ options: CommandOptions, environment: [String: String]) throws -> Int32 {
        var options = options
        let language = try options.value(of: "--locale")
        let given = try arguments(options.all(of: "--arg"))
        let timeZone = try zone(options.value(of: "--time-zone"))
        let configuration = try Configuration(options: &options, environment: environment)
        try options.finish(operands: 1)
        let id = options.operands[0]
        let catalog = try CatalogLoading.load(from: configuration.store.location)
        guard let entry = catalog[id: id] else { throw CommandError("the catalog has no alert \(id)") }
        let served = entry.negotiate(try wishes(language))
        let director = AlertDirector(entry, in: served, arguments: try values(given, of: entry, timeZone))
        try TerminalPresenter().present(director.construct(PlainText.Builder.self))
        return 0
    }

    private static func wishes(_ language: String?) throws(CommandError) -> LanguageWishes {
        guard let language else { return LanguageWishes(acceptLanguage: []) }
        guard let locale = LocaleTag(language) else {
            throw CommandError("--locale is \"\(language)\"; it must be a language tag, such as ko-KR")
        }
        return LanguageWishes(locale: locale)
    }

    private static func zone(_ name: String?) throws(CommandError) -> String? {
        guard let name else { return nil }
        guard TimeZoneName.isKnown(name) else {
            throw CommandError("--time-zone is \"\(name)\"; it must be a time zone, such as Asia/Seoul")
        }
        return name
    }

    private static func arguments(_ pairs: [String]) throws(CommandError) -> [String: String] {
        var arguments: [String: String] = [:]
        for pair in pairs {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2 else {
                throw CommandError("--arg is \"\(pair)\"; write --arg name=value", status: 2)
            }
            guard arguments.updateValue(String(parts[1]), forKey: String(parts[0])) == nil else {
                throw CommandError("give --arg \(parts[0]) once", status: 2)
            }
        }
        return arguments
    }

    private static func values(
        _ given: [String: String], of entry: CatalogEntry, _ timeZone: String?
    ) throws(CommandError) -> Arguments {
        do {
            return try Arguments(given, for: entry.variables, timeZone: timeZone)
        } catch {
            throw CommandError("the argument \"\(error.name)\" is not \(error.kind.expectation)")
        }
    }
}
