import Localization
import Testing

func tag(_ text: String) throws -> LocaleTag { try #require(LocaleTag(text)) }

func tags(_ texts: [String]) throws -> [LocaleTag] { try texts.map(tag) }

func wishes(_ header: String) -> LanguageWishes { LanguageWishes(acceptLanguage: header.utf8) }
