#include "include/CSimdJSON.h"

#include <simdjson.h>

bool utf8_is_valid(const char *bytes, size_t length) { return simdjson::validate_utf8(bytes, length); }

bool json_has_late_control(const char *bytes, size_t length) {
    // Without a way out of the loop, so that many bytes are looked at together.
    bool found = false;
    for (size_t place = 0; place < length; place += 1) found |= (bytes[place] & 0xF8) == 0x18;
    return found;
}
