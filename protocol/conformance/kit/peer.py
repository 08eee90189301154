"""A server under test: the kit is its client."""

import json
import queue
import subprocess
import threading

SECONDS = 60
"""A server that says nothing for so long is dead."""


class ServerFailed(Exception):
    """The server does not do what is written down."""


class Peer:
    """A process of the server, spoken to in one of both framings."""

    def __init__(self, command, framing="header"):
        self._framing = framing
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self._messages = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        while True:
            line = self.process.stdout.readline()
            if not line:
                break
            if self._framing == "header":
                # What is written is exactly Content-Length and one empty line.
                name, _, length = line.partition(b": ")
                if name != b"Content-Length" or self.process.stdout.readline() != b"\r\n":
                    self._messages.put(ServerFailed(f"no frame: {line!r}"))
                    return
                line = self.process.stdout.read(int(length))
            try:
                self._messages.put(json.loads(line))
            except ValueError:
                self._messages.put(ServerFailed(f"no JSON: {line[:200]!r}"))
                return
        self._messages.put(None)

    def say(self, message):
        """Sends a message, as a text, as JSON or as the bytes that stand for it."""
        if not isinstance(message, bytes):
            body = message.encode() if isinstance(message, str) else json.dumps(message).encode()
            message = body + b"\n" if self._framing == "line" else b"Content-Length: %d\r\n\r\n" % len(body) + body
        try:
            self.process.stdin.write(message)
            self.process.stdin.flush()
        except BrokenPipeError:
            raise ServerFailed("the server has ended") from None

    def hear(self):
        """The next message; None at the end."""
        try:
            message = self._messages.get(timeout=SECONDS)
        except queue.Empty:
            raise ServerFailed("the server says nothing") from None
        if isinstance(message, ServerFailed):
            raise message
        return message

    def close_input(self):
        try:
            self.process.stdin.close()
        except BrokenPipeError:
            pass

    def end(self):
        """Ends the input; returns the exit code."""
        self.close_input()
        try:
            return self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise ServerFailed("the server does not end with its input") from None

    def kill(self):
        self.process.kill()
        self.process.wait()
