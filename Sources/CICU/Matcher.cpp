#include "CICU.h"
#include "Text.hpp"

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

/// Makes each locale when ICU asks for it, as the first wish mostly decides.
class Wishes final : public Locale::Iterator {
public:
    Wishes(const char *list, int32_t size) : rest_(cicu::split(list, size)) {}

    UBool hasNext() const override { return place_ < rest_.size(); }

    const Locale &next() override {
        const auto tag = rest_[place_++];
        UErrorCode error = U_ZERO_ERROR;
        current_ = cicu::locale(tag.data(), static_cast<int32_t>(tag.size()), error);
        return current_;
    }

private:
    std::vector<std::string_view> rest_;
    size_t place_ = 0;
    Locale current_;
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

CICUMatch cicu_matcher_match(const CICUMatcher *matcher, const char *desired, int32_t size, int32_t *status) {
    UErrorCode error = U_ZERO_ERROR;
    Wishes wishes(desired, size);
    const auto result = matcher->matcher.getBestMatchResult(wishes, error);
    *status = error;
    if (U_FAILURE(error)) return {-1, -1};
    return {result.getSupportedIndex(), result.getDesiredIndex()};
}

int32_t cicu_matcher_resolve(
    const CICUMatcher *matcher, const char *desired, int32_t size, char *out, int32_t capacity, int32_t *status) {
    UErrorCode error = U_ZERO_ERROR;
    const Locale wish = cicu::locale(desired, size, error);
    const auto resolved = matcher->matcher.getBestMatchResult(wish, error).makeResolvedLocale(error);
    const auto tag = resolved.toLanguageTag<std::string>(error);
    *status = error;
    return U_FAILURE(error) ? 0 : cicu::copy(tag, out, capacity);
}
