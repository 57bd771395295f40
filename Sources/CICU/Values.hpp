#ifndef CICU_VALUES_HPP
#define CICU_VALUES_HPP

#include "CICU.h"
#include "Formats.hpp"

#include <unicode/curramt.h>
#include <unicode/numberformatter.h>
#include <unicode/timezone.h>
#include <unicode/ustring.h>

namespace cicu {

/// Turns values into what icu::MessageFormat takes.
class Values {
public:
    Values(const icu::Locale &locale, Formats &formats) : locale_(locale), formats_(formats) {}

    /// Puts the value of a slot into its place, whose memory is used again where it was a text before.
    void assign(icu::Formattable &place, size_t slot, CICUSlotKind kind, const CICUValue &value, UErrorCode &error) {
        if (kind == CICU_SLOT_DATE || kind == CICU_SLOT_TIME) {
            place = date(*formats_.dates[slot], value, error);
            return;
        }
        switch (value.kind) {
            case CICU_VALUE_MISSING:
            case CICU_VALUE_TEXT: return assignText(place, value, error);
            case CICU_VALUE_INTEGER: return place.setInt64(value.integer);
            case CICU_VALUE_NUMBER: return place.setDouble(value.number);
            case CICU_VALUE_DECIMAL: return place.setDecimalNumber(first(value), error);
            case CICU_VALUE_CURRENCY:
                place = kind == CICU_SLOT_PLAIN ? price(value, error) : amount(value, error);
                return;
            case CICU_VALUE_DATE:
            case CICU_VALUE_DATE_TIME:
                if (kind != CICU_SLOT_PLAIN) break;
                place = plainDate(value, error);
                return;
        }
        error = U_ILLEGAL_ARGUMENT_ERROR;
    }

private:
    static icu::StringPiece first(const CICUValue &value) { return {value.first, value.first_size}; }

    static icu::StringPiece second(const CICUValue &value) { return {value.second, value.second_size}; }

    static void assignText(icu::Formattable &place, const CICUValue &value, UErrorCode &error) {
        if (place.getType() != icu::Formattable::kString) place.setString({});
        auto &text = place.getString(error);
        // A code unit for each byte is always enough.
        auto *buffer = text.getBuffer(value.first_size);
        int32_t size = 0;
        u_strFromUTF8WithSub(
            buffer, text.getCapacity(), &size, value.first, value.first_size, 0xFFFD, nullptr, &error);
        text.releaseBuffer(U_FAILURE(error) ? 0 : size);
    }

    icu::Formattable plainDate(const CICUValue &value, UErrorCode &error) {
        auto &format = value.kind == CICU_VALUE_DATE ? formats_.plainDate : formats_.plainDateTime;
        if (!format) {
            const auto medium = icu::DateFormat::kMedium;
            const auto brief = icu::DateFormat::kShort;
            format.reset(
                value.kind == CICU_VALUE_DATE ? icu::DateFormat::createDateInstance(medium, locale_)
                                              : icu::DateFormat::createDateTimeInstance(brief, brief, locale_));
        }
        if (format) return date(*format, value, error);
        error = U_MISSING_RESOURCE_ERROR;
        return {};
    }

    icu::Formattable date(icu::DateFormat &format, const CICUValue &value, UErrorCode &error) const {
        double milliseconds = value.number;
        switch (value.kind) {
            case CICU_VALUE_DATE:
            case CICU_VALUE_DATE_TIME:
            case CICU_VALUE_NUMBER: break;
            case CICU_VALUE_INTEGER: milliseconds = static_cast<double>(value.integer); break;
            case CICU_VALUE_MISSING: return icu::UnicodeString::fromUTF8(first(value));
            default: error = U_ILLEGAL_ARGUMENT_ERROR; return {};
        }
        // Never the zone of the host: each replica must give the same bytes.
        const auto zone = value.second_size > 0 ? icu::UnicodeString::fromUTF8(second(value)) : u"UTC";
        format.adoptTimeZone(icu::TimeZone::createTimeZone(zone));
        icu::UnicodeString text;
        format.format(milliseconds, text);
        return text;
    }

    icu::Formattable price(const CICUValue &value, UErrorCode &error) const {
        const icu::CurrencyUnit unit(second(value), error);
        return icu::number::NumberFormatter::withLocale(locale_)
            .unit(unit)
            .formatDecimal(first(value), error)
            .toString(error);
    }

    icu::Formattable amount(const CICUValue &value, UErrorCode &error) const {
        auto code = icu::UnicodeString::fromUTF8(second(value));
        const icu::Formattable number(first(value), error);
        return new icu::CurrencyAmount(number, icu::ConstChar16Ptr(code.getTerminatedBuffer()), error);
    }

    const icu::Locale &locale_;
    Formats &formats_;
};

}  // namespace cicu

#endif
