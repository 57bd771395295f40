#include "include/CSimdJSON.h"

#include <simdjson.h>

bool utf8_is_valid(const char *bytes, size_t length) { return simdjson::validate_utf8(bytes, length); }
