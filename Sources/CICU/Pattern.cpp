#include "CICU.h"

#include <unicode/messagepattern.h>

int32_t cicu_pattern_parse(
    const uint16_t *pattern, int32_t size, CICUPart *parts, int32_t capacity, int32_t *fault, int32_t *status) {
    UErrorCode error = U_ZERO_ERROR;
    UParseError place{};
    const icu::MessagePattern parsed(icu::UnicodeString(pattern, size), &place, error);
    *status = error;
    *fault = place.offset;
    if (U_FAILURE(error)) return 0;
    const int32_t count = parsed.countParts();
    if (count > capacity) return count;
    for (int32_t index = 0; index < count; ++index) {
        const auto &part = parsed.getPart(index);
        parts[index] = CICUPart{
            part.getType(), part.getIndex(), part.getLength(), part.getValue(), part.getArgType(),
            parsed.getLimitPartIndex(index)};
    }
    return count;
}
