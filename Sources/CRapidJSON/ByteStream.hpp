#ifndef BYTE_STREAM_HPP
#define BYTE_STREAM_HPP

#include <cassert>
#include <cstddef>

/// RapidJSON's stream concept over bytes with a known end, which its own memory stream does not check in `Take`.
class ByteStream {
public:
    using Ch = char;

    ByteStream(const char *bytes, size_t length) : begin_(bytes), current_(bytes), end_(bytes + length) {}

    /// The parser takes a NUL for the end, so a NUL inside looks alike: `json_read` compares the offsets.
    Ch Peek() const { return current_ == end_ ? '\0' : *current_; }
    Ch Take() { return current_ == end_ ? '\0' : *current_++; }
    size_t Tell() const { return static_cast<size_t>(current_ - begin_); }

    char at(size_t offset) const { return begin_[offset]; }
    size_t length() const { return static_cast<size_t>(end_ - begin_); }

    // The concept asks for these; only parsing in place would call them.
    Ch *PutBegin() { assert(false); return nullptr; }
    void Put(Ch) { assert(false); }
    void Flush() { assert(false); }
    size_t PutEnd(Ch *) { assert(false); return 0; }

private:
    const char *const begin_;
    const char *current_;
    const char *const end_;
};

#endif
