#include "include/CRapidJSON.h"

// Every x86-64 processor has these instructions, by which the parser passes over strings 16 bytes at a time.
#ifdef __SSE2__
#define RAPIDJSON_SSE2
#endif

#include "EventHandler.hpp"

#include <cstdint>
#include <memory>
#include <rapidjson/reader.h>

namespace {

// Numbers are passed on as text: RapidJSON 1.1.0 turns some too big ones into infinity, overflows an `int` with a
// very small exponent, and gives an integer that is too big as an inexact number.
constexpr unsigned flags =
    rapidjson::kParseIterativeFlag | rapidjson::kParseInsituFlag | rapidjson::kParseNumbersAsStringsFlag;
constexpr unsigned validating_flags = flags | rapidjson::kParseValidateEncodingFlag;

// The parser reads up to here beyond the end.
constexpr size_t stride = 16;

JSONReadingStatus status_of(rapidjson::ParseErrorCode code) {
    switch (code) {
    case rapidjson::kParseErrorNone: return JSONReadingStatusComplete;
    case rapidjson::kParseErrorDocumentEmpty: return JSONReadingStatusEmpty;
    case rapidjson::kParseErrorDocumentRootNotSingular: return JSONReadingStatusMoreThanOneRoot;
    case rapidjson::kParseErrorObjectMissName: return JSONReadingStatusKeyExpected;
    case rapidjson::kParseErrorObjectMissColon: return JSONReadingStatusColonExpected;
    case rapidjson::kParseErrorObjectMissCommaOrCurlyBracket: return JSONReadingStatusCommaOrBraceExpected;
    case rapidjson::kParseErrorArrayMissCommaOrSquareBracket: return JSONReadingStatusCommaOrBracketExpected;
    case rapidjson::kParseErrorStringUnicodeEscapeInvalidHex: return JSONReadingStatusInvalidEscape;
    case rapidjson::kParseErrorStringUnicodeSurrogateInvalid: return JSONReadingStatusLoneSurrogate;
    case rapidjson::kParseErrorStringEscapeInvalid: return JSONReadingStatusInvalidEscape;
    case rapidjson::kParseErrorStringMissQuotationMark: return JSONReadingStatusUnterminatedString;
    case rapidjson::kParseErrorStringInvalidEncoding: return JSONReadingStatusInvalidEncoding;
    case rapidjson::kParseErrorNumberTooBig: return JSONReadingStatusNumberOutOfRange;
    case rapidjson::kParseErrorNumberMissFraction: return JSONReadingStatusIncompleteNumber;
    case rapidjson::kParseErrorNumberMissExponent: return JSONReadingStatusIncompleteNumber;
    case rapidjson::kParseErrorValueInvalid:
    case rapidjson::kParseErrorTermination:
    case rapidjson::kParseErrorUnspecificSyntaxError: return JSONReadingStatusValueExpected;
    }
    return JSONReadingStatusValueExpected;
}

/// None of the bytes from 0x18 to 0x1F stands anywhere in JSON. RapidJSON 1.1.0 overlooks those from 0x1A on where it passes
/// over 16 bytes at a time.
bool has_late_control(const char *bytes, size_t length) {
    // Without a way out of the loop, so that many bytes are looked at together.
    bool found = false;
    for (size_t place = 0; place < length; place += 1) found |= (bytes[place] & 0xF8) == 0x18;
    return found;
}

} // namespace

JSONReadingResult json_read(const char *bytes, size_t length, size_t maximum_depth, bool is_utf8,
                            const JSONEvents *events) {
    // RapidJSON counts the bytes of a string in 32 bits.
    if (length > UINT32_MAX) return {JSONReadingStatusTooLong, 0};

    // The parser takes a NUL for the end. One inside looks alike, and is told by where reading ended.
    const std::unique_ptr<char[]> copy(new char[length + stride]);
    std::memcpy(copy.get(), bytes, length);
    std::memset(copy.get() + length, 0, stride);
    rapidjson::InsituStringStream stream(copy.get());
    const JSONSource source = {bytes, copy.get()};
    EventHandler handler(source, stream, *events, maximum_depth);
    rapidjson::Reader reader;
    const bool validates = !is_utf8 || has_late_control(bytes, length);
    const rapidjson::ParseResult result =
        validates ? reader.Parse<validating_flags>(stream, handler) : reader.Parse<flags>(stream, handler);

    if (result.Code() == rapidjson::kParseErrorTermination) return handler.refusal();
    if (result.IsError()) return {status_of(result.Code()), result.Offset()};
    if (stream.Tell() != length) return {JSONReadingStatusMoreThanOneRoot, stream.Tell()};
    return {JSONReadingStatusComplete, length};
}
