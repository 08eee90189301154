#!/usr/bin/env python3
"""Chooses the functions that the module of WebAssembly calls and does not write into others: Sources/WebAssembly/called-functions.txt.

    .ci/called_functions.py

Swift's compiler writes what is short, or said to be fast that way, into each place that calls it. That is right for the daemon, and makes
the module larger by a sixth. So it is made twice here (ten minutes), as the compiler does it by itself, and with no function
written into another. Those that the second calls from more places are chosen, but for the few that keys spend their time in, and for
those that would save next to nothing. Who runs this again compares size and speed (Tests/WebAssembly/README.md) before the list changes:
a name that no function has any more does no harm.
"""

import collections
import json
import os
import pathlib
import re
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
LIST = ROOT / "Sources/WebAssembly/called-functions.txt"
TOOLS = pathlib.Path(os.path.realpath(subprocess.check_output(["sh", "-c", "command -v swiftc"], text=True).strip())).parent
# Of the time of all keys.
MOST_TIME = 0.004
# Bytes that all places together are smaller by, about: code is compressed to a third, and a call has some ten.
LEAST_SAVED = 200
BYTES_OF_CALL = 10
# Of literals only their bytes are left where they are written into others, and of arrays of constants too: what makes them is not called,
# or they are made by code. Copies and ends of values come later than what is chosen here.
OTHER = re.compile(r"_builtin\w*Literal|allocateUninitialized|WO[a-z]$")


def made(module, inlines):
    """Sizes of functions and the places that call them, in a module with names that is made without the list."""
    environment = {"CALLED_FUNCTIONS": os.devnull, "KEEP_NAMES": "1", "INLINES": inlines}
    subprocess.run([".ci/wasm", module], cwd=ROOT, check=True, env=os.environ | environment)
    return functions(ROOT / ".build/wasm/WebAssembly.o")


def functions(compiled):
    sizes = {}
    for line in subprocess.check_output([TOOLS / "llvm-nm", "-S", "--defined-only", compiled], text=True).splitlines():
        words = line.split()
        if len(words) == 4 and words[2] in "tTW":
            sizes[words[3]] = int(words[1], 16)
    called = collections.Counter(
        line.split()[2].rsplit("+", 1)[0]
        for line in subprocess.check_output([TOOLS / "llvm-objdump", "-r", compiled], text=True).splitlines()
        if "R_WASM_FUNCTION_INDEX_LEB" in line)
    return sizes, called


def profile(module):
    """The share of time that was spent in each function."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(
            ["node", "--cpu-prof", "--cpu-prof-interval", "150", "--cpu-prof-dir", folder, "Tests/WebAssembly/speed.mjs", module],
            cwd=ROOT, check=True)
        found = json.loads(next(pathlib.Path(folder).iterdir()).read_text())
    return shares(found)


def shares(found):
    names = {node["id"]: node["callFrame"]["functionName"] for node in found["nodes"]}
    times = collections.Counter()
    for node, time in zip(found["samples"], found["timeDeltas"]):
        if names[node].startswith(("$", "swift_")):
            times[names[node]] += time
    return {name: time / times.total() for name, time in times.items()}


def chosen(usual, sizes, called, times):
    for name, size in sizes.items():
        more = called[name] - usual[name]
        if name.startswith("$") and not OTHER.search(name) and more > 1 and more * (size - BYTES_OF_CALL) >= LEAST_SAVED \
                and times.get(name, 0) < MOST_TIME:
            yield name


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        module = pathlib.Path(folder) / "field-server.wasm"
        _, usual = made(module, inlines="yes")
        sizes, called = made(module, inlines="no")
        names = sorted(chosen(usual, sizes, called, profile(module)))
    LIST.write_text("".join(f"{name}\n" for name in names))
    print(f"{len(names)} functions")
