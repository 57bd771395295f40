#ifndef CMICROHTTPD_SHIM_H
#define CMICROHTTPD_SHIM_H

#include <microhttpd.h>
#include <sys/socket.h>

#include "head.h"

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

/* Whether a line of the library's log is about a Content-Length; the line is a format with its values still to come. */
static inline _Bool shim_tells_of_length(const char *format) {
    return __builtin_strstr(format, "Content-Length") != NULL;
}

/* Whether a line of the library's log says that a connection's memory is too small for what it reads. */
static inline _Bool shim_tells_of_memory(const char *format) {
    return __builtin_strstr(format, "Not enough memory in pool") != NULL;
}

/* The flags are one closed enum to Swift, which cannot combine its cases. MHD_USE_ITC is what quiescing needs. */
#ifdef __linux__
static const unsigned int shim_one_thread = MHD_USE_EPOLL_INTERNAL_THREAD | MHD_USE_ITC | MHD_USE_ERROR_LOG;
#else
static const unsigned int shim_one_thread = MHD_USE_POLL_INTERNAL_THREAD | MHD_USE_ITC | MHD_USE_ERROR_LOG;
#endif
static const unsigned int shim_thread_per_connection =
    MHD_USE_THREAD_PER_CONNECTION | MHD_USE_POLL_INTERNAL_THREAD | MHD_USE_ITC | MHD_USE_ERROR_LOG;

/* TLS 1.2 and what is newer, with keys that are made for one connection alone, and no block ciphers in CBC. */
static const char *const shim_tls_versions =
    "NORMAL:-VERS-ALL:+VERS-TLS1.3:+VERS-TLS1.2:-RSA:-AES-128-CBC:-AES-256-CBC";

/* MHD_start_daemon is variadic, and Swift imports no variadic function. The library's own idle timeout stays off: each
   byte renews it, and it takes a lock and a look at the clock for each read and write. Certificate and key are PEM, or
   both absent. */
static inline struct MHD_Daemon *shim_start_daemon(
    unsigned int flags, int listening_socket, size_t connection_memory, unsigned int connection_limit,
    const char *certificate, const char *key, void *context, MHD_NotifyConnectionCallback connect,
    void *(*begin)(void *, const char *, struct MHD_Connection *),
    MHD_AccessHandlerCallback handle, MHD_RequestCompletedCallback end, MHD_LogCallback log) {
    struct MHD_OptionItem encryption[] = {
        {MHD_OPTION_HTTPS_MEM_CERT, 0, (void *)certificate}, {MHD_OPTION_HTTPS_MEM_KEY, 0, (void *)key},
        {MHD_OPTION_HTTPS_PRIORITIES, 0, (void *)shim_tls_versions}, {MHD_OPTION_END, 0, NULL}};
    if (certificate == NULL) encryption[0].option = MHD_OPTION_END;
    return MHD_start_daemon(
        flags | (certificate == NULL ? 0 : MHD_USE_TLS), 0, NULL, NULL, handle, context,
        MHD_OPTION_EXTERNAL_LOGGER, log, context, /* first, so that it hears of faults in the others */
        MHD_OPTION_LISTEN_SOCKET, listening_socket,
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, connection_memory,
        MHD_OPTION_CONNECTION_LIMIT, connection_limit,
        MHD_OPTION_UNESCAPE_CALLBACK, &shim_keep_escapes, NULL,
        MHD_OPTION_NOTIFY_CONNECTION, connect, context,
        MHD_OPTION_URI_LOG_CALLBACK, begin, context,
        MHD_OPTION_NOTIFY_COMPLETED, end, context,
        MHD_OPTION_ARRAY, encryption,
        MHD_OPTION_END);
}

/* MHD_get_connection_info is variadic, too, and answers through a union. Zero when unknown. */
static inline size_t shim_request_header_size(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE);
    return info == NULL ? 0 : info->header_size;
}

/* As above: what the connection callback left with the connection. */
static inline void *shim_connection_context(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
    return info == NULL ? NULL : info->socket_context;
}

/* As above; below zero when unknown. */
static inline int shim_connection_socket(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    return info == NULL ? -1 : info->connect_fd;
}

/* As above. */
static inline const struct sockaddr *shim_connection_address(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    return info == NULL ? NULL : info->client_addr;
}

/* As above; NULL on a connection without TLS. */
static inline void *shim_connection_session(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_GNUTLS_SESSION);
    return info == NULL ? NULL : info->tls_session;
}

#endif
