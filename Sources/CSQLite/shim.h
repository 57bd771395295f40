#ifndef CSQLITE_SHIM_H
#define CSQLITE_SHIM_H

#include <stddef.h>

#include <sqlite3.h>

/* SQLITE_TRANSIENT, a cast that Swift does not import: the library copies what is bound. A text or a blob of nothing
   has no address, which the library would take for NULL. */
static inline int shim_bind_text(sqlite3_stmt *statement, int place, const char *text, sqlite3_uint64 size) {
    return sqlite3_bind_text64(statement, place, text == NULL ? "" : text, size, SQLITE_TRANSIENT, SQLITE_UTF8);
}

static inline int shim_bind_bytes(sqlite3_stmt *statement, int place, const void *bytes, sqlite3_uint64 size) {
    return sqlite3_bind_blob64(statement, place, bytes == NULL ? "" : bytes, size, SQLITE_TRANSIENT);
}

#endif
