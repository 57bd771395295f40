#ifndef EVENT_HANDLER_HPP
#define EVENT_HANDLER_HPP

#include "include/CRapidJSON.h"

#include <cstdint>
#include <cstring>
#include <rapidjson/stream.h>

/// The bytes that are read, and the copy of them that the parser writes its strings into.
struct JSONSource {
    const char *bytes;
    const char *copy;
};

/// RapidJSON's handler concept: passes every event on with its offset, and refuses what the parser lets through.
///
/// Strings and numbers are where they stand in the copy, so that their address says their offset.
class EventHandler {
public:
    EventHandler(const JSONSource &source, rapidjson::InsituStringStream &stream, const JSONEvents &events,
                 size_t maximum_depth)
        : source_(source), stream_(stream), events_(events), maximum_depth_(maximum_depth) {}

    /// Why a callback answered false.
    JSONReadingResult refusal() const { return refusal_; }

    bool Null() { return literal(JSONLiteralNull, 4); }
    bool Bool(bool value) { return value ? literal(JSONLiteralTrue, 4) : literal(JSONLiteralFalse, 5); }

    bool RawNumber(const char *digits, unsigned length, bool) {
        const size_t offset = place(digits);
        if (events_.number(events_.context, digits, length, offset)) return true;
        return refuse(JSONReadingStatusNumberOutOfRange, offset);
    }

    bool String(const char *text, unsigned length, bool) {
        const size_t offset = place(text) - 1;
        if (has_surrogate(text, length)) return refuse(JSONReadingStatusLoneSurrogate, lone_surrogate(offset));
        events_.string(events_.context, text, length, offset);
        return true;
    }

    bool Key(const char *text, unsigned length, bool) {
        const size_t offset = place(text) - 1;
        if (has_surrogate(text, length)) return refuse(JSONReadingStatusLoneSurrogate, lone_surrogate(offset));
        events_.key(events_.context, text, length, offset);
        return true;
    }

    bool StartObject() { return begin(JSONContainerObject); }
    bool StartArray() { return begin(JSONContainerArray); }
    bool EndObject(unsigned) { return end(JSONContainerObject); }
    bool EndArray(unsigned) { return end(JSONContainerArray); }

    // Numbers arrive raw; the parser's templates name these nevertheless.
    bool Int(int) { return false; }
    bool Uint(unsigned) { return false; }
    bool Int64(int64_t) { return false; }
    bool Uint64(uint64_t) { return false; }
    bool Double(double) { return false; }

private:
    /// The parser reports a literal after its last byte.
    bool literal(JSONLiteral literal, size_t length) {
        events_.literal(events_.context, literal, stream_.Tell() - length);
        return true;
    }

    bool begin(JSONContainer container) {
        const size_t offset = stream_.Tell();
        if (depth_ == maximum_depth_) return refuse(JSONReadingStatusTooDeep, offset);
        depth_ += 1;
        events_.begin(events_.context, container, offset);
        return true;
    }

    bool end(JSONContainer container) {
        depth_ -= 1;
        events_.end(events_.context, container);
        return true;
    }

    size_t place(const char *text) const { return static_cast<size_t>(text - source_.copy); }

    bool refuse(JSONReadingStatus status, size_t offset) {
        refusal_ = {status, offset};
        return false;
    }

    /// RapidJSON 1.1.0 encodes an escaped low surrogate without its partner. The raw bytes are UTF-8, so that ED A0…BF in the
    /// text can have come from nothing else.
    static bool has_surrogate(const char *text, size_t length) {
        const char *const end = text + length;
        while ((text = static_cast<const char *>(std::memchr(text, 0xED, static_cast<size_t>(end - text))))) {
            if (static_cast<unsigned char>(text[1]) >= 0xA0) return true;
            text += 1;
        }
        return false;
    }

    /// Where the escape stands in a string that begins at `offset`; every high surrogate before it has its partner.
    size_t lone_surrogate(size_t offset) const {
        for (const char *const bytes = source_.bytes;; offset += 1) {
            if (bytes[offset] != '\\') continue;
            if (bytes[offset + 1] != 'u') {
                offset += 1;
                continue;
            }
            const bool surrogate = (bytes[offset + 2] | 0x20) == 'd';
            const char second = static_cast<char>(bytes[offset + 3] | 0x20);
            if (surrogate && second >= 'c' && second <= 'f') return offset;
            const bool high = surrogate && std::strchr("89ab", second) != nullptr;
            offset += high ? 11 : 5;
        }
    }

    const JSONSource &source_;
    rapidjson::InsituStringStream &stream_;
    const JSONEvents &events_;
    const size_t maximum_depth_;
    size_t depth_ = 0;
    JSONReadingResult refusal_ = {JSONReadingStatusComplete, 0};
};

#endif
