#ifndef CMICROHTTPD_HEAD_H
#define CMICROHTTPD_HEAD_H

#include <stdbool.h>
#include <stddef.h>

/* The library takes more for a request's head than HTTP allows, and tells nothing of it: bare line feeds, NULs, and
   folded lines, which it appends to the *name* of a field, so that one field can pass for another. But it parses in
   place, and what it took for a part of the head stands where it found it, with zeros over the separators:

       METHOD 0 TARGET 0 VERSION 0 0 NAME 0 VALUE 0 0 NAME 0 VALUE 0 0 0 0
                                             ^ `0` is the colon; blanks may follow it

   So a head is sound when each part stands exactly behind the one before. One thing cannot be seen any more: a NUL
   before a bare line feed looks as CR and LF do. Blocks of 16 bytes are read, also a few bytes beyond the head; it ends
   far before the connection's memory does. */

typedef unsigned char shim_block __attribute__((vector_size(16)));
typedef char shim_characters __attribute__((vector_size(16)));

#define SHIM_ALL(byte) ((shim_block){byte, byte, byte, byte, byte, byte, byte, byte, \
                                     byte, byte, byte, byte, byte, byte, byte, byte})

static inline shim_block shim_load(const char *text) {
    shim_block block;
    __builtin_memcpy(&block, text, sizeof block);
    return block;
}

static inline shim_block shim_least(shim_block left, shim_block right) {
    return __builtin_elementwise_min(left, right);
}

/* Whether the first bytes, at most 16, are letters and dashes, as nearly all are in the names of fields. */
static inline bool shim_is_plain(const char *text, size_t size) {
#ifdef __SSE2__
    const shim_block block = shim_load(text);
    const shim_block letters = (block | SHIM_ALL(0x20)) - SHIM_ALL('a');
    const shim_block plain =
        (shim_block)(shim_least(letters, SHIM_ALL(25)) == letters) | (shim_block)(block == SHIM_ALL('-'));
    const unsigned int others = ~(unsigned int)__builtin_ia32_pmovmskb128((shim_characters)plain);
    return others << (32 - size) == 0;
#else
    (void)text;
    (void)size;
    return false;
#endif
}

/* Any of the characters of a token (RFC 9110 §5.6.2). */
static inline bool shim_is_token_character(unsigned char byte) {
    return (byte >= '0' && byte <= '9') || ((byte | 0x20) >= 'a' && (byte | 0x20) <= 'z') ||
        (byte != 0 && __builtin_strchr("!#$%&'*+-.^_`|~", byte) != NULL);
}

static inline bool shim_is_token(const char *text, size_t size) {
    if (size - 1 < 16 && shim_is_plain(text, size)) return true;
    if (size - 17 < 16 && shim_is_plain(text, 16) && shim_is_plain(text + size - 16, 16)) return true;
    for (size_t index = 0; index < size; index++) {
        if (!shim_is_token_character((unsigned char)text[index])) return false;
    }
    return size > 0;
}

/* The least of all bytes in each place, at least 16 in all, when zeros count as 256 and every other as one less. */
static inline shim_block shim_least_of(const char *start, const char *end) {
    shim_block least = shim_load(end - 16) - SHIM_ALL(1);
    for (; end - start > 32; start += 32) {
        const shim_block next = shim_least(shim_load(start) - SHIM_ALL(1), shim_load(start + 16) - SHIM_ALL(1));
        least = shim_least(least, next);
    }
    return end - start > 16 ? shim_least(least, shim_load(start) - SHIM_ALL(1)) : least;
}

/* Whether there are control characters or, before the fields, blanks. Tabs are allowed, but seldom: a first look takes
   them for what is not. */
static inline bool shim_has_controls(const char *start, const char *fields, const char *end) {
    const shim_block line = shim_least_of(start, fields + 2);
    const shim_block rest = shim_least_of(fields - 14, end);
    const shim_block least = shim_least(__builtin_elementwise_sub_sat(line, SHIM_ALL(1)), rest);
    if (__builtin_reduce_min(least) >= 31) return false;
    for (const char *place = start; place < end; place++) {
        const unsigned char byte = (unsigned char)*place;
        if (place < fields ? byte <= 32 && byte != 0 : byte < 32 && byte != 0 && byte != '\t') return true;
    }
    return false;
}

/* How far a head has been looked at. */
struct shim_head {
    const char *start;
    const char *fields;
    /* Where the next name, or the end, has to stand. */
    const char *next;
    bool is_sound;
    unsigned int lines;
    unsigned int hosts;
};

/* Begins with the request line. The target's size is that up to its first zero. */
static inline struct shim_head shim_head_begin(
    const char *method, const char *target, size_t target_size, const char *version) {
    struct shim_head head = {method, version + 10, version + 10, false, 0, 0};
    head.is_sound = version == target + target_size + 1 && version[8] == 0 && version[9] == 0 && target > method &&
        ((target - method == 4 && __builtin_memcmp(method, "GET", 4) == 0) ||
         shim_is_token(method, (size_t)(target - method) - 1));
    return head;
}

/* Takes each field line, in the order of the library's list. Names and values end with a zero. */
static inline void shim_head_add(
    struct shim_head *head, const char *name, size_t name_size, const char *value, size_t value_size) {
    head->is_sound &= name == head->next && value[value_size + 1] == 0 && shim_is_token(name, name_size);
    head->next = value + value_size + 2;
    head->lines += 1;
    if (name_size == 4) {
        unsigned int name_as_number, host;
        __builtin_memcpy(&name_as_number, name, 4);
        __builtin_memcpy(&host, "host", 4);
        head->hosts += (name_as_number | 0x20202020) == host;
    }
}

/* Whether all of the head is sound; its size is that from the method to behind the empty line. */
static inline bool shim_head_end(const struct shim_head *head, size_t size) {
    const char *end = head->start + size;
    return head->is_sound && head->next + 2 == end && head->next[0] == 0 && head->next[1] == 0 &&
        !shim_has_controls(head->start, head->fields, end);
}

#endif
