import AlertCatalog
import Alerts
import HTTPServer
import Localization

/// Alerts of one catalog as answers; those that nothing but id and language decides are prepared once.
///
/// Each worker has its own, so that no lock is taken. What is prepared of an alert stays for as long as the alert does,
/// from catalog to catalog.
final class AlertAnswers {
    private struct Key: Hashable {
        let question: AlertForm.Question
        let format: TextFormat
    }

    private(set) var catalog: Catalog
    let policy: CachePolicy
    let languages: LanguageCache
    private let prepared: BoundedCache<Key, Answer>
    private let bodies: AlertBodies
    private let forms: AskedForms
    private let contents = ContentPool()

    init(catalog: Catalog, policy: CachePolicy, budget: Int) {
        self.catalog = catalog
        self.policy = policy
        languages = LanguageCache(policy: policy)
        prepared = BoundedCache(budget: budget / 2)
        bodies = AlertBodies(budget: budget / 4)
        forms = AskedForms(budget: budget / 4)
    }

    /// Goes on with a catalog that shares entries with the one before.
    func take(_ next: Catalog) {
        catalog = next
        // They know alerts by the bytes of requests, and not which alert that was.
        forms.removeAll()
    }

    /// What the alert at this position of the catalog is answered in.
    func language(at position: Int, for request: ReadRequest) -> AnswerLanguage {
        languages.answer(catalog.entries.reference(at: position), request.language)
    }

    /// The alert at this position of the catalog, with the defaults of its variables.
    func answer(at position: Int, in language: AnswerLanguage, for request: ReadRequest) throws -> Answer {
        let question = question(at: position, in: language, for: request)
        let key = Key(question: question, format: request.format)
        if let answer = prepared.value(for: key) { return answer }
        let entry = catalog.entries[position]
        let body: EncodedAlert
        switch request.format {
        case .pattern: body = try bodies.pattern(entry.shown(to: request.abilities), in: language.served)
        case .resolved:
            let defaults = try Arguments([:], for: entry.variables, timeZone: question.timeZone)
            body = try bodies.resolved(
                entry.shown(to: request.abilities), in: language.served, arguments: defaults)
        }
        let answer = Answer(body, fields: language.sharedFields, isPrepared: true)
        prepared.insert(answer, for: key, cost: answer.cost)
        return answer
    }

    /// The alert with arguments, or for a reader who says who they are: made for this request and not kept.
    func answerForOneReader(
        at position: Int, in language: AnswerLanguage, for request: ReadRequest
    ) throws -> Answer {
        guard request.format == .resolved else {
            let body = try bodies.pattern(
                catalog.entries[position].shown(to: request.abilities), in: language.served)
            return Answer(body, fields: language.privateFields, isPrepared: false)
        }
        let question = question(at: position, in: language, for: request)
        let form = try bodies.form(question)
        return try blamingArguments {
            Answer(try fill(form, in: language) { request.query.argument($0.name) }, to: question)
        }
    }

    /// What answers a request that differs from one before in its arguments alone; `nil` when there was none, or when
    /// something is wrong with the arguments, which reading all of the request tells.
    func filledAlert(_ request: Request) -> FilledAlert? {
        forms.withQuestion(of: request) { question, query in
            try? fill(bodies.form(question), in: question.language) { query.value(of: $0.parameter, in: request) }
        }
    }

    /// Remembers what a request asked for besides its arguments.
    func keep(_ question: AlertForm.Question, of request: Request) {
        forms.keep(question, of: request)
    }

    private func question(
        at position: Int, in language: AnswerLanguage, for request: ReadRequest
    ) -> AlertForm.Question {
        // Each is asked of the entry in its place, which is large to copy.
        AlertForm.Question(
            alert: catalog.entries.reference(at: position), language: language,
            abilities: catalog.entries[position].deciding(request.abilities),
            timeZone: catalog.entries[position].usesTimeZone ? request.timeZone : nil)
    }

    private func fill(
        _ form: AlertForm, in language: AnswerLanguage, given: (DeclaredVariables.Element) -> String?
    ) throws -> FilledAlert {
        let alert = try form.filled(with: Arguments(for: form.variables, given: given))
        return FilledAlert(alert, fields: language.privateFields, from: contents)
    }

    /// The alert with the reasons for its language, for people who search for a fault; nobody keeps it.
    func explanation(at position: Int, in language: AnswerLanguage, for request: ReadRequest) throws -> Answer {
        let entry = catalog.entries[position].shown(to: request.abilities)
        let negotiation = catalog.explain(entry, for: request.language.wishes)
        let explanation = NegotiationBody(negotiation, wishes: request.language.wishes)
        let body = try blamingArguments {
            switch request.format {
            case .pattern: return try bodies.pattern(entry, in: language.served, explanation)
            case .resolved:
                let variables = DeclaredVariables(entry.variables, timeZone: request.timeZone)
                let arguments = try Arguments(for: variables) { request.query.argument($0.name) }
                return try bodies.resolved(entry, in: language.served, arguments: arguments, explanation)
            }
        }
        let fields = [("Cache-Control", "no-store"), ("Content-Language", language.served.locale.identifier)]
        return Answer(body, fields: Response.block(fields + request.varyField(byCoding: false)), isPrepared: false)
    }

    /// With its defaults the alert was built when the catalog was compiled, so what fails now is the arguments.
    private func blamingArguments<Made>(_ make: () throws -> Made) throws -> Made {
        do {
            return try make()
        } catch let error as Arguments.Malformed {
            throw Problem(.malformedArgument, "\"arg.\(error.name)\" is not \(error.kind.expectation).")
        } catch let error where error is Alert.BuildError || error is HeaderBar.BuildError {
            throw Problem(.malformedArgument, "With these arguments the alert has an empty text.")
        } catch is RefusedLink {
            throw Problem(.malformedArgument, "With these arguments a link of the alert leads where it must not.")
        }
    }
}

extension Answer {
    /// Bytes that keeping it takes, about: its body, and its fields twice, here and in the library.
    var cost: Int { response.content.bodySize + 1536 }
}
