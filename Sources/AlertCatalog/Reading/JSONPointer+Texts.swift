import JSON
import Localization

extension JSONPointer {
    static let texts = JSONPointer.root.appending("text")

    /// Where a document has its texts in a locale, each under its key.
    static func texts(in locale: LocaleTag) -> JSONPointer { texts.appending(locale.identifier) }
}
