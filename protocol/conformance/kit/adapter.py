"""A client under test: a program that does what a line asks for, and says with a line what its widgets show."""

import asyncio
import json

SECONDS = 30
"""An adapter that says nothing for so long is dead. No vector waits for this."""


class AdapterFailed(Exception):
    """The adapter does not keep to the line protocol."""


class Adapter:
    """Speaks the line protocol: through its standard input and output, or through a socket that it connects to."""

    def __init__(self, command, environment):
        self._command, self._environment = command, environment
        self._socket = None
        self.process = None

    async def start(self):
        connected = asyncio.get_running_loop().create_future()

        def accept(reader, writer):
            if not connected.done():
                connected.set_result((reader, writer))

        self._socket = await asyncio.start_server(accept, "127.0.0.1", 0, limit=1 << 24)
        environment = {**self._environment, "FIELD_KIT_LINES": str(self._socket.sockets[0].getsockname()[1])}
        self.process = await asyncio.create_subprocess_exec(
            *self._command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, env=environment, limit=1 << 24
        )
        first = asyncio.ensure_future(self.process.stdout.readline())
        await asyncio.wait([first, connected], timeout=SECONDS, return_when=asyncio.FIRST_COMPLETED)
        if connected.done():
            self._reader, self._writer = connected.result()
            self._first = first
            hello = await self._line()
        else:
            self._reader, self._writer = self.process.stdout, self.process.stdin
            hello = first.result() if first.done() else b""
        if not hello.strip():
            raise AdapterFailed("the adapter says nothing")
        hello = json.loads(hello)
        self.name, self.acts, self.shows = hello["client"], set(hello["acts"]), set(hello["shows"])

    async def _line(self):
        return await asyncio.wait_for(self._reader.readline(), SECONDS)

    async def ask(self, act):
        """Has something done; returns what the adapter says."""
        self._writer.write(json.dumps(act).encode() + b"\n")
        await self._writer.drain()
        line = await self._line()
        if not line.strip():
            raise AdapterFailed(f"the adapter has ended at {act}")
        try:
            return json.loads(line)
        except ValueError:
            raise AdapterFailed(f"no line of JSON: {line[:200]!r}") from None

    async def stop(self):
        if self.process is not None and self.process.returncode is None:
            self.process.stdin.close()
            if self._writer is not self.process.stdin:
                self._writer.close()
            try:
                await asyncio.wait_for(self.process.wait(), 10)
            except asyncio.TimeoutError:
                self.process.kill()
                await self.process.wait()
        if self._socket is not None:
            self._socket.close()
