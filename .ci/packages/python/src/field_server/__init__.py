"""field-server, a language server for text fields: where its program is."""

from __future__ import annotations

import sys
from importlib.metadata import PackageNotFoundError, files
from pathlib import Path

__version__ = "0.1.0"
__all__ = ["command"]


def command() -> list[str]:
    """The command that starts the server that was installed with this package."""
    try:
        installed = files("field-server") or []
    except PackageNotFoundError:
        installed = []
    # Scripts lie in another folder for each way to install; what pip wrote down is right for all of them.
    for file in installed:
        if file.name in ("field-server", "field-server.exe"):
            path = Path(str(file.locate())).resolve()
            if path.exists():
                return [str(path)]
    if Path(__file__).with_name("field-server.wasm").exists():
        return [sys.executable, "-m", "field_server"]
    raise FileNotFoundError("this installation of field-server has no program in it")
