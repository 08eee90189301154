"""The client as protocol/conformance asks for it."""

import asyncio

from adapter import Kit, hello, serve

asyncio.run(serve(Kit(), hello("Python")))
