"""`python -m field_server`: the server, where its script is not in PATH."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from . import command


def main() -> int:
    if Path(__file__).with_name("field-server.wasm").exists():
        from .wasm import main as run

        return run()
    server = command()
    os.execv(server[0], server + sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
