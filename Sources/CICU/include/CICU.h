#ifndef CICU_H
#define CICU_H

#include <stdbool.h>
#include <stdint.h>

// The C face of the parts of ICU's C++ interface that have no C counterpart (LocaleMatcher, MessagePattern with its
// parts, MessageFormat with named arguments). Rules of every function here:
// - Text goes in with its size and is never kept. Tags and answers are UTF-8, patterns are UTF-16.
// - `status` is a UErrorCode: above zero is a failure. It is always written.
// - A function with `out` and `capacity` returns the size that it needs. When that is more than `capacity`, nothing
//   useful is in `out` and the caller asks again; nothing is terminated by zero.
// - A handle comes from `…_open`, is null on failure, and is freed once by `…_close`.

#pragma clang assume_nonnull begin

#ifdef __cplusplus
extern "C" {
#endif

const char *cicu_status_name(int32_t status);

// Language tags

int32_t cicu_tag_canonicalize(const char *tag, int32_t size, char *out, int32_t capacity, int32_t *status);
int32_t cicu_tag_maximize(const char *tag, int32_t size, char *out, int32_t capacity, int32_t *status);

/// The parent that the locale's own resource bundle names in `%%Parent`; "und" is the root, nothing means not named.
int32_t cicu_tag_explicit_parent(const char *tag, int32_t size, char *out, int32_t capacity, int32_t *status);
bool cicu_tag_is_right_to_left(const char *tag, int32_t size);

/// The locales of ICU's data, or the aliases among them such as `zh-TW`, as one list of tags separated by commas.
int32_t cicu_tags_known(bool aliases, char *out, int32_t capacity, int32_t *status);
int32_t cicu_tag_display_name(const char *tag, int32_t size, char *out, int32_t capacity, int32_t *status);

// Matching

typedef struct CICUMatcher CICUMatcher;

typedef struct {
    /// Places in the lists of supported and of desired locales; -1 is none.
    int32_t supported;
    int32_t desired;
} CICUMatch;

/// `supported` is a list separated by commas; an empty `fallback` means that there is no default locale.
CICUMatcher *_Nullable cicu_matcher_open(
    const char *supported, int32_t supported_size, const char *fallback, int32_t fallback_size, bool favors_script,
    int32_t *status);
void cicu_matcher_close(CICUMatcher *matcher);

/// Matches a list separated by commas. Safe from many threads at once.
CICUMatch cicu_matcher_match(const CICUMatcher *matcher, const char *desired, int32_t size, int32_t *status);

/// The wish as the match resolves it, for one wish alone.
int32_t cicu_matcher_resolve(
    const CICUMatcher *matcher, const char *desired, int32_t size, char *out, int32_t capacity, int32_t *status);

// Patterns

typedef struct {
    /// A UMessagePatternPartType.
    int32_t type;
    /// Where it stands in the pattern, in UTF-16 units.
    int32_t start;
    int32_t size;
    int32_t value;
    /// For the start of an argument, its UMessagePatternArgType.
    int32_t argument_type;
    /// For the start of a message or an argument, the place of the part that ends it.
    int32_t limit;
} CICUPart;

/// Returns the number of parts; asks for more room as text does. `fault` is where the pattern is wrong.
int32_t cicu_pattern_parse(
    const uint16_t *pattern, int32_t size, CICUPart *parts, int32_t capacity, int32_t *fault, int32_t *status);

// Messages

typedef struct CICUMessage CICUMessage;

typedef enum {
    CICU_SLOT_TYPED = 0,
    CICU_SLOT_PLAIN = 1,
    CICU_SLOT_DATE = 2,
    CICU_SLOT_TIME = 3,
} CICUSlotKind;

/// One named place of a pattern. Names and styles are ranges of the text given beside.
typedef struct {
    CICUSlotKind kind;
    int32_t name_start;
    int32_t name_size;
    int32_t style_start;
    int32_t style_size;
} CICUSlot;

typedef enum {
    CICU_VALUE_MISSING = 0,
    CICU_VALUE_TEXT,
    CICU_VALUE_INTEGER,
    CICU_VALUE_NUMBER,
    CICU_VALUE_DECIMAL,
    CICU_VALUE_CURRENCY,
    CICU_VALUE_DATE,
    CICU_VALUE_DATE_TIME,
} CICUValueKind;

/// The value of one slot. `first` is the text or the decimal, `second` the currency's code or the time zone's id; neither
/// is kept.
typedef struct {
    CICUValueKind kind;
    int32_t first_size;
    int32_t second_size;
    const char *_Nullable first;
    const char *_Nullable second;
    int64_t integer;
    double number;
} CICUValue;

/// A pattern in which every date is a slot of its own, since ICU gives no hold of the formats nested in a plural.
CICUMessage *_Nullable cicu_message_open(
    const uint16_t *pattern, int32_t size, const char *locale, int32_t locale_size, const CICUSlot *slots,
    int32_t slot_count, const uint16_t *slot_text, int32_t *status);
void cicu_message_close(CICUMessage *message);

/// One formatting of a message. Many threads may have one of the same message at once, which takes no lock; each is for one
/// thread, and ends before its message is closed.
typedef struct CICUCall CICUCall;

CICUCall *cicu_call_begin(CICUMessage *message);
void cicu_call_end(CICUCall *call);

/// Takes the value of the next slot. What is wrong with it, formatting tells.
void cicu_call_add(CICUCall *call, const CICUValue *value);

/// Formats with the values that were taken, one for each slot.
int32_t cicu_call_format(CICUCall *call, char *out, int32_t capacity, int32_t *status);

// Plurals and time zones

/// The plural categories of a locale, separated by commas.
int32_t cicu_plural_categories(
    const char *tag, int32_t size, bool ordinal, char *out, int32_t capacity, int32_t *status);
bool cicu_time_zone_is_known(const char *id, int32_t size);

#ifdef __cplusplus
}
#endif

#pragma clang assume_nonnull end

#endif
