#ifndef CRAPIDJSON_H
#define CRAPIDJSON_H

#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Why reading ended. */
typedef enum __attribute__((enum_extensibility(closed))) JSONReadingStatus {
    JSONReadingStatusComplete,
    JSONReadingStatusEmpty,
    JSONReadingStatusMoreThanOneRoot,
    JSONReadingStatusValueExpected,
    JSONReadingStatusKeyExpected,
    JSONReadingStatusColonExpected,
    JSONReadingStatusCommaOrBraceExpected,
    JSONReadingStatusCommaOrBracketExpected,
    JSONReadingStatusInvalidEscape,
    JSONReadingStatusLoneSurrogate,
    JSONReadingStatusUnterminatedString,
    JSONReadingStatusInvalidEncoding,
    JSONReadingStatusIncompleteNumber,
    JSONReadingStatusNumberOutOfRange,
    JSONReadingStatusTooDeep,
    JSONReadingStatusTooLong
} JSONReadingStatus;

typedef enum __attribute__((enum_extensibility(closed))) JSONLiteral {
    JSONLiteralNull,
    JSONLiteralFalse,
    JSONLiteralTrue
} JSONLiteral;

typedef enum __attribute__((enum_extensibility(closed))) JSONContainer {
    JSONContainerObject,
    JSONContainerArray
} JSONContainer;

/* What is called for each part of the text, in its order. An offset is that of the part's first byte; text is not
   terminated, and lives for the call alone. */
typedef struct JSONEvents {
    void *context;
    void (*literal)(void *context, JSONLiteral literal, size_t offset);
    /* The digits as they are written; false refuses them as out of range. */
    bool (*number)(void *context, const char *digits, size_t length, size_t offset);
    void (*string)(void *context, const char *text, size_t length, size_t offset);
    void (*key)(void *context, const char *text, size_t length, size_t offset);
    void (*begin)(void *context, JSONContainer container, size_t offset);
    void (*end)(void *context, JSONContainer container);
} JSONEvents;

typedef struct JSONReadingResult {
    JSONReadingStatus status;
    size_t offset;
} JSONReadingResult;

/* Reads one JSON text (RFC 8259), which must fill all of the bytes, without recursion. To look at them one by one costs
   more than all else, and need not be done when they are known to be UTF-8. */
JSONReadingResult json_read(
    const char *bytes, size_t length, size_t maximum_depth, bool is_utf8, const JSONEvents *events);

#ifdef __cplusplus
}
#endif

#endif
