/* The least that libmicrohttpd can do: one answer, read from a file, to every request.
 *
 *     bare ANSWER
 *
 * ANSWER is a whole HTTP response as it came over the wire. One single-threaded epoll daemon serves it on a free port
 * of 127.0.0.1, with the connection memory of the service, and says `ready public=URL` on standard output. What the
 * service costs beyond this program is its own.
 */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <microhttpd.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum { connection_memory = 32768 };

static void fail(const char *reason) {
    fprintf(stderr, "bare: %s\n", reason);
    exit(1);
}

static char *read_all(const char *path, size_t *length) {
    FILE *file = fopen(path, "rb");
    if (file == NULL) fail("cannot open the answer");
    char *bytes = NULL;
    size_t size = 0;
    FILE *memory = open_memstream(&bytes, &size);
    for (int c = getc(file); c != EOF; c = getc(file)) putc(c, memory);
    fclose(file);
    fclose(memory);
    *length = size;
    return bytes;
}

struct prepared {
    unsigned int status;
    struct MHD_Response *response;
};

/* The library writes these two itself. */
static int is_written_by_library(const char *name) {
    return strcasecmp(name, "Content-Length") == 0 || strcasecmp(name, "Date") == 0;
}

/* A 304 tells the length of a body that it does not have: any memory of that length stands for it. */
static struct MHD_Response *make_body(char *answer, char *body, size_t length) {
    char *told = strcasestr(answer, "\nContent-Length:");
    size_t told_length = told == NULL ? 0 : strtoul(told + 16, NULL, 10);
    if (length > 0 || told_length == 0) return MHD_create_response_from_buffer(length, body, MHD_RESPMEM_PERSISTENT);
    return MHD_create_response_from_buffer(told_length, calloc(told_length, 1), MHD_RESPMEM_MUST_FREE);
}

static struct prepared make_response(char *answer, size_t length, int *has_date) {
    char *end = memmem(answer, length, "\r\n\r\n", 4);
    if (end == NULL) fail("the answer has no end of headers");
    char *body = end + 4;
    *end = 0;
    struct MHD_Response *response = make_body(answer, body, length - (size_t)(body - answer));
    char *rest = answer;
    char *status = strsep(&rest, "\n");
    for (char *line = strsep(&rest, "\n"); line != NULL; line = strsep(&rest, "\n")) {
        line[strcspn(line, "\r")] = 0;
        char *value = strchr(line, ':');
        if (value == NULL) fail("the answer has a header without a colon");
        *value++ = 0;
        value += strspn(value, " ");
        if (strcasecmp(line, "Date") == 0) *has_date = 1;
        if (is_written_by_library(line)) continue;
        if (MHD_add_response_header(response, line, value) != MHD_YES) fail("the library refused a header");
    }
    return (struct prepared){(unsigned int)strtoul(status + strcspn(status, " "), NULL, 10), response};
}

static enum MHD_Result answer(void *context, struct MHD_Connection *connection, const char *url, const char *method,
                              const char *version, const char *upload, size_t *upload_size, void **request) {
    (void)url, (void)method, (void)version, (void)upload, (void)upload_size;
    if (*request == NULL) { /* queueing on the first call would close the connection */
        *request = context;
        return MHD_YES;
    }
    const struct prepared *prepared = context;
    return MHD_queue_response(connection, prepared->status, prepared->response);
}

int main(int count, char **arguments) {
    if (count != 2) fail("usage: bare ANSWER");
    sigset_t stop;
    sigemptyset(&stop);
    sigaddset(&stop, SIGTERM);
    sigaddset(&stop, SIGINT);
    sigprocmask(SIG_BLOCK, &stop, NULL);

    size_t length = 0;
    int has_date = 0;
    char *bytes = read_all(arguments[1], &length);
    struct prepared prepared = make_response(bytes, length, &has_date);

    struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    unsigned int flags = MHD_USE_EPOLL_INTERNAL_THREAD | (has_date ? 0 : MHD_USE_SUPPRESS_DATE_NO_CLOCK);
    struct MHD_Daemon *daemon = MHD_start_daemon(
        flags, 0, NULL, NULL, answer, &prepared, MHD_OPTION_SOCK_ADDR, (struct sockaddr *)&address,
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, (size_t)connection_memory, MHD_OPTION_END);
    if (daemon == NULL) fail("the daemon did not start");
    const union MHD_DaemonInfo *port = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT);
    printf("ready public=http://127.0.0.1:%u\n", port->port);
    fflush(stdout);

    int received;
    sigwait(&stop, &received);
    MHD_stop_daemon(daemon);
    MHD_destroy_response(prepared.response);
    free(bytes);
    return 0;
}
