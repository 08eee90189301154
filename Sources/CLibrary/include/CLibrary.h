#pragma once

// What the process needs of the C library, as one module for all platforms: Swift's own modules for it have another name on
// each. Below the headers stands what Swift does not import: `errno`, macros that are casts, unions that each library
// names in its own way, and functions of any number of arguments.

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

#define SWIFT_NAME(name) __attribute__((swift_name(name)))

/// The error of the last call that failed, in this thread.
int c_library_error(void) SWIFT_NAME("getter:errno()");
void c_library_set_error(int error) SWIFT_NAME("setter:errno(_:)");

// Files

/// `open`; `mode` counts where a file is made.
int c_library_open(const char *_Nonnull path, int flags, mode_t mode) SWIFT_NAME("openFile(_:_:mode:)");

/// The flags that a descriptor was opened with; -1: it is none.
int c_library_flags(int descriptor) SWIFT_NAME("openFlags(of:)");

/// A pipe whose ends do not block, and are closed in other programs. False: there is none.
bool c_library_pipe(int *_Nonnull reading, int *_Nonnull writing) SWIFT_NAME("openPipe(reading:writing:)");

/// `send` that neither blocks nor signals that the reader is gone.
ssize_t c_library_send(int socket, const void *_Nullable bytes, size_t count) SWIFT_NAME("sendQuietly(_:_:_:)");

/// The rows and columns of a terminal. False: it is none, or says none.
bool c_library_window_size(int descriptor, struct winsize *_Nonnull size) SWIFT_NAME("windowSize(of:_:)");

// Signals and timers

/// Calls that are waiting end with `EINTR` when a signal with such a handler has come.
void c_library_interrupt(int number, void (*_Nonnull handler)(int)) SWIFT_NAME("interrupt(by:_:)");
void c_library_ignore(int number) SWIFT_NAME("ignore(signal:)");
bool c_library_ignores(int number) SWIFT_NAME("isIgnored(signal:)");
/// The first number that is of no signal any more.
int c_library_signals_end(void) SWIFT_NAME("getter:signalsEnd()");
/// Sends a signal to the own process, which does with it what it does by default, also in a handler of it.
void c_library_raise(int number) SWIFT_NAME("raiseByDefault(signal:)");

/// Arms a timer that sends `SIGALRM`, or with `processor` counts the time of the processor and sends `SIGPROF`; 0 disarms it.
void c_library_timer(bool processor, long first_milliseconds, long every_milliseconds)
    SWIFT_NAME("armTimer(ofProcessor:first:every:)");

// Processes and memory

/// A descriptor that becomes readable when a process has ended; -1 where the system has no such thing.
int c_library_open_process(pid_t process) SWIFT_NAME("openProcess(_:)");

/// Gives pages of which nothing is used back to the system, where the C library can.
void c_library_trim(void) SWIFT_NAME("giveMemoryBack()");

/// Overwrites memory that nobody reads again.
void c_library_erase(void *_Nonnull start, size_t count) SWIFT_NAME("eraseMemory(_:_:)");
