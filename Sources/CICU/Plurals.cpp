#include "CICU.h"
#include "Text.hpp"

#include <memory>
#include <unicode/plurrule.h>
#include <unicode/strenum.h>
#include <unicode/timezone.h>

int32_t cicu_plural_categories(
    const char *tag, int32_t size, bool ordinal, char *out, int32_t capacity, int32_t *status) {
    UErrorCode error = U_ZERO_ERROR;
    const auto locale = cicu::locale(tag, size, error);
    const std::unique_ptr<icu::PluralRules> rules(
        icu::PluralRules::forLocale(locale, ordinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL, error));
    std::string list;
    if (U_SUCCESS(error)) {
        const std::unique_ptr<icu::StringEnumeration> keywords(rules->getKeywords(error));
        while (U_SUCCESS(error)) {
            const char *keyword = keywords->next(nullptr, error);
            if (U_FAILURE(error) || keyword == nullptr) break;
            if (!list.empty()) list += ',';
            list += keyword;
        }
    }
    *status = error;
    return U_FAILURE(error) ? 0 : cicu::copy(list, out, capacity);
}

bool cicu_time_zone_is_known(const char *id, int32_t size) {
    const auto name = icu::UnicodeString::fromUTF8(icu::StringPiece(id, size));
    const std::unique_ptr<icu::TimeZone> zone(icu::TimeZone::createTimeZone(name));
    return *zone != icu::TimeZone::getUnknown();
}
