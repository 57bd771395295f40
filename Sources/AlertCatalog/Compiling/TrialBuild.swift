import Alerts
import JSON
import Localization

/// Builds each alert once when a catalog is compiled: what its builder refuses, no client ever sees.
struct TrialBuild {
    let pool: TextPool
    let sourceLocale: LocaleTag

    /// The locales in which the alert can be built, of those that it has every text in.
    ///
    /// What is wrong in the source locale is wrong with the alert. In another locale only a text that comes out blank
    /// can be, which takes the alert out of that locale; words are never blank, so without variables none is tried.
    func locales(of entry: CatalogEntry, in document: SourceDocument) -> [LocaleTag] {
        guard isBuilt(entry, in: sourceLocale, document: document), !entry.variables.isEmpty else {
            return entry.locales
        }
        return entry.locales.filter { $0 == sourceLocale || isBuilt(entry, in: $0, document: document) }
    }

    private func isBuilt(_ entry: CatalogEntry, in locale: LocaleTag, document: SourceDocument) -> Bool {
        // A default that does not fit its variable is told where it stands.
        guard let arguments = try? Arguments([:], for: entry.variables) else { return true }
        let served = ServedLocale(locale: locale, formatting: locale)
        let texts = ServedTexts(entry, pool: pool, sourceLocale: sourceLocale, in: served)
        do {
            _ = try AlertDirector(entry, texts, .formatted(arguments)).construct(Alert.Builder.self)
            return true
        } catch let error as Alert.BuildError {
            report(error.code.rawValue, error.message, at: error.pointer, in: locale, document)
        } catch let error as HeaderBar.BuildError {
            report(error.code.rawValue, error.message, at: JSONPointer.root.appending("header"), in: locale, document)
        } catch {
            report("alert.impossible", "the alert cannot be built", at: .root, in: locale, document)
        }
        return false
    }

    private func report(
        _ code: String, _ fault: String, at pointer: JSONPointer, in locale: LocaleTag, _ document: SourceDocument
    ) {
        guard locale != sourceLocale else { return document.report(code, at: pointer, fault) }
        document.report(
            code, .warning, at: JSONPointer.root.appending("text").appending(locale.identifier),
            "with the defaults of its variables the alert cannot be served in \(locale): \(fault)")
    }
}

extension Alert.BuildError {
    /// The member of the definition that the fault is about.
    fileprivate var pointer: JSONPointer {
        switch code {
        case .onDismissUnknown: JSONPointer.root.appending("onDismiss")
        case .headerWithoutRoom: JSONPointer.root.appending("header")
        case .textMissing: JSONPointer.root.appending("text")
        default: JSONPointer.root.appending("actions")
        }
    }
}
