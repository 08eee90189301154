#ifndef LOAD_H
#define LOAD_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// A server that was spawned, with both ends of its pipes.
typedef struct {
    pid_t pid;
    int input;
    int output;
    /// What was read and belongs to a frame that is not whole yet.
    char *buffer;
    size_t held;
    /// Frames that were whole: answers, and everything else.
    long responses;
    long notifications;
} load_server;

/// Spawns a program with arguments, which spaces part, on one core (-1: any), and keeps this process on that core too.
int load_spawn(load_server *server, const char *path, const char *arguments, int core);
/// Moves a server (NULL: none) and this process to one core (-1: any).
void load_pin(const load_server *server, int core);
/// Closes its input, waits for its end, returns its exit code.
int load_end(load_server *server);

/// Writes bytes, and reads what comes meanwhile; 0, or -1 at an error.
int load_write(load_server *server, const char *bytes, size_t count);
/// Reads until so many answers and other frames were there in all; 0, or -1 at the end of output.
int load_wait(load_server *server, long responses, long notifications);

/// Reads what comes in so many milliseconds; 0, or -1 at the end of output.
int load_drain(load_server *server, int milliseconds);

/// Round trips of requests of equal right: request i of `count` goes when all of request i - 1 is there, its answer and so
/// many `notifications`. Fills in the nanoseconds of each, and those of the server's processor where that is wanted. `offsets`
/// has `count + 1` members.
int load_round_trips(
    load_server *server, const char *requests, const size_t *offsets, long count, long notifications,
    int64_t *nanoseconds, int64_t *processor);
/// The same with so many requests in flight.
int load_pipelined(load_server *server, const char *requests, const size_t *offsets, long count, long in_flight);

/// Nanoseconds of a clock that only goes on.
int64_t load_now(void);
/// Nanoseconds that the processor has spent on the server.
int64_t load_processor_time(const load_server *server);
/// A number out of the server's /proc files: "VmRSS" in KiB, "voluntary_ctxt_switches", "syscr", "syscw"; -1: not there.
long load_figure(const load_server *server, const char *name);

/// Heap allocations of this process so far: malloc, calloc, realloc and their like.
long load_allocations(void);

#endif
