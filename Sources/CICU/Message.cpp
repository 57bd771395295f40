#include "CICU.h"
#include "Formats.hpp"
#include "Text.hpp"
#include "Values.hpp"

#include <array>
#include <atomic>

using cicu::Formats;
using icu::Locale;
using icu::UnicodeString;

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

}  // namespace

CICUMessage *cicu_message_open(
    const uint16_t *pattern, int32_t size, const char *locale, int32_t locale_size, const CICUSlot *slots,
    int32_t slot_count, const uint16_t *slot_text, int32_t *status) {
    UErrorCode error = U_ZERO_ERROR;
    auto message = std::make_unique<CICUMessage>();
    message->locale = cicu::locale(locale, locale_size, error);
    const UnicodeString text(pattern, size);
    message->original.message = std::make_unique<icu::MessageFormat>(text, message->locale, error);
    for (int32_t index = 0; index < slot_count && U_SUCCESS(error); ++index) {
        const auto &slot = slots[index];
        message->names.emplace_back(slot_text + slot.name_start, slot.name_size);
        message->kinds.push_back(slot.kind);
        std::unique_ptr<icu::DateFormat> date;
        if (slot.kind == CICU_SLOT_DATE || slot.kind == CICU_SLOT_TIME) {
            const UnicodeString style(slot_text + slot.style_start, slot.style_size);
            date = cicu::dateFormat(slot.kind, style, message->locale, error);
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
    cicu::Values reader(message->locale, *loan, text);
    std::vector<UnicodeString> present;
    auto &arguments = (*loan).values;
    size_t given = 0;
    for (size_t slot = 0; slot < message->names.size(); ++slot) {
        // A missing value without a text of its own is left to MessageFormat, which shows the name in braces.
        if (values[slot].kind == CICU_VALUE_MISSING && values[slot].first_size == 0) continue;
        // Names are copied only where one is left out before others; else those that are there come first.
        if (given < slot) {
            if (present.empty()) present.assign(message->names.begin(), message->names.begin() + given);
            present.push_back(message->names[slot]);
        }
        reader.assign(arguments[given], slot, message->kinds[slot], values[slot], error);
        ++given;
    }
    const auto *names = present.empty() ? message->names.data() : present.data();
    auto &result = (*loan).text.remove();
    (*loan).message->format(names, arguments.data(), static_cast<int32_t>(given), result, error);
    int32_t length = 0;
    u_strToUTF8(out, capacity, &length, result.getBuffer(), result.length(), &error);
    // The caller hears of too little room by the size.
    *status = error == U_BUFFER_OVERFLOW_ERROR ? U_ZERO_ERROR : error;
    return *status > U_ZERO_ERROR ? 0 : length;
}
