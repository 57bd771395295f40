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
typedef signed char shim_signed_block __attribute__((vector_size(16)));

#define SHIM_ALL(byte) ((shim_block){byte, byte, byte, byte, byte, byte, byte, byte, \
                                     byte, byte, byte, byte, byte, byte, byte, byte})

static inline shim_block shim_load(const char *text) {
    shim_block block;
    __builtin_memcpy(&block, text, sizeof block);
    return block;
}

static inline bool shim_is_zero(shim_block block) {
    unsigned long long halves[2];
    __builtin_memcpy(halves, &block, sizeof halves);
    return (halves[0] | halves[1]) == 0;
}

/* Any of the characters of a token (RFC 9110 §5.6.2). */
static inline bool shim_is_token_character(unsigned char byte) {
    return (byte >= '0' && byte <= '9') || ((byte | 0x20) >= 'a' && (byte | 0x20) <= 'z') ||
        (byte != 0 && __builtin_strchr("!#$%&'*+-.^_`|~", byte) != NULL);
}

/* Nearly all names are of letters, digits and dashes alone, which are looked at 16 at a time. */
static inline bool shim_is_token(const char *text, size_t size) {
    const shim_signed_block places = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
    shim_block others = {0};
    for (size_t start = 0; start < size; start += 16) {
        const shim_block block = shim_load(text + start);
        const signed char rest = size - start < 16 ? (signed char)(size - start) : 16;
        const shim_block plain = (shim_block)((block | SHIM_ALL(0x20)) - SHIM_ALL('a') < SHIM_ALL(26)) |
            (shim_block)(block - SHIM_ALL('0') < SHIM_ALL(10)) | (shim_block)(block == SHIM_ALL('-'));
        others |= ~plain & (shim_block)(places < (shim_signed_block)SHIM_ALL(rest));
    }
    if (shim_is_zero(others)) return size > 0;
    for (size_t index = 0; index < size; index++) {
        if (!shim_is_token_character((unsigned char)text[index])) return false;
    }
    return true;
}

/* Control characters that stand in no part of a head: all but tabs, and the zeros that separate its parts. */
static inline shim_block shim_controls(shim_block block) {
    return (shim_block)(block - SHIM_ALL(1) < SHIM_ALL(31)) & (shim_block)(block != SHIM_ALL('\t'));
}

/* A head has at least 16 bytes: `G / HTTP/1.0`, and four for the ends of two lines. */
static inline bool shim_has_controls(const char *start, const char *end) {
    shim_block found = shim_controls(shim_load(end - 16));
    for (; end - start > 16; start += 16) found |= shim_controls(shim_load(start));
    return !shim_is_zero(found);
}

/* How far a head has been looked at. */
struct shim_head {
    const char *start;
    /* Where the next name, or the end, has to stand. */
    const char *next;
    bool is_sound;
    unsigned int lines;
    unsigned int hosts;
};

/* Begins with the request line. The target's size is that up to its first zero. */
static inline struct shim_head shim_head_begin(
    const char *method, const char *target, size_t target_size, const char *version) {
    struct shim_head head = {method, version + 10, false, 0, 0};
    head.is_sound = version == target + target_size + 1 && version[8] == 0 && version[9] == 0 && target > method &&
        shim_is_token(method, (size_t)(target - method) - 1) && __builtin_memchr(target, ' ', target_size) == NULL;
    return head;
}

/* Takes each field line, in the order of the library's list. Names and values end with a zero. */
static inline void shim_head_add(
    struct shim_head *head, const char *name, size_t name_size, const char *value, size_t value_size) {
    head->is_sound &= name == head->next && value[value_size + 1] == 0 && shim_is_token(name, name_size);
    head->next = value + value_size + 2;
    head->lines += 1;
    if (name_size == 4) {
        head->hosts += (name[0] | 0x20) == 'h' && (name[1] | 0x20) == 'o' && (name[2] | 0x20) == 's' &&
            (name[3] | 0x20) == 't';
    }
}

/* Whether all of the head is sound; its size is that from the method to behind the empty line. */
static inline bool shim_head_end(const struct shim_head *head, size_t size) {
    const char *end = head->start + size;
    return head->is_sound && head->next + 2 == end && head->next[0] == 0 && head->next[1] == 0 &&
        !shim_has_controls(head->start, end);
}

#endif
