#ifndef CICU_TEXT_HPP
#define CICU_TEXT_HPP

#include <cstring>
#include <string>
#include <string_view>
#include <unicode/bytestream.h>
#include <unicode/locid.h>
#include <unicode/unistr.h>
#include <vector>

namespace cicu {

/// Copies as much as fits and answers the size of the whole.
inline int32_t copy(std::string_view text, char *out, int32_t capacity) {
    const auto size = static_cast<int32_t>(text.size());
    if (size <= capacity) std::memcpy(out, text.data(), text.size());
    return size;
}

inline int32_t copy(const icu::UnicodeString &text, char *out, int32_t capacity) {
    icu::CheckedArrayByteSink sink(out, capacity);
    text.toUTF8(sink);
    return sink.NumberOfBytesAppended();
}

/// Whether a tag has an extension or private use, which begin with a subtag of one letter.
inline bool hasExtension(std::string_view tag) {
    for (size_t index = 2; index < tag.size(); ++index) {
        if (tag[index] == '-' && tag[index - 2] == '-') return true;
    }
    return tag.size() > 1 && tag[1] == '-';
}

/// The locale of a canonical tag. Without an extension a tag is an ICU id but for the separators, which ICU reads
/// five times as fast.
inline icu::Locale locale(const char *tag, int32_t size, UErrorCode &error) {
    if (hasExtension({tag, static_cast<size_t>(size)})) {
        return icu::Locale::forLanguageTag(icu::StringPiece(tag, size), error);
    }
    return icu::Locale(std::string(tag, size).c_str());
}

/// The parts of a list separated by commas; an empty list has none.
inline std::vector<std::string_view> split(const char *list, int32_t size) {
    std::vector<std::string_view> parts;
    std::string_view rest(list, size);
    while (!rest.empty()) {
        const auto comma = rest.find(',');
        parts.push_back(rest.substr(0, comma));
        if (comma == std::string_view::npos) break;
        rest.remove_prefix(comma + 1);
    }
    return parts;
}

}  // namespace cicu

#endif
