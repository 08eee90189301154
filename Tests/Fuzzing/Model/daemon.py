"""A daemon at the other end of its pipes."""

import fcntl
import os
import select
import signal
import struct
import subprocess
import tempfile
import termios
import time

from client import Violation


class Daemon:
    """Bodies in, bodies out, in either framing. `seconds` is how long an answer may take."""

    def __init__(self, path, framing="line", flags=(), seconds=20):
        self.framing, self.seconds = framing, seconds
        self.errors = tempfile.TemporaryFile()
        # What lives as long as the process is no leak, though a build with address checks takes it for one.
        environment = {"ASAN_OPTIONS": "detect_leaks=0", **os.environ}
        self.process = subprocess.Popen([path, "--slow-turn", "0", *flags], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=self.errors, bufsize=0, env=environment)
        self.input, self.output = self.process.stdin.fileno(), self.process.stdout.fileno()
        self.buffer, self.start = bytearray(), 0
        self.slowest = 0

    def framed(self, body):
        return body + b"\n" if self.framing == "line" else b"Content-Length: %d\r\n\r\n%b" % (len(body), body)

    def send(self, data, random=None):
        """All at once, or in pieces; those of a few bytes are read one by one."""
        try:
            if random is None:
                self._write(data)
                return
            while data:
                size = random.choice([1, 2, 7, 50, 3000, len(data)])
                self._write(data[:size])
                data = data[size:]
                if random.random() < 0.5:
                    self._wait_until_read()
        except BrokenPipeError:
            pass

    def _write(self, data):
        data = memoryview(data)
        while data:
            data = data[os.write(self.input, data):]

    def _wait_until_read(self):
        end = time.monotonic() + self.seconds
        while struct.unpack("i", fcntl.ioctl(self.input, termios.FIONREAD, b"\0\0\0\0"))[0]:
            if self.process.poll() is not None or time.monotonic() > end:
                return
            os.sched_yield()

    def bodies_until(self, mark):
        """What it says up to the body that has the mark in it, as bytes."""
        begin = time.monotonic()
        bodies = []
        while True:
            body = self._next()
            if body is None:
                left = begin + self.seconds - time.monotonic()
                if left <= 0:
                    raise Violation(f"no answer within {self.seconds} seconds")
                self._read(left)
                continue
            bodies.append(body)
            if mark in body:
                self.slowest = max(self.slowest, time.monotonic() - begin)
                return bodies

    def _read(self, seconds):
        if not select.select([self.output], [], [], seconds)[0]:
            return
        data = os.read(self.output, 1 << 16)
        if not data:
            raise Violation(f"the process is gone: {self.ending()}")
        if self.start > 1 << 20:
            del self.buffer[:self.start]
            self.start = 0
        self.buffer += data

    def _next(self):
        if self.framing == "line":
            end = self.buffer.find(b"\n", self.start)
            if end < 0:
                return None
            body, self.start = bytes(self.buffer[self.start:end]), end + 1
            return body
        head = self.buffer.find(b"\r\n\r\n", self.start)
        if head < 0:
            return None
        line = bytes(self.buffer[self.start:head])
        if not line.startswith(b"Content-Length: "):
            raise Violation(f"no frame: {line[:80]!r}")
        end = head + 4 + int(line[16:])
        if end > len(self.buffer):
            return None
        body, self.start = bytes(self.buffer[head + 4:end]), end
        return body

    def resident(self):
        """KiB in memory."""
        with open(f"/proc/{self.process.pid}/status", encoding="ascii") as file:
            for line in file:
                if line.startswith("VmRSS"):
                    return int(line.split()[1])
        return 0

    def close(self):
        """The end of its input; gives what it still wrote."""
        try:
            self.process.stdin.close()
        except BrokenPipeError:
            pass
        rest = bytes(self.buffer[self.start:])
        end = time.monotonic() + self.seconds
        while time.monotonic() < end:
            if select.select([self.output], [], [], end - time.monotonic())[0]:
                data = os.read(self.output, 1 << 16)
                if not data:
                    return rest
                rest += data
        raise Violation("the process does not end")

    def ending(self):
        try:
            code = self.process.wait(self.seconds)
        except subprocess.TimeoutExpired:
            self.kill()
            raise Violation("the process does not end") from None
        if code < 0:
            return f"{signal.Signals(-code).name} {self.said()}"
        return f"exit code {code} {self.said()}"

    def said(self):
        self.errors.seek(0)
        return self.errors.read()[-3000:].decode("utf-8", "replace")

    def kill(self):
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        for stream in (self.process.stdin, self.process.stdout):
            try:
                stream.close()
            except OSError:
                pass
        self.errors.close()
