"""The server as WebAssembly: the same session, between the same stdin and stdout.

The module has no clock and no descriptors. Here it is told the time with whatever comes in, and asked when to be called again.
"""

from __future__ import annotations

import json
import os
import platform
import queue
import re
import sys
import threading
import time
from datetime import date, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Any, NoReturn

_USAGE = """usage: field-server [flags]                 speak JSON-RPC over stdin and stdout
       field-server [flags] doctor [--json] tell what a client finds here, for a report of a bug

This is the server as WebAssembly, for where there is no native one: the same fields and forms for programs and editors.
The commands for people (form, ask, check, import, play, types) and records are in the native one alone.

  --stdio                   use stdin and stdout (there is nothing else)
  --framing auto|header|line
                            Content-Length headers, one message a line, or what the client uses (auto)
  --now DATE                it is this day, and no time passes: 2026-03-01
  --max-… N                 the limits, by the names that `initialize` announces: --max-fields 1000
  --version                 print the version and the build
  --help                    print this"""
_NATIVE_COMMANDS = ("form", "ask", "check", "import", "play", "types")
_NATIVE_FLAGS = ("--record", "--record-secure", "--replay", "--max-file-bytes")
# What has to do with a process and not with a session: the end of the input says that the client is gone.
_PASSED_OVER = ("--clientProcessId", "--slow-turn")


# The tables that lie beside the module, by their numbers.
_TABLES = ("telephone", "addresses", "messages", "world", "calendar")


class Session:
    """A session inside of the module: bytes in at a moment, bytes out."""

    def __init__(self, flags: list[str]) -> None:
        # Nothing of it is needed to say a version, and it takes a while.
        import wasmtime

        config = wasmtime.Config()
        try:
            # Compiled once, it is there again at the next start; not where nothing can be written.
            config.cache = True
        except wasmtime.WasmtimeError:
            pass
        self._store = wasmtime.Store(wasmtime.Engine(config))
        module = wasmtime.Module.from_file(self._store.engine, str(Path(__file__).with_name("field-server.wasm")))
        self._exports = wasmtime.Instance(self._store, module, []).exports(self._store)
        if not self._call("open", self._put(" ".join(flags).encode())):
            _fail(f"a flag has no such name or value: {' '.join(flags)}")

    def _call(self, name: str, *arguments: float) -> Any:
        return self._exports[name](self._store, *arguments)  # type: ignore[operator]

    def _put(self, data: bytes) -> int:
        address = self._call("input", len(data))
        self._exports["memory"].write(self._store, data, address)  # type: ignore[union-attr]
        return len(data)

    def _said(self, count: int) -> bytes:
        if not count:
            return b""
        address = self._call("output")
        return bytes(self._exports["memory"].read(self._store, address, address + count))  # type: ignore[union-attr]

    def receive(self, data: bytes, moment: float, day: int) -> bytes:
        said = self._said(self._call("receive", self._put(data), moment, day))
        # A message may need a table that is not in memory yet.
        while (wanted := int(self._call("wants"))) >= 0:
            table = Path(__file__).with_name(f"field-server.{_TABLES[wanted]}.table")
            length = self._put(table.read_bytes()) if table.exists() else 0
            said += self._said(self._call("take", wanted, length, moment, day))
        return said

    def end(self, moment: float, day: int) -> bytes:
        return self._said(self._call("end", moment, day))

    @property
    def deadline(self) -> float:
        return float(self._call("deadline"))

    @property
    def exit_code(self) -> int | None:
        code = int(self._call("exitCode"))
        return None if code < 0 else code


class Clock:
    """Milliseconds that never go back, and the local day; both stand still on a day that was given."""

    def __init__(self, day: date | None = None) -> None:
        self._day = day

    @property
    def milliseconds(self) -> float:
        return 0.0 if self._day else time.monotonic() * 1000

    @property
    def day(self) -> int:
        today = self._day or date.today()
        return today.year * 10000 + today.month * 100 + today.day


def _fail(message: str) -> NoReturn:
    print(f"field-server: {message} (--help lists all)", file=sys.stderr)
    sys.exit(2)


def _arguments(given: list[str]) -> tuple[list[str], Clock, list[str]]:
    """The flags of the session, its clock, and a command with its own arguments."""
    flags: list[str] = []
    clock = Clock()
    rest = list(given)
    while rest:
        argument = rest.pop(0)
        if argument in ("-h", "--help", "--version", "doctor"):
            return flags, clock, [argument, *rest]
        if argument in _NATIVE_COMMANDS:
            _fail(f"{argument} is not in this build, which is WebAssembly")
        if argument == "--stdio":
            continue
        name, sign, value = argument.partition("=")
        if name in _NATIVE_FLAGS:
            _fail(f"{name} is not in this build, which is WebAssembly")
        if not re.fullmatch(r"--framing|--now|--clientProcessId|--slow-turn|--max-[a-z-]+", name):
            _fail(f"unknown {'flag' if name.startswith('--') else 'argument'} '{name}'")
        if not sign and not rest:
            _fail(f"{name} needs a value")
        value = value if sign else rest.pop(0)
        if name == "--now":
            try:
                moment = datetime.fromisoformat(value)
            except ValueError:
                _fail(f"--now needs a date such as 2026-03-01 or 2026-03-01T12:00:00Z, not '{value}'")
            clock = Clock((moment.astimezone() if moment.tzinfo else moment).date())
        elif name not in _PASSED_OVER:
            # In the module's line of flags a blank would begin another one.
            if re.search(r"\s", value):
                _fail(f"{name} takes no '{value}'")
            flags.append(f"{name}={value}")
    return flags, clock, []


def _write(data: bytes) -> bool:
    """False where nobody reads any more."""
    view = memoryview(data)
    try:
        while view:
            view = view[os.write(1, view) :]
    except OSError:
        return False
    return True


def _serve(session: Session, clock: Clock) -> int:
    incoming: queue.SimpleQueue[bytes] = queue.SimpleQueue()

    def read() -> None:
        data = b" "
        while data:
            try:
                data = os.read(0, 1 << 16)
            except OSError:
                data = b""
            incoming.put(data)

    # A pipe can be waited for with a time-out only by another thread, on every system.
    threading.Thread(target=read, daemon=True).start()
    while True:
        wait = None if session.deadline == float("inf") else max(0.0, session.deadline - clock.milliseconds) / 1000
        try:
            data = incoming.get(timeout=wait)
        except queue.Empty:
            said = session.receive(b"", clock.milliseconds, clock.day)
        else:
            moment = (clock.milliseconds, clock.day)
            said = session.receive(data, *moment) if data else session.end(*moment)
        if not _write(said):
            return 1
        if (code := session.exit_code) is not None:
            return code


def _commit() -> str | None:
    """Of which commit the module is, where it came in a wheel."""
    file = Path(__file__).with_name("commit")
    return file.read_text("ascii").strip() if file.is_file() else None


def _build() -> str:
    return f"WebAssembly by wasmtime {version('wasmtime')}"


def _doctor(session: Session, as_json: bool) -> None:
    initialize = b'{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}\n'
    answer = json.loads(session.receive(initialize, 0.0, 20000101))
    report = {
        "version": version("field-server"),
        "commit": _commit(),
        "build": f"{_build()}, Python {platform.python_version()}",
        "platform": f"{platform.machine()}-{platform.system().lower()}",
        "initialize": answer["result"],
    }
    if as_json:
        print(json.dumps(report, separators=(",", ":")))
    else:
        _print(report, "")


def _print(members: dict[str, Any], indentation: str) -> None:
    for name, value in members.items():
        if isinstance(value, dict):
            print(indentation + name)
            _print(value, indentation + "  ")
        else:
            text = " ".join(map(str, value)) if isinstance(value, list) else "none" if value is None else value
            print(f"{indentation}{name}: {text}")


def main() -> int:
    flags, clock, command = _arguments(sys.argv[1:])
    if command and command[0] == "--version":
        commit = _commit()
        made = [f"commit {commit}"] if commit else []
        print(f"field-server {version('field-server')} ({', '.join([*made, _build()])})")
        return 0
    if command and command[0] != "doctor":
        print(_USAGE)
        return 0
    if command and command[1:] not in ([], ["--json"]):
        _fail(f"doctor: unknown argument '{command[1]}'")
    if not command and sys.stdin.isatty():
        _fail("this is started by a program, which speaks to it over a pipe")
    session = Session([*flags, "--framing=line"] if command else flags)
    if command:
        _doctor(session, "--json" in command)
        return 0
    return _serve(session, clock)


if __name__ == "__main__":
    sys.exit(main())
