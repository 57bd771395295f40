import Alerts
import JSON

/// Builds each alert when a catalog is compiled, whole and in the forms of clients that cannot show all of it: what its
/// builder refuses, no client ever sees, and what platforms punish, its authors do.
///
/// The source locale stands for all: another locale differs from it in words alone, and a text that is blank takes the
/// alert out of its locale before.
struct TrialBuild {
    /// What a header may have kept from being found.
    private static let headerAnswers: Set<String> = ["text.missing", "title.missing", "name.missing", "exit.missing"]

    /// Reports what is wrong to the document that defines the alert.
    ///
    /// - Parameter texts: the alert's in the source locale.
    /// - Returns: whether it was built, and nothing is wrong.
    func check(_ entry: CatalogEntry, _ texts: ServedTexts, in document: SourceDocument) -> Bool {
        // A default that does not fit its variable is told where it stands.
        guard let arguments = try? Arguments([:], for: entry.variables) else { return false }
        let places = DefinitionPlaces(in: document)
        var findings = findings(in: entry, places, texts, arguments, isWhole: true)
        for abilities in entry.needs.trials {
            guard let deciding = entry.deciding(abilities) else { continue }
            let shown = entry.shown(to: deciding)
            // What is wrong with the whole is told once.
            findings += self.findings(in: shown, places, texts, arguments, isWhole: false)
                .filter { finding in !findings.contains { $0.code == finding.code } }
                .map { $0.concerning(abilities, lacking: entry.needs) }
        }
        for finding in findings {
            document.report(finding.code, finding.severity, at: finding.pointer, finding.message)
        }
        return findings.isEmpty
    }

    private func findings(
        in entry: CatalogEntry, _ places: DefinitionPlaces, _ texts: ServedTexts, _ arguments: Arguments, isWhole: Bool
    ) -> [AlertFinding] {
        do {
            let review = try AlertDirector(entry, texts, .formatted(arguments)).construct(AlertReview.Builder.self)
            let rules = isWhole ? PlatformRules.findings : ExitRules.findings
            return review.faults.map { AlertFinding($0, places) } + rules(review.alert, places)
        } catch let error as HeaderBar.BuildError {
            // Without its header the alert shows what else is wrong with it, if not what there is to read.
            var rest = entry
            rest.shape.header = nil
            let others = findings(in: rest, places, texts, arguments, isWhole: isWhole)
            return [AlertFinding(error, places)] + others.filter { !Self.headerAnswers.contains($0.code) }
        } catch let error as RefusedLink {
            return [
                AlertFinding(
                    code: "link.refused", severity: .error, pointer: JSONPointer.root.appending("variables"),
                    message: "with the defaults of its variables, \(error)")
            ]
        } catch {
            return [
                AlertFinding(
                    code: "alert.impossible", severity: .error, pointer: JSONPointer.root,
                    message: "the alert cannot be built")
            ]
        }
    }
}

extension Requirements {
    private static let mostTrials = 16

    /// Clients that lack all of it, and clients that lack one thing.
    fileprivate var trials: [ClientAbilities] {
        let names = capabilities.sorted()
        let old = schema > 1 && !names.isEmpty ? [ClientAbilities(schema: 1, capabilities: capabilities)] : []
        let others = schema > 1 || names.count > 1 ? Array(names.prefix(Self.mostTrials)) : []
        return [ClientAbilities(schema: 1, capabilities: [])] + old
            + others.map { ClientAbilities(schema: schema, capabilities: capabilities.subtracting([$0])) }
    }
}

extension AlertFinding {
    fileprivate init(_ error: Alert.BuildError, _ places: DefinitionPlaces) {
        self.init(
            code: error.code.rawValue, severity: .error, pointer: error.pointer(places), message: error.message)
    }

    fileprivate init(_ error: HeaderBar.BuildError, _ places: DefinitionPlaces) {
        self.init(
            code: "header.\(error.code.rawValue)", severity: .error,
            pointer: error.part.map(places.headerPart) ?? JSONPointer.root.appending("header"), message: error.message)
    }

    fileprivate func concerning(_ abilities: ClientAbilities, lacking needs: Requirements) -> AlertFinding {
        let schema = abilities.schema < needs.schema ? ["schema \(needs.schema)"] : []
        let names = needs.capabilities.subtracting(abilities.capabilities).sorted().map { "\"\($0)\"" }
        return AlertFinding(
            code: code, severity: severity, pointer: pointer,
            message: "to a client without \((schema + names).joined(separator: ", ")): \(message)")
    }
}

extension Alert.BuildError {
    /// The member of the definition that the fault is about.
    fileprivate func pointer(_ places: DefinitionPlaces) -> JSONPointer {
        switch code {
        case .onDismissUnknown: JSONPointer.root.appending("onDismiss")
        case .headerWithoutRoom: JSONPointer.root.appending("header")
        case .iconNameEmpty: JSONPointer.root.appending("icon")
        case .fieldIDInvalid, .fieldIDDuplicate, .fieldLabelEmpty, .fieldLengthImpossible, .fieldGateUnknown:
            places.field(part ?? "")
        case .deliveryImpossible: JSONPointer.root.appending("delivery")
        case .textMissing: .texts
        default: places.action(part ?? "")
        }
    }
}
