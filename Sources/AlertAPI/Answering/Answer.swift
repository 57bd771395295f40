import AlertCatalog
import HTTPServer

/// What an endpoint answers: a response, and what decides whether and how long it may be kept.
///
/// A class, so that finding a prepared one counts one reference.
final class Answer {
    let response: Response
    /// `nil` for what has no representation to compare, such as the answer to `OPTIONS`.
    let tag: EntityTag?
    /// Whether the same target, languages and coding give the same answer until the catalog changes.
    let isPrepared: Bool
    /// Whether it is sent in a content coding to whoever takes one.
    let isEncodable: Bool
    /// What was asked for besides arguments, where that is to be remembered.
    let question: AlertForm.Question?

    /// Made when a client first has it already.
    private lazy var notModified = response.notModified

    /// The alert that it answers with, if it is one alone.
    private(set) var subject: CatalogEntries.Shared?
    /// The catalog that it is known to be right for, by the number that the holder gives it.
    private(set) var generation = -1

    /// The place of its route in `RouteNames.open`.
    private(set) var route = RouteNames.open.other

    /// A response that is neither compared nor kept.
    convenience init(_ response: Response) {
        self.init(response, tag: nil)
    }

    /// A document or a list with its strong tag: a hash over exactly its bytes.
    convenience init(_ body: [UInt8], fields: [(String, String)], isPrepared: Bool) {
        self.init(EncodedAlert(body), fields: Response.block(fields), isPrepared: isPrepared, isEncodable: true)
    }

    /// An alert with its tag.
    convenience init(_ alert: EncodedAlert, fields: FieldBlock, isPrepared: Bool) {
        self.init(alert, fields: fields, isPrepared: isPrepared, isEncodable: isPrepared)
    }

    private convenience init(_ alert: EncodedAlert, fields: FieldBlock, isPrepared: Bool, isEncodable: Bool) {
        let tag = EntityTag(opaque: alert.fingerprint)
        self.init(
            .json(fields, tag: tag, alert.bytes), tag: tag, isPrepared: isPrepared,
            isEncodable: isEncodable && alert.bytes.count > Self.largestPlainBody)
    }

    /// An alert that is filled with arguments. It is made for one reader in less time than encoding it would take, and
    /// so is sent as it is.
    convenience init(_ filled: FilledAlert, to question: AlertForm.Question) {
        self.init(filled.response, tag: filled.tag, question: question)
    }

    init(
        _ response: Response, tag: EntityTag?, isPrepared: Bool = false, isEncodable: Bool = false,
        question: AlertForm.Question? = nil
    ) {
        self.response = response
        self.tag = tag
        self.isPrepared = isPrepared
        self.isEncodable = isEncodable
        self.question = question
    }

    /// Itself, as an answer of this route. Called before others see it.
    func at(_ route: Int) -> Answer {
        self.route = route
        return self
    }

    /// Another one with the same response: for which catalog each is right is known by itself.
    func copy() -> Answer {
        Answer(response, tag: tag, isPrepared: isPrepared, isEncodable: isEncodable, question: question).at(route)
    }

    /// Itself, as the answer with this alert.
    func about(_ subject: CatalogEntries.Shared?) -> Answer {
        self.subject = subject
        return self
    }

    func isRight(forGeneration generation: Int) { self.generation = generation }

    /// The response to a request with this `If-None-Match`.
    func response(ifNoneMatch condition: [UInt8]?) -> Response {
        guard let condition, let tag, tag.matches(ifNoneMatch: condition) else { return response }
        return notModified
    }
}
