#ifndef EVENT_HANDLER_HPP
#define EVENT_HANDLER_HPP

#include "ByteStream.hpp"
#include "include/CRapidJSON.h"

#include <cstdint>
#include <cstring>

/// RapidJSON's handler concept: passes every event on with its offset, and refuses what the parser lets through.
class EventHandler {
public:
    EventHandler(const ByteStream &stream, const JSONEvents &events, size_t maximum_depth)
        : stream_(stream), events_(events), maximum_depth_(maximum_depth) {}

    /// Why a callback answered false.
    JSONReadingResult refusal() const { return refusal_; }

    bool Null() { return literal(JSONLiteralNull); }
    bool Bool(bool value) { return literal(value ? JSONLiteralTrue : JSONLiteralFalse); }

    bool RawNumber(const char *digits, unsigned length, bool) {
        const size_t offset = next();
        if (!events_.number(events_.context, digits, length, offset)) {
            return refuse(JSONReadingStatusNumberOutOfRange, offset);
        }
        return finish();
    }

    bool String(const char *text, unsigned length, bool) {
        const size_t offset = next();
        if (has_surrogate(text, length)) return refuse(JSONReadingStatusLoneSurrogate, lone_surrogate(offset));
        events_.string(events_.context, text, length, offset);
        return finish();
    }

    bool Key(const char *text, unsigned length, bool) {
        const size_t offset = next();
        if (has_surrogate(text, length)) return refuse(JSONReadingStatusLoneSurrogate, lone_surrogate(offset));
        events_.key(events_.context, text, length, offset);
        return finish();
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
    bool literal(JSONLiteral literal) {
        events_.literal(events_.context, literal, next());
        return finish();
    }

    bool begin(JSONContainer container) {
        const size_t offset = stream_.Tell();
        if (depth_ == maximum_depth_) return refuse(JSONReadingStatusTooDeep, offset);
        depth_ += 1;
        events_.begin(events_.context, container, offset);
        finished_ = offset + 1;
        return true;
    }

    bool end(JSONContainer container) {
        depth_ -= 1;
        events_.end(events_.context, container);
        finished_ = stream_.Tell() + 1;
        return true;
    }

    /// The parser reports a scalar after its last byte. It begins behind what separates it from the part before.
    size_t next() const {
        size_t offset = finished_;
        while (std::strchr(" \t\r\n,:", stream_.at(offset)) != nullptr) offset += 1;
        return offset;
    }

    bool finish() {
        finished_ = stream_.Tell();
        return true;
    }

    bool refuse(JSONReadingStatus status, size_t offset) {
        refusal_ = {status, offset};
        return false;
    }

    /// RapidJSON 1.1.0 encodes an escaped low surrogate without its partner. The raw bytes were validated, so that
    /// ED A0…BF in the text can have come from nothing else.
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
        for (;; offset += 1) {
            if (stream_.at(offset) != '\\') continue;
            if (stream_.at(offset + 1) != 'u') {
                offset += 1;
                continue;
            }
            const bool surrogate = (stream_.at(offset + 2) | 0x20) == 'd';
            const char second = static_cast<char>(stream_.at(offset + 3) | 0x20);
            if (surrogate && second >= 'c' && second <= 'f') return offset;
            const bool high = surrogate && std::strchr("89ab", second) != nullptr;
            offset += high ? 11 : 5;
        }
    }

    const ByteStream &stream_;
    const JSONEvents &events_;
    const size_t maximum_depth_;
    size_t depth_ = 0;
    size_t finished_ = 0;
    JSONReadingResult refusal_ = {JSONReadingStatusComplete, 0};
};

#endif
