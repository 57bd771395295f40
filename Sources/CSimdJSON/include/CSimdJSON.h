#ifndef CSIMDJSON_H
#define CSIMDJSON_H

#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Whether the bytes are UTF-8 (RFC 3629): no surrogates, nothing longer than it has to be, nothing beyond U+10FFFF. */
bool utf8_is_valid(const char *bytes, size_t length);

#ifdef __cplusplus
}
#endif

#endif
