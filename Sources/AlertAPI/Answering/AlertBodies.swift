import AlertCatalog
import Alerts

/// The bytes of alerts, with a form for each alert and language that arguments are asked for in.
struct AlertBodies {
    private let forms: BoundedCache<AlertForm.Question, AlertForm>

    init(budget: Int) {
        forms = BoundedCache(budget: budget)
    }

    func resolved(
        _ entry: CatalogEntry, in served: ServedLocale, arguments: Arguments, _ explanation: NegotiationBody? = nil
    ) throws -> EncodedAlert {
        try EncodedAlert(
            entry, ServedTexts(entry, in: served), .formatted(arguments), missing: arguments.missing,
            explanation)
    }

    /// Texts as they are written, with the variables that they name.
    func pattern(
        _ entry: CatalogEntry, in served: ServedLocale, _ explanation: NegotiationBody? = nil
    ) throws -> EncodedAlert {
        let texts = ServedTexts(entry, in: served)
        let alert = try AlertDirector(entry, texts, .unformatted).construct(Alert.Builder.self)
        let variables = entry.variables.mapValues(VariableBody.init)
        return EncodedAlert(
            CanonicalJSON.encode(AlertBody(alert: alert, variables: variables, explanation: explanation)))
    }

    func form(_ question: AlertForm.Question) throws -> AlertForm {
        if let form = forms.value(for: question) { return form }
        let new = try AlertForm(question)
        forms.insert(new, for: question, cost: new.cost)
        return new
    }
}

extension EncodedAlert {
    init(
        _ entry: CatalogEntry, _ texts: ServedTexts, _ rendering: TextRendering, missing: [String] = [],
        _ explanation: NegotiationBody? = nil
    ) throws {
        let alert = try AlertDirector(entry, texts, rendering).construct(Alert.Builder.self)
        self.init(
            CanonicalJSON.encode(AlertBody(alert: alert, missingArguments: missing, explanation: explanation)))
    }
}
