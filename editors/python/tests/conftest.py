"""Tests that are coroutines run in a loop of their own; each has a client of its own where it asks for one."""

import asyncio
import inspect
import os
import sys
from pathlib import Path

import pytest

from field_client import Client

ROOT = Path(__file__).resolve().parents[3]
CHECKOUT = Path(__file__).parent / "checkout.json"
LONGEST_TEST = 60.0


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem):
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = pyfuncitem._fixtureinfo.argnames
    arguments = {name: pyfuncitem.funcargs[name] for name in names}

    async def run():
        client = arguments.get("client")
        if client is None:
            await pyfuncitem.obj(**arguments)
            return
        async with client:
            await pyfuncitem.obj(**arguments)

    asyncio.run(asyncio.wait_for(run(), LONGEST_TEST))
    return True


@pytest.fixture
def client():
    """A client that is started when the test begins. It keeps no snapshots by itself."""
    return Client(keep_every=None)


@pytest.fixture
def script(tmp_path):
    """Makes a program out of Python, to stand for a server that misbehaves."""

    def make(text):
        path = tmp_path / "server"
        path.write_text(f"#!{sys.executable}\n{text}")
        path.chmod(0o755)
        return str(path)

    return make


def pytest_configure():
    if "FIELD_SERVER" not in os.environ:
        pytest.exit("FIELD_SERVER names the daemon to test against", 2)
