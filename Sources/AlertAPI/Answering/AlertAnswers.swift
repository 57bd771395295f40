import AlertCatalog
import Alerts
import HTTPServer
import Localization

/// Alerts of one catalog as answers; those that nothing but id and language decides are prepared once.
///
/// Each worker has its own, so that no lock is taken. It is made anew with each catalog.
final class AlertAnswers {
    private struct Key: Hashable {
        let position: Int
        let language: AnswerLanguage
        let format: TextFormat
        /// `nil` where no time is shown, since then every zone's answer is the same.
        let timeZone: String?
        /// `nil` for a client that gets the whole alert.
        let abilities: ClientAbilities?
    }

    let catalog: Catalog
    let policy: CachePolicy
    let languages: LanguageCache
    private let prepared: BoundedCache<Key, Answer>
    private let bodies: AlertBodies

    init(catalog: Catalog, policy: CachePolicy, budget: Int) {
        self.catalog = catalog
        self.policy = policy
        languages = LanguageCache(policy: policy)
        prepared = BoundedCache(budget: budget / 2)
        bodies = AlertBodies(catalog: catalog, budget: budget / 2)
    }

    /// What the alert at this position of the catalog is answered in.
    func language(at position: Int, for request: ReadRequest) -> AnswerLanguage {
        languages.answer(at: position, of: catalog, request.language)
    }

    /// The alert at this position of the catalog, with the defaults of its variables.
    func answer(at position: Int, in language: AnswerLanguage, for request: ReadRequest) throws -> Answer {
        let entry = catalog.entries[position]
        let key = Key(
            position: position, language: language, format: request.format,
            timeZone: entry.usesTimeZone ? request.timeZone : nil, abilities: entry.deciding(request.abilities))
        if let answer = prepared.value(for: key) { return answer }
        let body: EncodedAlert
        switch request.format {
        case .pattern: body = try bodies.pattern(entry.shown(to: request.abilities), in: language.served)
        case .resolved:
            let defaults = try Arguments([:], for: entry.variables, timeZone: key.timeZone)
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
        let body = try blamingArguments {
            switch request.format {
            case .pattern:
                return try bodies.pattern(
                    catalog.entries[position].shown(to: request.abilities), in: language.served)
            case .resolved:
                let arguments = try arguments(for: catalog.entries[position].variables, request)
                return try bodies.spliced(
                    at: position, in: language, for: request.abilities, arguments: arguments)
            }
        }
        return Answer(body, fields: language.privateFields, isPrepared: false)
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
                let arguments = try arguments(for: entry.variables, request)
                return try bodies.resolved(entry, in: language.served, arguments: arguments, explanation)
            }
        }
        let fields = [("Cache-Control", "no-store"), ("Content-Language", language.served.locale.identifier)]
        return Answer(body, fields: Response.block(fields + request.varyFields), isPrepared: false)
    }

    /// With its defaults the alert was built when the catalog was compiled, so what fails now is the arguments.
    private func blamingArguments(_ make: () throws -> EncodedAlert) throws -> EncodedAlert {
        do {
            return try make()
        } catch let error where error is Alert.BuildError || error is HeaderBar.BuildError {
            throw Problem(.malformedArgument, "With these arguments the alert has an empty text.")
        } catch is RefusedLink {
            throw Problem(.malformedArgument, "With these arguments a link of the alert leads where it must not.")
        }
    }

    private func arguments(
        for variables: [String: Variable], _ request: ReadRequest
    ) throws(Problem) -> Arguments {
        do {
            return try Arguments(for: variables, timeZone: request.timeZone, given: request.query.argument)
        } catch {
            throw Problem(.malformedArgument, "\"arg.\(error.name)\" is not \(error.kind.expectation).")
        }
    }
}

extension Answer {
    /// Bytes that keeping it takes, about: its body, and its fields twice, here and in the library.
    var cost: Int { response.content.bodySize + 1536 }
}
