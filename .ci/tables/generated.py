"""Where a script of this folder writes what it makes: below Sources/FieldEngine/Types/Data, if it names no other place.

With --check nothing is written, and the script ends with an error where another file would be.
"""

import contextlib
import io
import os
import pathlib
import sys

DATA = pathlib.Path(__file__).parents[2] / "Sources" / "FieldEngine" / "Types" / "Data"


def keep(name, text, source="", folder=DATA):
    """Writes a file, or compares it. What it is made of, and of which version, is said where it is stale."""
    path = folder / name
    if "--check" not in sys.argv:
        path.write_text(text, "utf-8")
    elif path.read_text("utf-8") != text:
        sys.exit(f"{name} is stale: {os.path.basename(sys.argv[0])} writes it anew" + (f", of {source}" if source else ""))


@contextlib.contextmanager
def printed(name, source="", folder=DATA):
    """Keeps what is printed inside."""
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        yield
    keep(name, said.getvalue(), source, folder)
