#include "CICU.h"
#include "Text.hpp"

#include <optional>
#include <unicode/localematcher.h>

using icu::Locale;
using icu::LocaleMatcher;

struct CICUMatcher {
    LocaleMatcher matcher;
};

namespace {

std::vector<Locale> locales(const char *list, int32_t size, UErrorCode &error) {
    std::vector<Locale> result;
    for (const auto tag : cicu::split(list, size)) {
        result.push_back(cicu::locale(tag.data(), static_cast<int32_t>(tag.size()), error));
    }
    return result;
}

class Wishes final : public Locale::Iterator {
public:
    explicit Wishes(const std::vector<Locale> &locales) : next_(locales.begin()), end_(locales.end()) {}
    UBool hasNext() const override { return next_ != end_; }
    const Locale &next() override { return *next_++; }

private:
    std::vector<Locale>::const_iterator next_;
    std::vector<Locale>::const_iterator end_;
};

}  // namespace

CICUMatcher *cicu_matcher_open(
    const char *supported, int32_t supported_size, const char *fallback, int32_t fallback_size, bool favors_script,
    int32_t *status) {
    UErrorCode error = U_ZERO_ERROR;
    auto candidates = locales(supported, supported_size, error);
    LocaleMatcher::Builder builder;
    builder.setSupportedLocales(candidates.begin(), candidates.end());
    if (favors_script) builder.setFavorSubtag(ULOCMATCH_FAVOR_SCRIPT);
    if (fallback_size > 0) {
        const Locale locale = cicu::locale(fallback, fallback_size, error);
        builder.setDefaultLocale(&locale);
    } else {
        builder.setNoDefaultLocale();
    }
    LocaleMatcher matcher = builder.build(error);
    *status = error;
    return U_FAILURE(error) ? nullptr : new CICUMatcher{std::move(matcher)};
}

void cicu_matcher_close(CICUMatcher *matcher) { delete matcher; }

int32_t cicu_matcher_match(
    const CICUMatcher *matcher, const char *desired, int32_t size, CICUMatch *match, char *out, int32_t capacity,
    int32_t *status) {
    UErrorCode error = U_ZERO_ERROR;
    const auto wishes = locales(desired, size, error);
    Wishes iterator(wishes);
    const auto result = matcher->matcher.getBestMatchResult(iterator, error);
    match->supported = U_SUCCESS(error) ? result.getSupportedIndex() : -1;
    match->desired = U_SUCCESS(error) ? result.getDesiredIndex() : -1;
    std::string resolved;
    if (match->supported >= 0) resolved = result.makeResolvedLocale(error).toLanguageTag<std::string>(error);
    *status = error;
    return U_FAILURE(error) ? 0 : cicu::copy(resolved, out, capacity);
}
