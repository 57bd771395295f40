import Alerts
import JSON
import Localization

/// Builds each alert once when a catalog is compiled: what its builder refuses, no client ever sees, and what platforms
/// punish, its authors do.
///
/// The source locale stands for all: another locale differs from it in words alone, and a text that is blank takes the
/// alert out of its locale before.
struct TrialBuild {
    let sourceLocale: LocaleTag

    /// Reports an alert that is impossible to the document that defines it.
    func check(_ entry: CatalogEntry, in document: SourceDocument) {
        let served = ServedLocale(locale: sourceLocale, formatting: sourceLocale)
        // A default that does not fit its variable is told where it stands.
        guard let arguments = try? Arguments([:], for: entry.variables) else { return }
        do {
            let texts = ServedTexts(entry, sourceLocale: sourceLocale, in: served)
            let alert = try AlertDirector(entry, texts, .formatted(arguments)).construct(Alert.Builder.self)
            PlatformRules(alert: alert, document: document).check()
            // And as a client gets it that can do nothing which is not asked of all.
            if let least = entry.deciding(ClientAbilities(capabilities: [])) {
                let shown = entry.shown(to: least)
                _ = try AlertDirector(shown, texts, .formatted(arguments)).construct(Alert.Builder.self)
            }
        } catch let error as Alert.BuildError {
            document.report(error.code.rawValue, at: error.pointer, error.message)
        } catch let error as HeaderBar.BuildError {
            document.report(
                "header.\(error.code.rawValue)", at: JSONPointer.root.appending("header"), error.message)
        } catch let error as RefusedLink {
            document.report(
                "link.refused", at: JSONPointer.root.appending("variables"),
                "with the defaults of its variables, \(error)")
        } catch {
            document.report("alert.impossible", at: JSONPointer.root, "the alert cannot be built")
        }
    }
}

extension Alert.BuildError {
    /// The member of the definition that the fault is about.
    fileprivate var pointer: JSONPointer {
        switch code {
        case .onDismissUnknown: JSONPointer.root.appending("onDismiss")
        case .headerWithoutRoom: JSONPointer.root.appending("header")
        case .iconNameEmpty: JSONPointer.root.appending("icon")
        case .fieldIDInvalid, .fieldIDDuplicate, .fieldLabelEmpty, .fieldLengthImpossible, .fieldGateUnknown:
            JSONPointer.root.appending("fields")
        case .deliveryImpossible: JSONPointer.root.appending("delivery")
        case .textMissing: JSONPointer.root.appending("text")
        default: JSONPointer.root.appending("actions")
        }
    }
}
