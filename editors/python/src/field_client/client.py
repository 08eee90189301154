"""The client: a server that was started, its requests, and what it pushes."""

from __future__ import annotations

import asyncio
import logging
import os
from asyncio import Future
from collections.abc import Callable, Mapping
from typing import Any, Self

from .field import Field
from .form import Form, FormDefinition
from .notifications import Callback, Listeners, Stream, call
from .protocol import (
    ERRORS,
    NOTIFICATIONS,
    CancelParams,
    ClientValidateParams,
    ErrorCode,
    InitializeResult,
    LogTraceParams,
    PositionEncoding,
    SessionSnapshotResult,
)
from .recovery import Memory
from .requests import Requests
from .rows import ColumnType, RowCheck, Rows, TypeColumns, check_rows
from .transport import Command, FramingError, ServerEnded, Transport, find_server
from .validators import Validator, Validators
from .wire import ServerError, read, write, write_params

logger = logging.getLogger("field_client")

HANDSHAKE_SECONDS = 10.0
SHUTDOWN_SECONDS = 3.0


class Client(Requests):
    """A field-server of one's own.

    `async with Client() as client:` starts and ends it. Every method of the protocol is a method here: a call sends
    at once, in the order of the calls, and returns a future of the answer. Offsets are those of Python's strings.
    """

    def __init__(
        self,
        server: Command | None = None,
        *,
        locale: str | None = None,
        messages: Mapping[str, str] | None = None,
        capabilities: Mapping[str, bool] | None = None,
        name: str = "field_client",
        trace: str | None = None,
        debug: bool | None = None,
        restarts: int = 3,
        keep_every: float | None = 1.0,
    ) -> None:
        """`server` is a path or a command; else the variable FIELD_SERVER, else field-server in PATH.

        A server that ends by itself is started again, at most `restarts` times in a row, with what it held. For that
        a snapshot is kept, `keep_every` seconds after a change; None: none is, but those that `keep` takes.
        """
        self._server = server
        self._handshake = {
            "processId": os.getpid(),
            "clientInfo": {"name": name},
            "locale": locale,
            "positionEncodings": [PositionEncoding.UTF32.value],
            "trace": trace,
            "capabilities": {"validate": True, **(capabilities or {})},
            "messages": messages,
            "debug": debug,
        }
        self._transport: Transport | None = None
        self._reading: asyncio.Task[None] | None = None
        self._restarting: asyncio.Task[None] | None = None
        self._keeping: asyncio.TimerHandle | None = None
        self._keep_every = keep_every
        self._restarts, self._failures = restarts, 0
        self._identifier = 0
        self._pending: dict[int, tuple[Future[Any], Any, Callable[[Any], None] | None]] = {}
        self._held: list[dict[str, Any]] = []
        self._listeners = Listeners()
        self._state_listeners: list[Callback] = []
        self._validators = Validators(self._reply)
        self._closing = False
        self._ended: Future[int] | None = None
        self.memory = Memory(self)
        self.fields: dict[str, Field] = {}
        """The fields that were made by `field` and `form`, by id."""
        self.connected = False
        """Whether requests reach the server now; else they wait for its restart."""
        self.server: InitializeResult | None = None
        """What the server said of itself."""

    # The process

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def start(self) -> None:
        """Starts the server and shakes hands with it."""
        if self._transport is not None:
            raise RuntimeError("the client was started before")
        self._ended = asyncio.get_running_loop().create_future()
        try:
            await self._connect()
        except BaseException:
            await self._abandon()
            raise
        self._resume()

    async def _connect(self) -> None:
        transport = await Transport.start(find_server(self._server))
        self._transport = transport
        self._reading = asyncio.create_task(self._read(transport))
        answer = self._post("initialize", write_params(self._handshake), InitializeResult, urgent=True)
        try:
            server: InitializeResult = await asyncio.wait_for(answer, HANDSHAKE_SECONDS)
        except asyncio.TimeoutError:
            raise ServerEnded("the server does not answer") from None
        if server.position_encoding != PositionEncoding.UTF32:
            raise ServerEnded(f"the server counts in {server.position_encoding} only")
        self.server = server
        transport.send({"jsonrpc": "2.0", "method": "initialized"})

    def _resume(self) -> None:
        self.connected = True
        held, self._held = self._held, []
        for message in held:
            self._write(message)

    async def close(self, timeout: float = SHUTDOWN_SECONDS) -> int | None:
        """Ends the server as it should be ended, and kills it where it takes too long; returns its exit code."""
        self._closing = True
        if self._keeping is not None:
            self._keeping.cancel()
        if self._restarting is not None:
            self._restarting.cancel()
        self._validators.cancel_all()
        transport = self._transport
        if transport is None:
            return None
        if transport.process.returncode is None:
            try:
                await asyncio.wait_for(self._post("shutdown", {}, None), timeout)
            except (asyncio.TimeoutError, ServerError, ServerEnded):
                pass
            transport.send({"jsonrpc": "2.0", "method": "exit"})
            transport.close_input()
        code = await transport.wait(timeout)
        if self._reading is not None:
            await asyncio.wait([self._reading], timeout=timeout)
        await self._abandon()
        return code

    async def _abandon(self) -> None:
        self._closing = True
        if self._transport is not None:
            self._transport.kill()
            await self._transport.wait(SHUTDOWN_SECONDS)
        if self._reading is not None:
            self._reading.cancel()
        self._drop(ServerEnded("the client was closed"))
        self._finish()

    def _finish(self) -> None:
        self.connected = False
        if self._ended is not None and not self._ended.done():
            self._ended.set_result(self._transport.process.returncode or 0 if self._transport else 0)

    @property
    def is_restarting(self) -> bool:
        """Whether another server is about to take the place of one that has ended by itself."""
        return not self.connected and not self._closing and self.server is not None

    async def wait_closed(self) -> int:
        """Waits until the server has ended for good; returns its exit code."""
        if self._ended is None:
            raise RuntimeError("the client was not started")
        return await asyncio.shield(self._ended)

    def on_connection(self, callback: Callable[[bool], object]) -> None:
        """Is called with False when the server has ended by itself, and with True when another took its place."""
        self._state_listeners.append(callback)

    # Requests

    def _request(self, method: str, params: dict[str, Any], answer: Any) -> Future[Any]:
        return self.call(method, write_params(params), answer)

    def call(
        self,
        method: str,
        params: dict[str, Any],
        answer: Any = None,
        taken: Callable[[Any], None] | None = None,
        urgent: bool = False,
    ) -> Future[Any]:
        """Sends a request as it stands. `taken` is called with the answer before anything that comes after it.

        While the server is being restarted, a request waits for its end, but an `urgent` one, which is part of it.
        """

        def take(result: Any) -> None:
            self.memory.note(method, params, result)
            if taken is not None:
                taken(result)

        return self._post(method, params, answer, take, urgent)

    def _post(
        self,
        method: str,
        params: dict[str, Any],
        answer: Any,
        taken: Callable[[Any], None] | None = None,
        urgent: bool = False,
    ) -> Future[Any]:
        future: Future[Any] = asyncio.get_running_loop().create_future()
        if self._transport is None or (self._closing and method != "shutdown"):
            future.set_exception(ServerEnded("the client is not running"))
            return future
        self._identifier += 1
        self._pending[self._identifier] = (future, answer, taken)
        message = {"jsonrpc": "2.0", "id": self._identifier, "method": method, "params": params}
        self._write(message, urgent or method == "shutdown")
        return future

    def _notify(self, method: str, params: dict[str, Any]) -> None:
        if self._transport is not None and not self._closing:
            self._write({"jsonrpc": "2.0", "method": method, "params": write_params(params)})

    def _write(self, message: dict[str, Any], urgent: bool = False) -> None:
        if self._transport is None:
            return
        if self.connected or urgent:
            self._transport.send(message)
        else:
            self._held.append(message)

    def _reply(self, id: int | str, result: Any, error: Any) -> None:
        if self._transport is not None:
            answer = {"result": result} if error is None else {"error": error}
            self._transport.send({"jsonrpc": "2.0", "id": id, **answer})

    def cancel(self, request: Future[Any]) -> None:
        """Tells the server that the answer to a request that still waits is no longer wanted."""
        for id, (future, _, _) in self._pending.items():
            if future is request:
                self._write({"jsonrpc": "2.0", "method": "$/cancelRequest", "params": CancelParams(id=id).to_wire()})

    # What comes in

    async def _read(self, transport: Transport) -> None:
        try:
            async for message in transport.messages():
                for each in message if isinstance(message, list) else [message]:
                    self._take(each)
        except FramingError as error:
            logger.error("%s", error)
            transport.kill()
        if transport is self._transport and not self._closing:
            await transport.wait(SHUTDOWN_SECONDS)
            self._lost(transport)

    def _take(self, message: dict[str, Any]) -> None:
        method, id = message.get("method"), message.get("id")
        if method is None:
            self._take_answer(message)
        elif id is not None:
            self._take_question(id, method, message.get("params"))
        elif method in NOTIFICATIONS:
            params = NOTIFICATIONS[method].from_wire(message.get("params"))
            if isinstance(params, CancelParams):
                self._validators.cancel(params.id)
            elif isinstance(params, LogTraceParams):
                logger.debug("trace: %s %s", params.message, params.verbose or "")
            else:
                field = self.fields.get(getattr(params, "field", ""))
                if field is not None:
                    field.take_notification(params)
            self._listeners.tell(method, params)

    def _take_answer(self, message: dict[str, Any]) -> None:
        pending = self._pending.pop(message.get("id"), None)  # type: ignore[arg-type]
        if pending is None:
            if "error" in message:
                logger.error("the server could not read a message: %s", message["error"])
            return
        future, answer, taken = pending
        if "error" in message:
            problem = self._problem(message["error"])
            if not future.done():
                future.set_exception(problem)
            return
        try:
            result = read(answer, message.get("result"))
        except TypeError as error:
            problem = ServerError(f"an answer that can't be read: {error}", message.get("result"))
            if not future.done():
                future.set_exception(problem)
            return
        if taken is not None:
            call(taken, result)
        if not future.done():
            future.set_result(result)

    def _problem(self, error: dict[str, Any]) -> ServerError:
        code = error.get("code", 0)
        data = error.get("data")
        kind, structure = ERRORS.get(code, (ServerError, None))
        if structure is not None and data is not None:
            try:
                data = structure.from_wire(data)
            except TypeError:
                pass
        return kind(error.get("message", ""), data, code)

    def _take_question(self, id: int | str, method: str, params: Any) -> None:
        if method == "client/validate":
            self._validators.ask(id, ClientValidateParams.from_wire(params))
        else:
            self._reply(id, None, {"code": int(ErrorCode.METHOD_NOT_FOUND), "message": "There is no such method."})

    def _drop(self, error: Exception) -> None:
        pending, self._pending = self._pending, {}
        self._held.clear()
        for future, _, _ in pending.values():
            if not future.done():
                future.set_exception(error)
                future.exception()  # nobody has to have waited for it

    # A server that has ended by itself

    def _lost(self, transport: Transport) -> None:
        code = transport.process.returncode
        was_connected, self.connected = self.connected, False
        self._validators.cancel_all()
        problem = ServerEnded(f"the server has ended with exit code {code} before it answered")
        self._drop(problem)
        if self._restarting is not None or self.server is None:
            return  # whoever connects has been told by its request
        logger.error("the server has ended with exit code %s", code)
        if was_connected:
            self._tell(False)
        self._restarting = asyncio.create_task(self._restart())

    async def _restart(self) -> None:
        try:
            while self._failures < self._restarts:
                self._failures += 1
                try:
                    await self._connect()
                    await self.memory.restore()
                except (ServerEnded, ServerError, OSError) as error:
                    logger.error("no restart: %s", error)
                    if self._transport is not None:
                        self._transport.kill()
                    continue
                self._resume()
                self._tell(True)
                return
            self._closing = True
            problem = ServerEnded("the server ends again and again")
            self._drop(problem)
            for field in list(self.fields.values()):
                field.give_up(problem)
            self._finish()
        finally:
            self._restarting = None

    def _tell(self, connected: bool) -> None:
        for callback in list(self._state_listeners):
            call(callback, connected)

    async def restart(self) -> None:
        """Ends the server at once and starts another with what this one held, as after a crash."""
        if self._transport is None or self._closing:
            raise ServerEnded("the client is not running")
        back: Future[None] = asyncio.get_running_loop().create_future()

        def told(connected: bool) -> None:
            if connected and not back.done():
                back.set_result(None)

        self.on_connection(told)
        try:
            self._transport.kill()
            ended = asyncio.ensure_future(self.wait_closed())
            waiting: list[Future[Any]] = [back, ended]
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            ended.cancel()
            if not back.done():
                raise ServerEnded("the server ends again and again")
        finally:
            self._state_listeners.remove(told)

    # Snapshots

    async def snapshot(self, form: str | None = None, *, secure: bool = False) -> dict[str, Any]:
        """Everything needed to go on in another process, as JSON; secure text where it is asked for."""
        result: SessionSnapshotResult = await self.session_snapshot(form=form, secure=secure or None)
        return result.snapshot

    async def keep(self) -> bool:
        """Takes the snapshot that a restart goes back to; False where the server has none to give."""
        return await self.memory.keep()

    def something_changed(self) -> None:
        """What the server holds is no longer what was kept of it."""
        if not self.connected:
            return
        self._failures = 0
        if self._keep_every is None or self._keeping is not None or self._closing or not self.memory.can_keep:
            return
        self._keeping = asyncio.get_running_loop().call_later(self._keep_every, self._keep_soon)

    def _keep_soon(self) -> None:
        self._keeping = None
        if self.connected and not self._closing:
            self.memory.keep_soon()

    # Listening

    def on(
        self, method: str, callback: Callback, *, field: str | None = None, form: str | None = None
    ) -> Callable[[], None]:
        """Calls back with the params of the server's notifications `method`; returns what ends it."""
        return self._listeners.add(callback, method, field, form)

    def stream(self, method: str | None = None, *, field: str | None = None, form: str | None = None) -> Stream:
        """The params of the server's notifications from now on, to be iterated over with `async for`."""
        return Stream(lambda callback: self._listeners.add(callback, method, field, form))

    def validator(self, field: str | None = None, tag: int | None = None) -> Callable[[Validator], Validator]:
        """Makes the function below it the validator of a field, of a tag, or of all that have none."""

        def add(function: Validator) -> Validator:
            self._validators.add(function, field, tag)
            return function

        return add

    # Fields and forms

    async def field(self, field: str | None = None, /, **options: Any) -> Field:
        """Makes a field that keeps what a widget shows of it. `options` are those of `field_create`."""
        snapshot = await self.field_create(field=field, **options)
        return self.adopt(Field(self, snapshot))

    def adopt(self, field: Field) -> Field:
        """Lets a field take the notifications about it."""
        self.fields[field.id] = field
        return field

    async def form(self, definition: FormDefinition) -> Form:
        """Makes a form with its types, fields and rules of a form file, or of what such a file holds."""
        form = Form(self, definition)
        await form.open()
        return form

    async def check(
        self, columns: Mapping[str, ColumnType], rows: Rows, *, findings_only: bool = False
    ) -> RowCheck:
        """Judges many texts without a field for each: `columns` has a type, or a field's options, by each name.

        A row has its values by these names, or in their order. Values that are no texts are written as such.
        With `findings_only` nothing but what there is to say comes back.
        """
        return await check_rows(self, TypeColumns(columns), rows, findings_only)

    async def raw(self, method: str, params: Any = None) -> Any:
        """Sends a request with params as they stand, and awaits its result as it stands."""
        return await self._post(method, write(params) if params is not None else {}, None)
