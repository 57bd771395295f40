/// Finds the locale to serve among those that something can be served in.
///
/// ICU picks; three rules stand above it. The very tag of the wish that ICU picked comes first, where ICU alone may
/// prefer a near one. Another language or script than the wish's is never served, however near ICU holds them. What the
/// reader excluded is not served.
package final class LocaleMatcher: Sendable {
    package let supported: [LocaleTag]
    package let defaultLocale: LocaleTag?
    private let members: Set<LocaleTag>
    private let matcher: RawLocaleMatcher?

    /// The order of `supported` means nothing; the default goes before others that are as near to a wish.
    package init(supported: [LocaleTag], default defaultLocale: LocaleTag?) {
        let members = Set(supported)
        let sorted = members.sorted()
        self.members = members
        self.supported = sorted
        self.defaultLocale = defaultLocale.flatMap { members.contains($0) ? $0 : nil }
        matcher = RawLocaleMatcher(
            supported: sorted.map(\.identifier), fallback: self.defaultLocale?.identifier)
    }

    package func isSupported(_ locale: LocaleTag) -> Bool { members.contains(locale) }

    /// Nil when nothing offered is in a language that the reader reads: the caller has its fallback.
    package func match(_ wishes: LanguageWishes) -> LocaleMatch? {
        search(wishes) { _ in }
    }

    /// The `supported` of the match, without the work of finding out what to format for.
    package func supported(for wishes: LanguageWishes) -> LocaleTag? {
        search(wishes, resolving: false) { _ in }?.supported
    }

    /// The steps that `match` takes, in order.
    package func explain(_ wishes: LanguageWishes) -> [MatchStep] {
        var steps: [MatchStep] = []
        _ = search(wishes) { steps.append($0) }
        return steps
    }

    /// The groups of wishes between one `*` and the next, since `*` ends the search when the default is offered.
    private func search(
        _ wishes: LanguageWishes, resolving: Bool = true, report: (MatchStep) -> Void
    ) -> LocaleMatch? {
        for group in wishes.ranges.split(separator: .any, omittingEmptySubsequences: false).enumerated() {
            if group.offset > 0, let match = matchDefault(wishes, report: report) { return match }
            let tags = group.element.compactMap { if case .tag(let tag) = $0 { tag } else { nil } }
            if let match = search(tags, of: wishes, resolving: resolving, report: report) { return match }
        }
        return nil
    }

    private func matchDefault(_ wishes: LanguageWishes, report: (MatchStep) -> Void) -> LocaleMatch? {
        guard let defaultLocale else { return nil }
        let isExcluded = wishes.excludes(defaultLocale)
        report(
            MatchStep(wishes: [.any], candidate: defaultLocale, outcome: isExcluded ? .excluded : .matchedDefault))
        if isExcluded { return nil }
        return LocaleMatch(supported: defaultLocale, desired: defaultLocale, formatting: defaultLocale)
    }

    private func search(
        _ tags: [LocaleTag], of wishes: LanguageWishes, resolving: Bool, report: (MatchStep) -> Void
    ) -> LocaleMatch? {
        var tags = tags
        while !tags.isEmpty {
            guard let pick = pick(for: tags, resolving: resolving) else {
                report(MatchStep(wishes: tags.map(LanguageRange.tag), candidate: nil, outcome: .nothingNear))
                return nil
            }
            let outcome = judge(pick.match, wishes)
            report(MatchStep(wishes: [.tag(pick.match.desired)], candidate: pick.match.supported, outcome: outcome))
            switch outcome {
            case .excluded:
                return withoutExcluded(wishes)?.search(tags, of: wishes, resolving: resolving, report: report)
            case .otherLanguageOrScript: tags.remove(at: pick.place)
            default: return pick.match
            }
        }
        return nil
    }

    private func judge(_ match: LocaleMatch, _ wishes: LanguageWishes) -> MatchStep.Outcome {
        if wishes.excludes(match.supported) { return .excluded }
        return match.desired.isSameLanguageAndScript(as: match.supported) ? .matched : .otherLanguageOrScript
    }

    private func pick(for tags: [LocaleTag], resolving: Bool) -> (match: LocaleMatch, place: Int)? {
        // ICU takes the first wish too when it is there to the letter.
        if let first = tags.first, members.contains(first) { return (exact(first, for: first), 0) }
        guard let answer = matcher?.match(tags.map(\.identifier)), let place = answer.desired else { return nil }
        let desired = tags[place]
        if let tag = [desired, desired.withoutExtensions].first(where: members.contains) {
            return (exact(tag, for: desired), place)
        }
        let found = supported[answer.supported]
        let formatting = resolving ? resolve(desired, as: found) : found
        return (LocaleMatch(supported: found, desired: desired, formatting: formatting), place)
    }

    /// ICU's resolving, done here for the tags that are nearly all: the region of the wish takes the place.
    private func resolve(_ desired: LocaleTag, as found: LocaleTag) -> LocaleTag {
        let wish = desired.subtags
        let match = found.subtags
        if wish.hasMore || match.hasMore {
            return matcher?.resolve(desired.identifier).map(LocaleTag.init(canonical:)) ?? desired
        }
        let parts = [match.language, match.script, wish.region ?? match.region].compactMap(\.self)
        return LocaleTag(canonical: parts.joined(separator: "-"))
    }

    private func exact(_ tag: LocaleTag, for desired: LocaleTag) -> LocaleMatch {
        LocaleMatch(supported: tag, desired: desired, formatting: desired)
    }

    /// Nil when nothing is left, or nothing was taken out, so that the search always comes to an end.
    private func withoutExcluded(_ wishes: LanguageWishes) -> LocaleMatcher? {
        let left = supported.filter { !wishes.excludes($0) }
        guard !left.isEmpty, left.count < supported.count else { return nil }
        return LocaleMatcher(supported: left, default: defaultLocale)
    }
}
