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
    /// Calls that have ended, for the next to begin in.
    std::array<std::atomic<CICUCall *>, 4> idle{};

    ~CICUMessage();

    /// The place of idle calls where a thread looks first: each begins at one of its own, so that threads seldom meet.
    std::atomic<CICUCall *> &place(size_t step) {
        static std::atomic<size_t> threads{0};
        thread_local const size_t home = threads.fetch_add(1, std::memory_order_relaxed);
        return idle[(home + step) % idle.size()];
    }
};

struct CICUCall {
    CICUMessage &message;
    std::unique_ptr<Formats> formats;
    /// Slots that were gone through, and values among them that are there.
    size_t slot = 0;
    size_t given = 0;
    /// The names of those that are there, once one was left out.
    std::vector<UnicodeString> present;
    UErrorCode error = U_ZERO_ERROR;

    explicit CICUCall(CICUMessage &message) : message(message), formats(message.original.copy()) {}

    void reset() {
        slot = 0;
        given = 0;
        present.clear();
        error = U_ZERO_ERROR;
    }
};

CICUMessage::~CICUMessage() {
    for (auto &call : idle) delete call.load();
}

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

CICUCall *cicu_call_begin(CICUMessage *message) {
    for (size_t step = 0; step < message->idle.size(); ++step) {
        auto *call = message->place(step).exchange(nullptr, std::memory_order_acquire);
        if (call != nullptr) return call;
    }
    return new CICUCall(*message);
}

void cicu_call_end(CICUCall *call) {
    auto &message = call->message;
    call->reset();
    for (size_t step = 0; step < message.idle.size(); ++step) {
        CICUCall *none = nullptr;
        if (message.place(step).compare_exchange_strong(none, call, std::memory_order_release)) return;
    }
    delete call;
}

void cicu_call_add(CICUCall *call, const CICUValue *value) {
    auto &names = call->message.names;
    const auto slot = call->slot++;
    // A missing value without a text of its own is left to MessageFormat, which shows the name in braces.
    if (value->kind == CICU_VALUE_MISSING && value->first_size == 0) return;
    // Names are copied only where one is left out before others; else those that are there come first.
    if (call->given < slot) {
        if (call->present.empty()) call->present.assign(names.begin(), names.begin() + call->given);
        call->present.push_back(names[slot]);
    }
    cicu::Values(call->message.locale, *call->formats)
        .assign(call->formats->values[call->given++], slot, call->message.kinds[slot], *value, call->error);
}

int32_t cicu_call_format(CICUCall *call, char *out, int32_t capacity, int32_t *status) {
    auto error = call->error;
    auto &formats = *call->formats;
    const auto *names = call->present.empty() ? call->message.names.data() : call->present.data();
    auto &result = formats.text.remove();
    formats.message->format(names, formats.values.data(), static_cast<int32_t>(call->given), result, error);
    int32_t length = 0;
    u_strToUTF8(out, capacity, &length, result.getBuffer(), result.length(), &error);
    // The caller hears of too little room by the size.
    *status = error == U_BUFFER_OVERFLOW_ERROR ? U_ZERO_ERROR : error;
    return *status > U_ZERO_ERROR ? 0 : length;
}
