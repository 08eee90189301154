"""The bytes between a client and the scripted server: frames, in the framing that the client speaks."""

import json

from .shapes import Breach


class Connection:
    """A client that has started the scripted server."""

    def __init__(self, reader, writer, server):
        self._reader, self._writer = reader, writer
        self._pieces = server.get("pieces")
        self._escapes = server.get("escapes", False)
        self._received = b""
        self.framing = None
        self.is_open = True

    async def messages(self):
        """What the client says, until it closes its end."""
        while True:
            message = self._message()
            if message is not None:
                yield message
                continue
            try:
                data = await self._reader.read(65536)
            except ConnectionError:
                data = b""
            if not data:
                self.is_open = False
                return
            self._received += data

    def _message(self):
        if self.framing is None:
            begin = self._received.lstrip()
            if not begin:
                return None
            self.framing = "line" if begin[:1] in b"{[" else "header"
        if self.framing == "line":
            line, found, rest = self._received.partition(b"\n")
            if not found:
                return None
            self._received = rest
            return self._read(line) if line.strip() else self._message()
        head, found, rest = self._received.partition(b"\r\n\r\n")
        if not found:
            return None
        length = None
        for line in head.split(b"\r\n"):
            name, _, value = line.partition(b":")
            if name.strip().lower() == b"content-length":
                length = int(value)
        if length is None:
            raise Breach(f"a frame without Content-Length: {head!r}")
        if len(rest) < length:
            return None
        self._received = rest[length:]
        return self._read(rest[:length])

    def _read(self, body):
        try:
            return json.loads(body.decode("utf-8"))
        except ValueError as error:
            raise Breach(f"a message that is no JSON in UTF-8: {error}") from None

    def send(self, message):
        body = message if isinstance(message, bytes) else json.dumps(message, ensure_ascii=self._escapes, separators=(",", ":")).encode()
        frame = body + b"\n" if self.framing == "line" else b"Content-Length: %d\r\n\r\n" % len(body) + body
        self.send_bytes(frame)

    def send_bytes(self, data):
        if self._writer.is_closing():
            return
        size = self._pieces or len(data)
        for start in range(0, len(data), size):
            piece = data[start : start + size]
            self._writer.write(len(piece).to_bytes(4, "big") + piece)

    def end(self, code):
        """The process of the scripted server ends."""
        self.is_open = False
        if not self._writer.is_closing():
            self._writer.write((1 << 31 | code & 255).to_bytes(4, "big"))
            self._writer.close()
