#ifndef CMICROHTTPD_SHIM_H
#define CMICROHTTPD_SHIM_H

#include <microhttpd.h>

/* 0.9.75 is Debian 12's, which carries the fix of CVE-2023-27371; no older release is supported. */
#if MHD_VERSION < 0x00097500
#error "libmicrohttpd 0.9.75 or newer is needed"
#endif

/* strlen, under a name that is the same on every platform's C library module. */
static inline size_t shim_length(const char *text) {
    return __builtin_strlen(text);
}

/* The library would parse the query into the connection's memory, which a few hundred items exhaust, after which it
   answers nothing at all. We read the query in our own copy; the library finds none behind the question mark. It hands
   the target over as constant, though it stands in its own buffer and is cut up there next. */
static inline void shim_hide_query(const char *target) {
    char *question = __builtin_strchr((char *)target, '?');
    if (question != NULL && question[1] != 0) question[1] = 0;
}

/* Keeps the escapes of the target: our own parser reads it raw, and refuses what this one would guess at. */
static inline size_t shim_keep_escapes(void *context, struct MHD_Connection *connection, char *text) {
    (void)context;
    (void)connection;
    return shim_length(text);
}

/* The flags are one closed enum to Swift, which cannot combine its cases. MHD_USE_ITC is what quiescing needs. */
#ifdef __linux__
static const unsigned int shim_one_thread = MHD_USE_EPOLL_INTERNAL_THREAD | MHD_USE_ITC | MHD_USE_ERROR_LOG;
#else
static const unsigned int shim_one_thread = MHD_USE_POLL_INTERNAL_THREAD | MHD_USE_ITC | MHD_USE_ERROR_LOG;
#endif
static const unsigned int shim_thread_per_connection =
    MHD_USE_THREAD_PER_CONNECTION | MHD_USE_POLL_INTERNAL_THREAD | MHD_USE_ITC | MHD_USE_ERROR_LOG;

/* MHD_start_daemon is variadic, and Swift imports no variadic function. */
static inline struct MHD_Daemon *shim_start_daemon(
    unsigned int flags, int listening_socket, size_t connection_memory, unsigned int connection_limit,
    unsigned int idle_timeout, void *context, void *(*begin)(void *, const char *, struct MHD_Connection *),
    MHD_AccessHandlerCallback handle, MHD_RequestCompletedCallback end, MHD_LogCallback log) {
    return MHD_start_daemon(
        flags, 0, NULL, NULL, handle, context,
        MHD_OPTION_EXTERNAL_LOGGER, log, context, /* first, so that it hears of faults in the others */
        MHD_OPTION_LISTEN_SOCKET, listening_socket,
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, connection_memory,
        MHD_OPTION_CONNECTION_LIMIT, connection_limit,
        MHD_OPTION_CONNECTION_TIMEOUT, idle_timeout,
        MHD_OPTION_UNESCAPE_CALLBACK, &shim_keep_escapes, NULL,
        MHD_OPTION_URI_LOG_CALLBACK, begin, context,
        MHD_OPTION_NOTIFY_COMPLETED, end, context,
        MHD_OPTION_END);
}

/* MHD_get_connection_info is variadic, too, and answers through a union. Zero when unknown. */
static inline size_t shim_request_header_size(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE);
    return info == NULL ? 0 : info->header_size;
}

#endif
