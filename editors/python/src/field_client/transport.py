"""The server's process, and frames through its pipes."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import shutil
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

logger = logging.getLogger("field_client")

Command = str | os.PathLike[str] | Sequence[str]

_NOT_FOUND = """{what}.
`pip install field-server` brings it along. One of your own build is to be in PATH, named in the variable FIELD_SERVER, or
passed as `server`."""


class ServerNotFound(FileNotFoundError):
    """There is no field-server to start."""


class ServerEnded(ConnectionError):
    """The server's process has ended before it answered."""


class FramingError(ConnectionError):
    """What came out of the server is no frame."""


def find_server(server: Command | None = None) -> list[str]:
    """The command that starts the server: the argument, else the variable FIELD_SERVER, else that of the package field-server,
    else field-server in PATH."""
    if server is not None and not isinstance(server, (str, os.PathLike)):
        command = [os.fspath(part) for part in server]
        if not command:
            raise ServerNotFound(_NOT_FOUND.format(what="The command for field-server is empty"))
        return find_server(command[0]) + command[1:]
    wanted = os.fspath(server) if server is not None else os.environ.get("FIELD_SERVER")
    if not wanted:
        if installed := _installed():
            return installed
        wanted = "field-server"
    found = shutil.which(wanted)
    if found is None:
        exists = Path(wanted).exists()
        what = f"{wanted} can't be run" if exists else f"{wanted} was not found"
        raise ServerNotFound(_NOT_FOUND.format(what=what))
    return [found]


def _installed() -> list[str]:
    """That of the package beside this one: it is there where nothing is in PATH, as in an environment that is not activated."""
    try:
        from field_server import command

        return command()
    except (ImportError, FileNotFoundError):
        return []


class Transport:
    """A running server, spoken to in frames with a `Content-Length`."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        assert process.stdin is not None and process.stdout is not None and process.stderr is not None
        self._input, self._output, self._log = process.stdin, process.stdout, process.stderr
        self._logging = asyncio.create_task(self._read_log())

    @classmethod
    async def start(cls, command: Sequence[str]) -> Transport:
        process = await asyncio.create_subprocess_exec(
            *command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            limit=1 << 20,
        )
        return cls(process)

    def send(self, message: Any) -> None:
        """Writes a message, or as much of it as the pipe takes now; the rest follows by itself, in order."""
        # Escapes keep a lone surrogate from becoming bytes that are no UTF-8.
        body = json.dumps(message, separators=(",", ":")).encode("ascii")
        self.send_bytes(b"Content-Length: %d\r\n\r\n" % len(body) + body)

    def send_bytes(self, data: bytes) -> None:
        if not self._input.is_closing():
            self._input.write(data)

    async def messages(self) -> AsyncIterator[Any]:
        """The server's messages, until its output ends."""
        while (body := await self._read_body()) is not None:
            yield json.loads(body)

    async def _read_body(self) -> bytes | None:
        length = None
        try:
            while True:
                line = await self._output.readuntil(b"\n")
                if not line.strip():
                    break
                name, _, value = line.partition(b":")
                if name.strip().lower() == b"content-length":
                    length = int(value)
            if length is None or length < 0:
                raise FramingError("a frame without a length")
            return await self._output.readexactly(length)
        except (asyncio.IncompleteReadError, ConnectionResetError):
            return None
        except (ValueError, asyncio.LimitOverrunError) as error:
            raise FramingError("what came is no frame") from error

    async def _read_log(self) -> None:
        try:
            while line := await self._log.readline():
                logger.info("server: %s", line.decode("utf-8", "replace").rstrip())
        except ValueError:
            logger.info("server: a line too long to log")

    def close_input(self) -> None:
        self._input.close()

    async def wait(self, timeout: float | None = None) -> int:
        """Waits for the end of the process; it is killed when the time is over. Returns its exit code."""
        try:
            code = await asyncio.wait_for(self.process.wait(), timeout)
        except asyncio.TimeoutError:
            self.kill()
            code = await self.process.wait()
        # A process of the server's own might still hold the other end.
        await asyncio.wait([self._logging], timeout=1)
        self._logging.cancel()
        return code

    def kill(self) -> None:
        try:
            self.process.kill()
        except ProcessLookupError:
            pass
