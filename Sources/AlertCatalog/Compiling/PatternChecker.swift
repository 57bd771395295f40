import JSON
import Localization

/// Compiles the patterns of one alert's texts and holds them against its variables.
///
/// A fault in the source locale is an error. One in another locale takes the alert out of that locale alone.
struct PatternChecker {
    let variables: [String: Variable]
    let sourceLocale: LocaleTag
    let document: SourceDocument

    /// `nil` when the pattern cannot be served.
    func pattern(_ text: TextLookup.Found, in locale: LocaleTag) -> MessagePattern? {
        let pattern: MessagePattern
        do {
            pattern = try MessagePattern(text.text, locale: locale)
        } catch {
            report("text.malformed-pattern", text, in: locale, error.message)
            return nil
        }
        for argument in pattern.arguments {
            guard let variable = variables[argument.name] else {
                report("text.undeclared-argument", text, in: locale, "no variable \"\(argument.name)\" is declared")
                return nil
            }
            guard !argument.selects || variable.defaultValue != nil else {
                report(
                    "variable.selector-without-default", text, in: locale,
                    "\"\(argument.name)\" selects a wording, so it needs a default")
                return nil
            }
        }
        return pattern
    }

    private func report(_ code: String, _ text: TextLookup.Found, in locale: LocaleTag, _ fault: String) {
        let place = text.pointer ?? JSONPointer.root.appending("use").appending(text.key)
        document.report(
            code, locale == sourceLocale ? .error : .warning, at: place,
            "the text \"\(text.key)\" cannot be served in \(locale): \(fault)")
    }
}
