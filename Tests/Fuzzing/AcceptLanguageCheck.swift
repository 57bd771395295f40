import Localization

/// All wishes are canonical, few, and free of contradiction; nothing behind 4 KiB is read; a match is served.
func checkAcceptLanguage(_ bytes: [UInt8]) {
    let wishes = LanguageWishes(acceptLanguage: bytes)
    let ranges = wishes.ranges + wishes.excluded
    promise(ranges.count <= 32, "at most 32 wishes are read")
    promise(Set(wishes.ranges).count == wishes.ranges.count, "no wish stands twice")
    for case .tag(let tag) in ranges { checkTag(tag) }
    for case .tag(let tag) in wishes.ranges { promise(!wishes.excludes(tag), "what is wished is not excluded") }
    checkLimit(bytes)

    let match = matcher.match(wishes)
    promise(match?.supported == matcher.supported(for: wishes), "both ways to match agree")
    if let match {
        promise(matcher.supported.contains(match.supported), "what is served is offered")
        promise(!wishes.excludes(match.supported), "what is excluded is not served")
    }
}

private let matcher = {
    let tags = ["en", "ko", "zh-Hant", "zh-Hans-SG", "pt-BR", "sr-Latn", "ar", "de"].compactMap { LocaleTag($0) }
    return LocaleMatcher(supported: tags, default: tags.first)
}()

private func checkTag(_ tag: LocaleTag) {
    promise(LocaleTag(tag.identifier) == tag, "\(tag) is canonical")
    promise(LocaleTag(tag.likelySubtags.identifier) != nil, "the likely subtags of \(tag) are a tag")
    promise(tag.parents.allSatisfy { $0.language == tag.language }, "the parents of \(tag) are of its language")
    _ = tag.direction
}

/// The input as often as it takes to pass the limit, with two different ends behind that.
private func checkLimit(_ bytes: [UInt8]) {
    let limit = 4096
    guard !bytes.isEmpty else { return }
    let long = Array((0...limit / bytes.count).map { _ in bytes }.joined().prefix(limit))
    promise(
        LanguageWishes(acceptLanguage: long + ",fr".utf8) == LanguageWishes(acceptLanguage: long + "-x;q=0,de".utf8),
        "nothing behind the limit counts")
}
