#include "CICU.h"
#include "Text.hpp"

#include <array>
#include <atomic>
#include <memory>
#include <unicode/curramt.h>
#include <unicode/msgfmt.h>
#include <unicode/numberformatter.h>
#include <unicode/smpdtfmt.h>
#include <unicode/timezone.h>

using icu::DateFormat;
using icu::Formattable;
using icu::Locale;
using icu::MessageFormat;
using icu::StringPiece;
using icu::UnicodeString;

namespace {

/// What one thread formats with. ICU's formats change while they format, even through const functions.
struct Formats {
    std::unique_ptr<MessageFormat> message;
    /// One for each slot; null where the slot is neither a date nor a time.
    std::vector<std::unique_ptr<DateFormat>> dates;
    /// For a date in a place without a type; made when first needed.
    std::unique_ptr<DateFormat> plainDate;
    std::unique_ptr<DateFormat> plainDateTime;

    std::unique_ptr<Formats> copy() const {
        auto copy = std::make_unique<Formats>();
        copy->message.reset(message->clone());
        for (const auto &date : dates) copy->dates.emplace_back(date ? date->clone() : nullptr);
        return copy;
    }
};

}  // namespace

struct CICUMessage {
    Locale locale;
    std::vector<UnicodeString> names;
    std::vector<CICUSlotKind> kinds;
    Formats original;
    std::array<std::atomic<Formats *>, 4> idle{};

    ~CICUMessage() {
        for (auto &formats : idle) delete formats.load();
    }
};

namespace {

/// Formats taken from the message's idle ones, or copied when there is none, and given back at the end.
class Loan {
public:
    explicit Loan(CICUMessage &message) : message_(message) {
        for (size_t step = 0; step < message.idle.size() && !formats_; ++step) {
            formats_.reset(slot(step).exchange(nullptr, std::memory_order_acquire));
        }
        if (!formats_) formats_ = message.original.copy();
    }

    Loan(const Loan &) = delete;

    ~Loan() {
        for (size_t step = 0; step < message_.idle.size(); ++step) {
            Formats *none = nullptr;
            if (slot(step).compare_exchange_strong(none, formats_.get(), std::memory_order_release)) {
                formats_.release();
                return;
            }
        }
    }

    Formats &operator*() { return *formats_; }

private:
    /// Each thread begins at a place of its own, so that threads seldom meet.
    std::atomic<Formats *> &slot(size_t step) {
        static std::atomic<size_t> threads{0};
        thread_local const size_t home = threads.fetch_add(1, std::memory_order_relaxed);
        return message_.idle[(home + step) % message_.idle.size()];
    }

    CICUMessage &message_;
    std::unique_ptr<Formats> formats_;
};

/// The same styles as MessageFormat reads: a name, a skeleton after `::`, or a pattern.
std::unique_ptr<DateFormat> dateFormat(CICUSlotKind kind, UnicodeString style, const Locale &locale, UErrorCode &error) {
    style.trim();
    if (style.startsWith(u"::", 2)) {
        return std::unique_ptr<DateFormat>(
            DateFormat::createInstanceForSkeleton(UnicodeString(style, 2), locale, error));
    }
    UnicodeString name(style);
    name.toLower(Locale::getEnglish());
    auto length = DateFormat::kDefault;
    bool named = true;
    if (name == u"short") {
        length = DateFormat::kShort;
    } else if (name == u"medium") {
        length = DateFormat::kMedium;
    } else if (name == u"long") {
        length = DateFormat::kLong;
    } else if (name == u"full") {
        length = DateFormat::kFull;
    } else {
        named = name.isEmpty();
    }
    std::unique_ptr<DateFormat> format(
        kind == CICU_SLOT_DATE ? DateFormat::createDateInstance(length, locale)
                               : DateFormat::createTimeInstance(length, locale));
    if (!format) {
        error = U_MISSING_RESOURCE_ERROR;
    } else if (auto *simple = dynamic_cast<icu::SimpleDateFormat *>(format.get()); simple != nullptr && !named) {
        simple->applyPattern(style);
    }
    return format;
}

/// Turns the values of one call into what MessageFormat takes.
class Values {
public:
    Values(const CICUMessage &message, Formats &formats, const char *text)
        : message_(message), formats_(formats), text_(text) {}

    Formattable formattable(size_t slot, const CICUValue &value, UErrorCode &error) {
        const auto kind = message_.kinds[slot];
        if (kind == CICU_SLOT_DATE || kind == CICU_SLOT_TIME) return date(*formats_.dates[slot], value, error);
        switch (value.kind) {
            case CICU_VALUE_MISSING:
            case CICU_VALUE_TEXT: return UnicodeString::fromUTF8(first(value));
            case CICU_VALUE_INTEGER: return value.integer;
            case CICU_VALUE_NUMBER: return value.number;
            case CICU_VALUE_DECIMAL: return Formattable(first(value), error);
            case CICU_VALUE_CURRENCY: return kind == CICU_SLOT_PLAIN ? price(value, error) : amount(value, error);
            case CICU_VALUE_DATE:
                if (kind == CICU_SLOT_TYPED) break;
                if (!formats_.plainDate) {
                    formats_.plainDate.reset(DateFormat::createDateInstance(DateFormat::kMedium, message_.locale));
                }
                return date(*formats_.plainDate, value, error);
            case CICU_VALUE_DATE_TIME:
                if (kind == CICU_SLOT_TYPED) break;
                if (!formats_.plainDateTime) {
                    formats_.plainDateTime.reset(
                        DateFormat::createDateTimeInstance(DateFormat::kShort, DateFormat::kShort, message_.locale));
                }
                return date(*formats_.plainDateTime, value, error);
        }
        error = U_ILLEGAL_ARGUMENT_ERROR;
        return {};
    }

private:
    StringPiece first(const CICUValue &value) const { return {text_ + value.first_start, value.first_size}; }

    UnicodeString second(const CICUValue &value) const {
        return UnicodeString::fromUTF8(StringPiece(text_ + value.second_start, value.second_size));
    }

    Formattable date(DateFormat &format, const CICUValue &value, UErrorCode &error) const {
        double milliseconds = value.number;
        switch (value.kind) {
            case CICU_VALUE_DATE:
            case CICU_VALUE_DATE_TIME:
            case CICU_VALUE_NUMBER: break;
            case CICU_VALUE_INTEGER: milliseconds = static_cast<double>(value.integer); break;
            case CICU_VALUE_MISSING: return UnicodeString::fromUTF8(first(value));
            default: error = U_ILLEGAL_ARGUMENT_ERROR; return {};
        }
        // Never the zone of the host: each replica must give the same bytes.
        format.adoptTimeZone(icu::TimeZone::createTimeZone(value.second_size > 0 ? second(value) : u"UTC"));
        UnicodeString text;
        format.format(milliseconds, text);
        return text;
    }

    Formattable price(const CICUValue &value, UErrorCode &error) const {
        const icu::CurrencyUnit unit(StringPiece(text_ + value.second_start, value.second_size), error);
        return icu::number::NumberFormatter::withLocale(message_.locale)
            .unit(unit)
            .formatDecimal(first(value), error)
            .toString(error);
    }

    Formattable amount(const CICUValue &value, UErrorCode &error) const {
        auto code = second(value);
        const Formattable number(first(value), error);
        return new icu::CurrencyAmount(number, icu::ConstChar16Ptr(code.getTerminatedBuffer()), error);
    }

    const CICUMessage &message_;
    Formats &formats_;
    const char *text_;
};

}  // namespace

CICUMessage *cicu_message_open(
    const uint16_t *pattern, int32_t size, const char *locale, int32_t locale_size, const CICUSlot *slots,
    int32_t slot_count, const uint16_t *slot_text, int32_t *status) {
    UErrorCode error = U_ZERO_ERROR;
    auto message = std::make_unique<CICUMessage>();
    message->locale = cicu::locale(locale, locale_size, error);
    message->original.message =
        std::make_unique<MessageFormat>(UnicodeString(pattern, size), message->locale, error);
    for (int32_t index = 0; index < slot_count && U_SUCCESS(error); ++index) {
        const auto &slot = slots[index];
        message->names.emplace_back(slot_text + slot.name_start, slot.name_size);
        message->kinds.push_back(slot.kind);
        std::unique_ptr<DateFormat> date;
        if (slot.kind == CICU_SLOT_DATE || slot.kind == CICU_SLOT_TIME) {
            const UnicodeString style(slot_text + slot.style_start, slot.style_size);
            date = dateFormat(slot.kind, style, message->locale, error);
        }
        message->original.dates.push_back(std::move(date));
    }
    *status = error;
    return U_FAILURE(error) ? nullptr : message.release();
}

void cicu_message_close(CICUMessage *message) { delete message; }

int32_t cicu_message_format(
    CICUMessage *message, const CICUValue *values, const char *text, char *out, int32_t capacity, int32_t *status) {
    UErrorCode error = U_ZERO_ERROR;
    Loan loan(*message);
    Values reader(*message, *loan, text);
    std::vector<UnicodeString> names;
    std::vector<Formattable> arguments;
    for (size_t slot = 0; slot < message->names.size(); ++slot) {
        // A missing value without a text of its own is left to MessageFormat, which shows the name in braces.
        if (values[slot].kind == CICU_VALUE_MISSING && values[slot].first_size == 0) continue;
        names.push_back(message->names[slot]);
        arguments.push_back(reader.formattable(slot, values[slot], error));
    }
    UnicodeString result;
    (*loan).message->format(
        names.data(), arguments.data(), static_cast<int32_t>(names.size()), result, error);
    *status = error;
    return U_FAILURE(error) ? 0 : cicu::copy(result, out, capacity);
}
