import AlertCatalog
import HTTPServer
import Localization

/// What a request says of the reader's languages.
final class RequestedLanguage {
    let wishes: LanguageWishes
    /// Whether `Accept-Language` decided, so that caches must keep languages apart.
    let variesByHeader: Bool

    init(wishes: LanguageWishes, variesByHeader: Bool) {
        self.wishes = wishes
        self.variesByHeader = variesByHeader
    }
}

extension RequestedLanguage: Hashable {
    static func == (left: RequestedLanguage, right: RequestedLanguage) -> Bool { left === right }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
