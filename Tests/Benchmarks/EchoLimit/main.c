/* The limit: a program that reads a frame, looks for nothing but where it ends, and writes prepared bytes.

   No server that answers over pipes on this machine can be faster: it makes the system calls that have to be made. */

#define _GNU_SOURCE

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { capacity = 1 << 20 };

static char input[capacity];
static char output[capacity];

/* A response of 180 bytes and a notification of 300, as an edit of a field has them. */
static size_t prepare(char *into) {
    char body[512];
    size_t length = 0;
    const int sizes[2] = {180, 300};
    const char *starts[2] = {
        "{\"jsonrpc\":\"2.0\",\"id\":0,\"result\":{\"text\":\"",
        "{\"jsonrpc\":\"2.0\",\"method\":\"field/diagnostics\",\"params\":{\"text\":\""};
    for (int index = 0; index < 2; index++) {
        size_t count = (size_t)snprintf(body, sizeof body, "%s", starts[index]);
        while (count < (size_t)sizes[index] - 3) body[count++] = 'x';
        memcpy(body + count, "\"}}", 3);
        count += 3;
        length += (size_t)snprintf(into + length, 64, "Content-Length: %zu\r\n\r\n", count);
        memcpy(into + length, body, count);
        length += count;
    }
    return length;
}

static void write_all(const char *bytes, size_t count) {
    while (count > 0) {
        ssize_t written = write(1, bytes, count);
        if (written <= 0) exit(1);
        bytes += written;
        count -= (size_t)written;
    }
}

int main(void) {
    static char answer[1024];
    const size_t size = prepare(answer);
    size_t held = 0;
    for (;;) {
        ssize_t got = read(0, input + held, sizeof input - held);
        if (got <= 0) return 0;
        held += (size_t)got;
        size_t start = 0, filled = 0;
        for (;;) {
            char *end = memmem(input + start, held - start, "\r\n\r\n", 4);
            if (end == NULL) break;
            const size_t body = (size_t)(end - input) + 4;
            const size_t length = strtoul(input + start + strlen("Content-Length: "), NULL, 10);
            if (held < body + length) break;
            start = body + length;
            if (filled + size > sizeof output) {
                write_all(output, filled);
                filled = 0;
            }
            memcpy(output + filled, answer, size);
            filled += size;
        }
        write_all(output, filled);
        memmove(input, input + start, held - start);
        held -= start;
    }
}
