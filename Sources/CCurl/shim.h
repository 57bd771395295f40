#ifndef CCURL_SHIM_H
#define CCURL_SHIM_H

#include <curl/curl.h>

/* curl_easy_setopt and curl_easy_getinfo are variadic, and Swift imports no variadic function. */
static inline CURLcode shim_set_text(CURL *curl, CURLoption option, const char *text) {
    return curl_easy_setopt(curl, option, text);
}

static inline CURLcode shim_set_number(CURL *curl, CURLoption option, long number) {
    return curl_easy_setopt(curl, option, number);
}

static inline CURLcode shim_set_size(CURL *curl, CURLoption option, curl_off_t size) {
    return curl_easy_setopt(curl, option, size);
}

static inline CURLcode shim_set_list(CURL *curl, CURLoption option, struct curl_slist *list) {
    return curl_easy_setopt(curl, option, list);
}

typedef size_t (*shim_receive)(char *bytes, size_t size, size_t count, void *context);

static inline CURLcode shim_set_receiver(CURL *curl, CURLoption function, shim_receive receive, CURLoption data,
                                         void *context) {
    CURLcode code = curl_easy_setopt(curl, function, receive);
    return code != CURLE_OK ? code : curl_easy_setopt(curl, data, context);
}

static inline long shim_status(CURL *curl) {
    long status = 0;
    curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &status);
    return status;
}

#endif
