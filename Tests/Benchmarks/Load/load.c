#define _GNU_SOURCE
#include "load.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

/* The longest answer with room: that of a form that is submitted. Pages are taken only when they are filled. */
enum { capacity = 64 << 20 };

int64_t load_now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

void load_pin(const load_server *server, int core) {
    cpu_set_t cores;
    CPU_ZERO(&cores);
    for (int each = 0; each < CPU_SETSIZE; each++) {
        if (core < 0 || each == core) CPU_SET(each, &cores);
    }
    sched_setaffinity(0, sizeof cores, &cores);
    if (server != NULL) sched_setaffinity(server->pid, sizeof cores, &cores);
}

int load_spawn(load_server *server, const char *path, const char *arguments, int core) {
    int in[2], out[2];
    signal(SIGPIPE, SIG_IGN);
    memset(server, 0, sizeof *server);
    /* The server inherits it. */
    load_pin(NULL, core);
    char words[256];
    char *list[16] = {(char *)path, NULL};
    snprintf(words, sizeof words, "%s", arguments);
    int count = 1;
    for (char *word = strtok(words, " "); word != NULL && count < 15; word = strtok(NULL, " ")) list[count++] = word;
    list[count] = NULL;
    if (pipe2(in, O_CLOEXEC) != 0 || pipe2(out, O_CLOEXEC) != 0) return -1;
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, in[0], 0);
    posix_spawn_file_actions_adddup2(&actions, out[1], 1);
    const int failed = posix_spawn(&server->pid, path, &actions, NULL, list, environ);
    posix_spawn_file_actions_destroy(&actions);
    close(in[0]);
    close(out[1]);
    server->input = in[1];
    fcntl(server->input, F_SETFL, O_NONBLOCK);
    server->output = out[0];
    server->buffer = malloc(capacity);
    return failed == 0 && server->buffer != NULL ? 0 : -1;
}

int load_end(load_server *server) {
    int status = 0;
    close(server->input);
    while (read(server->output, server->buffer, capacity) > 0) {}
    close(server->output);
    waitpid(server->pid, &status, 0);
    free(server->buffer);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

/* Counts the frames that are whole. */
static void count(load_server *server) {
    size_t start = 0;
    for (;;) {
        char *head = server->buffer + start;
        char *end = memmem(head, server->held - start, "\r\n\r\n", 4);
        if (end == NULL) break;
        const size_t body = (size_t)(end - server->buffer) + 4;
        const size_t length = strtoul(head + strlen("Content-Length: "), NULL, 10);
        if (server->held < body + length) break;
        static const char response[] = "{\"jsonrpc\":\"2.0\",\"id\":";
        if (memcmp(server->buffer + body, response, sizeof response - 1) == 0) {
            server->responses++;
        } else {
            server->notifications++;
        }
        start = body + length;
    }
    if (start > 0) memmove(server->buffer, server->buffer + start, server->held - start);
    server->held -= start;
}

static int take(load_server *server) {
    const ssize_t got = read(server->output, server->buffer + server->held, capacity - server->held);
    if (got < 0 && (errno == EAGAIN || errno == EINTR)) return 0;
    if (got <= 0) return -1;
    server->held += (size_t)got;
    count(server);
    return 0;
}

/* Reads what there is, and writes as many of the bytes as there is room for: how many, or -1. It never blocks while the
   server waits for its reader. */
static ssize_t exchange(load_server *server, const char *bytes, size_t count) {
    struct pollfd ready[2] = {{server->input, POLLOUT, 0}, {server->output, POLLIN, 0}};
    if (poll(ready, 2, -1) < 0) return errno == EINTR ? 0 : -1;
    if (ready[1].revents != 0 && take(server) != 0) return -1;
    if (ready[0].revents == 0) return 0;
    const ssize_t written = write(server->input, bytes, count);
    return written < 0 && errno == EAGAIN ? 0 : written;
}

int load_write(load_server *server, const char *bytes, size_t count) {
    while (count > 0) {
        const ssize_t written = exchange(server, bytes, count);
        if (written < 0) return -1;
        bytes += written;
        count -= (size_t)written;
    }
    return 0;
}

int load_wait(load_server *server, long responses, long notifications) {
    while (server->responses < responses || server->notifications < notifications) {
        if (take(server) != 0) return -1;
    }
    return 0;
}

int load_drain(load_server *server, int milliseconds) {
    const int64_t end = load_now() + (int64_t)milliseconds * 1000000;
    for (;;) {
        const int64_t left = end - load_now();
        if (left <= 0) return 0;
        struct pollfd ready = {server->output, POLLIN, 0};
        if (poll(&ready, 1, (int)(left / 1000000) + 1) > 0 && take(server) != 0) return -1;
    }
}

int load_round_trips(
    load_server *server, const char *requests, const size_t *offsets, long count, long notifications,
    int64_t *nanoseconds, int64_t *processor) {
    int64_t spent = load_processor_time(server);
    for (long index = 0; index < count; index++) {
        const long responses = server->responses + 1, others = server->notifications + notifications;
        const size_t size = offsets[index + 1] - offsets[index];
        const int64_t start = load_now();
        if (write(server->input, requests + offsets[index], size) != (ssize_t)size) return -1;
        if (load_wait(server, responses, others) != 0) return -1;
        nanoseconds[index] = load_now() - start;
        if (processor == NULL) continue;
        const int64_t used = load_processor_time(server);
        processor[index] = used - spent;
        spent = used;
    }
    return 0;
}

int load_pipelined(load_server *server, const char *requests, const size_t *offsets, long count, long in_flight) {
    const long first = server->responses;
    long sent = 0;
    size_t written = 0;
    while (server->responses - first < count) {
        long more = in_flight - (sent - (server->responses - first));
        if (more > count - sent) more = count - sent;
        if (more > in_flight / 2 || (more > 0 && sent + more == count)) sent += more;
        const ssize_t size = written < offsets[sent]
            ? exchange(server, requests + written, offsets[sent] - written)
            : take(server);
        if (size < 0) return -1;
        written += (size_t)size;
    }
    return 0;
}

int64_t load_processor_time(const load_server *server) {
    clockid_t clock;
    struct timespec time;
    if (clock_getcpuclockid(server->pid, &clock) != 0 || clock_gettime(clock, &time) != 0) return -1;
    return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

long load_figure(const load_server *server, const char *name) {
    static const char *const files[2] = {"status", "io"};
    char path[64], line[256];
    const size_t length = strlen(name);
    for (int index = 0; index < 2; index++) {
        snprintf(path, sizeof path, "/proc/%d/%s", (int)server->pid, files[index]);
        FILE *file = fopen(path, "r");
        if (file == NULL) continue;
        long found = -1;
        while (fgets(line, sizeof line, file) != NULL) {
            if (strncmp(line, name, length) == 0 && line[length] == ':') found = atol(line + length + 1);
        }
        fclose(file);
        if (found >= 0) return found;
    }
    return -1;
}
