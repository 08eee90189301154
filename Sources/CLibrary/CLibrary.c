#define _GNU_SOURCE
#define __STDC_WANT_LIB_EXT1__ 1
#include "CLibrary.h"
#ifdef __linux__
#include <sys/syscall.h>
#endif
#ifdef __GLIBC__
#include <malloc.h>
#endif

int c_library_error(void) { return errno; }

void c_library_set_error(int error) { errno = error; }

int c_library_open(const char *path, int flags, mode_t mode) { return open(path, flags, mode); }

int c_library_flags(int descriptor) { return fcntl(descriptor, F_GETFL); }

bool c_library_pipe(int *reading, int *writing) {
    int ends[2];
    if (pipe(ends) != 0) return false;
    for (int i = 0; i < 2; i++) {
        fcntl(ends[i], F_SETFL, O_NONBLOCK);
        fcntl(ends[i], F_SETFD, FD_CLOEXEC);
    }
    *reading = ends[0];
    *writing = ends[1];
    return true;
}

ssize_t c_library_send(int socket, const void *bytes, size_t count) {
    int flags = MSG_DONTWAIT;
#ifdef MSG_NOSIGNAL
    flags |= MSG_NOSIGNAL;
#endif
    return send(socket, bytes, count, flags);
}

bool c_library_window_size(int descriptor, struct winsize *size) {
    return ioctl(descriptor, TIOCGWINSZ, size) == 0 && size->ws_col > 0 && size->ws_row > 0;
}

void c_library_interrupt(int number, void (*handler)(int)) {
    // Without SA_RESTART.
    struct sigaction action = {.sa_handler = handler};
    sigaction(number, &action, NULL);
}

void c_library_ignore(int number) { signal(number, SIG_IGN); }

bool c_library_ignores(int number) {
    struct sigaction action;
    return sigaction(number, NULL, &action) == 0 && action.sa_handler == SIG_IGN;
}

int c_library_signals_end(void) { return NSIG; }

void c_library_raise(int number) {
    signal(number, SIG_DFL);
    raise(number);
    // While its handler runs a signal waits: one that stops the process is to do so here.
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, number);
    sigprocmask(SIG_UNBLOCK, &set, NULL);
}

void c_library_timer(bool processor, long first_milliseconds, long every_milliseconds) {
    struct itimerval times = {
        .it_interval = {every_milliseconds / 1000, every_milliseconds % 1000 * 1000},
        .it_value = {first_milliseconds / 1000, first_milliseconds % 1000 * 1000},
    };
    setitimer(processor ? ITIMER_PROF : ITIMER_REAL, &times, NULL);
}

int c_library_open_process(pid_t process) {
#ifdef SYS_pidfd_open
    // Linux 5.3 and later; before, it is unknown and gives -1.
    return (int)syscall(SYS_pidfd_open, process, 0);
#else
    return -1;
#endif
}

void c_library_trim(void) {
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}

void c_library_erase(void *start, size_t count) {
    // Not `memset`: the compiler leaves out what nobody reads.
#ifdef __APPLE__
    memset_s(start, count, 0, count);
#else
    explicit_bzero(start, count);
#endif
}
