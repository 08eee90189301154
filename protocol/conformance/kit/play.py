"""Plays vectors: an adapter and a scripted server, side by side."""

import asyncio
import copy
import time

from .adapter import AdapterFailed
from .connection import Connection
from .server import ScriptedServer
from .shapes import Breach, Shapes
from .vector import ACTS, differs


class Failed(Exception):
    """The client does not do what the vector wants."""


class Player:
    """Has an adapter do what vectors want, and looks at what becomes of it."""

    def __init__(self, adapter, server, port, patience):
        self._adapter, self._server, self._patience = adapter, server, patience
        port.connected = self._connected
        self._shapes = Shapes()
        self._reset(None)

    def _reset(self, vector):
        self._vector = vector
        self._plans = copy.deepcopy(vector.server) if vector else {}
        self._script = None
        self._connection = None
        self._lives = []
        self._breach = None
        self._names = {}
        self._heard = 0
        self._wake = asyncio.Event()

    # The scripted server's process

    async def _connected(self, reader, writer):
        connection = Connection(reader, writer, self._vector.server)
        # What is planned from the start is planned for the first process.
        script = ScriptedServer(dict(self._plans), self._shapes, connection.send)
        self._plans.pop("next", None)
        self._connection, self._script, self._heard = connection, script, 0
        self._lives.append(script)
        try:
            async for message in connection.messages():
                script.take(message)
                if script.exit is not None:
                    connection.end(script.exit)
                self._wake.set()
        except Breach as breach:
            self._breach = self._breach or str(breach)
        finally:
            connection.end(1)
            self._wake.set()

    async def _until(self, holds, what):
        """Waits until something holds; what the client says wakes it."""
        end = time.monotonic() + self._patience
        while not holds():
            self._look()
            if time.monotonic() > end:
                raise Failed(what() if callable(what) else what)
            self._wake.clear()
            try:
                await asyncio.wait_for(self._wake.wait(), 0.05)
            except asyncio.TimeoutError:
                pass

    def _look(self):
        if self._breach is not None:
            raise Failed(self._breach)

    async def _barrier(self):
        """Waits until the client has taken all that was said: it answers a question that nobody can answer."""
        script, connection = self._script, self._connection
        if script is None or not connection.is_open or script.encoding is None or script.is_shut_down:
            return
        id = script.ask("kit/barrier", {}, at_once=True)
        await self._until(lambda: id in script.answers or not connection.is_open, "a request that no client knows has no answer")
        if id in script.answers and script.answers[id].get("error", {}).get("code") != -32601:
            raise Failed(f"an unknown request of the server is answered with {script.answers[id]}, not with MethodNotFound")

    # A vector

    async def play(self, vector):
        """None where all is well, else what is not."""
        self._reset(vector)
        opening = {"act": "open", "server": self._server, "form": copy.deepcopy(vector.form)}
        if vector.data.get("validators"):
            opening["validate"] = True
        try:
            answer = await self._adapter.ask(opening)
            self._look()
            if answer.get("refused") and vector.data.get("mayRefuse"):
                await self._adapter.ask({"act": "close"})
                return None
            if answer.get("refused"):
                return f"the form does not open: {answer['refused']}"
            for number, step in enumerate(vector.steps, 1):
                try:
                    await self._step(vector.kind(step), step)
                    self._look()
                except Failed as failed:
                    return f"step {number}, {str(step)[:160]}: {failed}"
            await self._adapter.ask({"act": "close"})
            await self._until(lambda: not self._connection or not self._connection.is_open, "the client leaves its server running")
            self._look()
            if not vector.data.get("dies") and self._script is not None and self._script.exit != 0:
                return "the client ends the server without shutdown and exit"
            return None
        except Failed as failed:
            return str(failed)
        finally:
            if self._connection is not None:
                self._connection.end(1)

    async def _step(self, kind, step):
        if kind in ACTS:
            return await self._act(kind, step)
        await self._barrier()
        await getattr(self, "_step_" + kind)(step)

    async def _act(self, kind, step):
        act = {name: value for name, value in step.items() if name not in (kind, "in")}
        if kind == "select" and "select" not in self._adapter.acts:
            kind = "place"
            act["with"] = step["select"]
        act.update(act=kind, field=step.get("in", self._vector.field))
        if "with" not in act and step[kind] is not True:
            act["with"] = step[kind]
        answer = await self._adapter.ask(act)
        if answer.get("failed"):
            raise Failed(f"the adapter says: {answer['failed']}")

    # The script

    async def _step_hold(self, step):
        self._script.holding = True

    async def _step_release(self, step):
        if step["release"] == "all":
            return self._script.release(-1)
        self._script.release(step["release"])

    async def _step_next(self, step):
        for each in step["next"] if isinstance(step["next"], list) else [step["next"]]:
            self._script.planned.append(each)

    async def _step_edits(self, step):
        for each in step["edits"]:
            outcome = {"text": each} if isinstance(each, str) else each
            self._script.planned.append({"method": "field/edit", "field": step.get("in", self._vector.field), **outcome})

    async def _step_push(self, step):
        self._script.notify(step["push"], step.get("params", {}))

    async def _step_status(self, step):
        self._script.push(self._script.fields[step.get("in", self._vector.field)], step["status"])

    async def _step_change(self, step):
        for id, outcome in step["change"].items():
            self._script.change(id, outcome)

    async def _step_ask(self, step):
        name = step["ask"]
        if "method" in step:
            self._names[name] = self._script.ask(step["method"], step.get("params", {}), step.get("id"))
        else:
            params = self._script.question(step.get("in", self._vector.field), step.get("params", {}))
            self._names[name] = self._script.ask("client/validate", params, step.get("id"))

    async def _step_cancel(self, step):
        self._script.notify("$/cancelRequest", {"id": self._names[step["cancel"]]})

    async def _step_die(self, step):
        self._connection.end(step["die"])
        lives = len(self._lives)
        if step.get("again", True):
            await self._until(lambda: len(self._lives) > lives, "no other server is started")

    async def _step_send(self, step):
        self._script.say(step["send"])

    async def _step_raw(self, step):
        self._connection.send_bytes(step["raw"].encode())

    # What is expected

    async def _shown(self, look):
        """Asks what shows until it is right, or time is over."""
        end = time.monotonic() + self._patience
        while True:
            self._look()
            problem = look(await self._adapter.ask({"act": "show"}))
            if not problem:
                return
            if time.monotonic() > end:
                raise Failed(problem)
            await asyncio.sleep(0.02)
            await self._barrier()

    async def _step_shows(self, step):
        await self._shown(lambda shown: differs(step["shows"], shown.get("fields", {})))

    async def _step_form(self, step):
        await self._shown(lambda shown: differs(step["form"], shown.get("form", {}), "form"))

    async def _step_has(self, step):
        def problem():
            held = {id: field.text for id, field in self._script.fields.items()} if self._script else {}
            return differs(step["has"], held, "the server's text")

        await self._until(lambda: not problem(), problem)

    async def _step_heard(self, step):
        wanted = step["heard"]

        def found():
            for index, message in enumerate(self._script.log[self._heard :] if self._script else [], self._heard):
                if "method" in message and not differs(wanted, message):
                    return index
            return None

        await self._until(lambda: found() is not None, lambda: f"the client did not say {wanted}")
        self._heard = found() + 1

    async def _step_unheard(self, step):
        for message in self._script.log[self._heard :]:
            if not differs(step["unheard"], message):
                raise Failed(f"the client said {message}")

    async def _step_answered(self, step):
        for name, wanted in step["answered"].items():
            id = self._names[name]
            await self._until(lambda id=id: id in self._script.answers, f"the question {name!r} has no answer")
            problem = differs(wanted, self._script.answers[id], "the answer")
            if problem:
                raise Failed(problem)

    async def _step_ended(self, step):
        script = self._lives[-1]
        await self._until(lambda: script.exit == step["ended"], lambda: f"the server ended with {script.exit}")


class Port:
    """Where scripted servers connect."""

    def __init__(self):
        self.connected = None
        self.number = 0

    async def open(self):
        async def accept(reader, writer):
            await self.connected(reader, writer)

        server = await asyncio.start_server(accept, "127.0.0.1", 0, limit=1 << 24)
        self.number = server.sockets[0].getsockname()[1]


__all__ = ["AdapterFailed", "Failed", "Player", "Port"]
