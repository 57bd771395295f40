#include "CICU.h"
#include "Text.hpp"

#include <memory>
#include <unicode/uloc.h>
#include <unicode/ures.h>

using icu::Locale;

namespace {

int32_t write(const Locale &locale, char *out, int32_t capacity, UErrorCode error, int32_t *status) {
    const auto tag = locale.toLanguageTag<std::string>(error);
    *status = error;
    return U_FAILURE(error) ? 0 : cicu::copy(tag, out, capacity);
}

}  // namespace

const char *cicu_status_name(int32_t status) { return u_errorName(static_cast<UErrorCode>(status)); }

int32_t cicu_tag_canonicalize(const char *tag, int32_t size, char *out, int32_t capacity, int32_t *status) {
    UErrorCode error = U_ZERO_ERROR;
    // `Locale::forLanguageTag` does not say how far it read before a bad subtag.
    char id[ULOC_FULLNAME_CAPACITY];
    int32_t parsed = 0;
    const std::string terminated(tag, size);
    uloc_forLanguageTag(terminated.c_str(), id, sizeof id, &parsed, &error);
    if (U_SUCCESS(error) && (parsed != size || error == U_STRING_NOT_TERMINATED_WARNING)) {
        error = U_ILLEGAL_ARGUMENT_ERROR;
    }
    Locale locale(id);
    locale.canonicalize(error);
    return write(locale, out, capacity, error, status);
}

int32_t cicu_tag_maximize(const char *tag, int32_t size, char *out, int32_t capacity, int32_t *status) {
    UErrorCode error = U_ZERO_ERROR;
    Locale locale = cicu::locale(tag, size, error);
    locale.addLikelySubtags(error);
    return write(locale, out, capacity, error, status);
}

int32_t cicu_tag_explicit_parent(const char *tag, int32_t size, char *out, int32_t capacity, int32_t *status) {
    UErrorCode error = U_ZERO_ERROR;
    *status = U_ZERO_ERROR;
    const Locale locale = cicu::locale(tag, size, error);
    UResourceBundle *bundle = ures_openDirect(nullptr, locale.getName(), &error);
    const std::unique_ptr<UResourceBundle, decltype(&ures_close)> owner(bundle, ures_close);
    int32_t parentSize = 0;
    const UChar *parent = ures_getStringByKey(bundle, "%%Parent", &parentSize, &error);
    if (U_FAILURE(error)) return 0;
    std::string id;
    icu::UnicodeString(parent, parentSize).toUTF8String(id);
    return id == "root" ? cicu::copy(std::string_view("und"), out, capacity)
                        : write(Locale(id.c_str()), out, capacity, U_ZERO_ERROR, status);
}

bool cicu_tag_is_right_to_left(const char *tag, int32_t size) {
    UErrorCode error = U_ZERO_ERROR;
    return cicu::locale(tag, size, error).isRightToLeft();
}

int32_t cicu_tags_known(bool aliases, char *out, int32_t capacity, int32_t *status) {
    UErrorCode error = U_ZERO_ERROR;
    std::string list;
    const auto type = aliases ? ULOC_AVAILABLE_ONLY_LEGACY_ALIASES : ULOC_AVAILABLE_DEFAULT;
    UEnumeration *ids = uloc_openAvailableByType(type, &error);
    const std::unique_ptr<UEnumeration, decltype(&uenum_close)> owner(ids, uenum_close);
    while (U_SUCCESS(error)) {
        const char *id = uenum_next(ids, nullptr, &error);
        if (U_FAILURE(error) || id == nullptr) break;
        if (!list.empty()) list += ',';
        list += Locale(id).toLanguageTag<std::string>(error);
    }
    *status = error;
    return U_FAILURE(error) ? 0 : cicu::copy(list, out, capacity);
}

int32_t cicu_tag_display_name(const char *tag, int32_t size, char *out, int32_t capacity, int32_t *status) {
    UErrorCode error = U_ZERO_ERROR;
    const Locale locale = cicu::locale(tag, size, error);
    icu::UnicodeString name;
    locale.getDisplayName(locale, name);
    *status = error;
    return U_FAILURE(error) ? 0 : cicu::copy(name, out, capacity);
}
