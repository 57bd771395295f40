#ifndef CICU_FORMATS_HPP
#define CICU_FORMATS_HPP

#include "CICU.h"

#include <memory>
#include <unicode/msgfmt.h>
#include <unicode/smpdtfmt.h>
#include <vector>

namespace cicu {

/// What one thread formats with. ICU's formats change while they format, even through const functions.
struct Formats {
    std::unique_ptr<icu::MessageFormat> message;
    /// One for each slot; null where the slot is neither a date nor a time.
    std::vector<std::unique_ptr<icu::DateFormat>> dates;
    /// For a date in a place without a type; made when first needed.
    std::unique_ptr<icu::DateFormat> plainDate;
    std::unique_ptr<icu::DateFormat> plainDateTime;
    /// The values of the call: one for each slot, or of those that have one.
    std::vector<icu::Formattable> values;
    /// What comes out, before it is UTF-8.
    icu::UnicodeString text;

    std::unique_ptr<Formats> copy() const {
        auto copy = std::make_unique<Formats>();
        copy->message.reset(message->clone());
        copy->values.resize(dates.size());
        for (const auto &date : dates) copy->dates.emplace_back(date ? date->clone() : nullptr);
        return copy;
    }
};

/// The same styles as icu::MessageFormat reads: a name, a skeleton after `::`, or a pattern.
inline std::unique_ptr<icu::DateFormat> dateFormat(
    CICUSlotKind kind, icu::UnicodeString style, const icu::Locale &locale, UErrorCode &error) {
    style.trim();
    if (style.startsWith(u"::", 2)) {
        return std::unique_ptr<icu::DateFormat>(
            icu::DateFormat::createInstanceForSkeleton(icu::UnicodeString(style, 2), locale, error));
    }
    icu::UnicodeString name(style);
    name.toLower(icu::Locale::getEnglish());
    auto length = icu::DateFormat::kDefault;
    bool named = true;
    if (name == u"short") {
        length = icu::DateFormat::kShort;
    } else if (name == u"medium") {
        length = icu::DateFormat::kMedium;
    } else if (name == u"long") {
        length = icu::DateFormat::kLong;
    } else if (name == u"full") {
        length = icu::DateFormat::kFull;
    } else {
        named = name.isEmpty();
    }
    std::unique_ptr<icu::DateFormat> format(
        kind == CICU_SLOT_DATE ? icu::DateFormat::createDateInstance(length, locale)
                               : icu::DateFormat::createTimeInstance(length, locale));
    if (!format) {
        error = U_MISSING_RESOURCE_ERROR;
    } else if (auto *simple = dynamic_cast<icu::SimpleDateFormat *>(format.get()); simple != nullptr && !named) {
        simple->applyPattern(style);
    }
    return format;
}

}  // namespace cicu

#endif
