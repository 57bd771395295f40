import AlertCatalog
import HTTPServer
import Localization

/// The language of an answer with the header fields that tell it: one for all the answers that are in it.
///
/// A class, so that tables which have it in their keys hash and compare one address.
final class AnswerLanguage {
    let served: ServedLocale
    let sharedFields: FieldBlock
    /// The fields of an answer that is made for a single user.
    let privateFields: FieldBlock

    /// - Parameter variesByHeader: whether `Accept-Language` decided.
    init(_ served: ServedLocale, variesByHeader: Bool, policy: CachePolicy) {
        self.served = served
        let language = ("Content-Language", served.locale.identifier)
        sharedFields = Response.block(
            [policy.field(isPrivate: false), language] + policy.varyField(byLanguage: variesByHeader, byCoding: true))
        privateFields = Response.block(
            [policy.field(isPrivate: true), language] + policy.varyField(byLanguage: variesByHeader, byCoding: false))
    }
}

extension AnswerLanguage: Hashable {
    static func == (left: AnswerLanguage, right: AnswerLanguage) -> Bool { left === right }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
