#!/usr/bin/env python3
"""Lists the functions that the release daemon calls for keys, and until it has answered `initialize`, for the linker to put side by side.

    .ci/link_order.py DAEMON > Sources/field-server/link-order.txt

What every key runs lies in a tenth of the program then, and costs fewer lines and pages of a core's caches. The kernel maps a
program's code in windows of 64 KiB, so functions of the start that lie apart cost a window each. A name that is gone does no harm:
`.ci/run` tells by the resident memory when the list is worth making anew. It needs valgrind and objcopy (Debian).
"""

import bisect
import collections
import pathlib
import re
import subprocess
import sys
import tempfile

INITIALIZE = b'{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}\n'
# Keys in a field of each type, as Neovim sends them.
KEYS = pathlib.Path(__file__).parents[1] / "Tests" / "Benchmarks" / "Recordings" / "neovim-keys.jsonl"
# What runs for fewer messages than one in so many is of one type, or opens a field.
RARE = 10


def executed(daemon, messages):
    """The addresses of the instructions that run, each with how often it does."""
    with tempfile.NamedTemporaryFile() as profile:
        subprocess.run(["valgrind", "--tool=callgrind", "--dump-instr=yes", f"--callgrind-out-file={profile.name}", daemon,
                        "--framing=line"], input=messages, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
        address, is_call = 0, False
        for line in profile.read().decode().splitlines():
            if line.startswith("calls="):
                is_call = True
                continue
            found = re.match(r"(?:0x([0-9a-f]+)|\+(\d+)|-(\d+)|\*) \S+ (\d+)", line)
            if found is None:
                continue
            absolute, forward, backward, count = found.groups()
            address = int(absolute, 16) if absolute else address + int(forward or 0) - int(backward or 0)
            # The line behind a call tells what the callee has cost.
            if not is_call:
                yield address, int(count)
            is_call = False


def functions(daemon):
    """The addresses of functions in order, each with its names."""
    names = {}
    for line in subprocess.run(["nm", "--numeric-sort", daemon], capture_output=True, text=True, check=True).stdout.splitlines():
        address, kind, name = line.rsplit(" ", 2)
        if kind in "tTwW" and address.strip():
            names.setdefault(int(address, 16), []).append(name)
    return names


def counted(daemon, starts, messages):
    """The functions that run, by their addresses, each with how often an instruction of it does."""
    found = collections.Counter()
    for address, count in executed(daemon, messages):
        place = bisect.bisect(starts, address) - 1
        if place >= 0 and address - starts[place] < 1 << 20:
            found[starts[place]] = max(found[starts[place]], count)
    return found


def main():
    with tempfile.NamedTemporaryFile() as file:
        # Valgrind does not read what Swift writes for debuggers.
        subprocess.run(["objcopy", "--strip-debug", sys.argv[1], file.name], check=True)
        daemon = file.name
        subprocess.run(["chmod", "+x", daemon], check=True)
        names = functions(daemon)
        starts = sorted(names)
        messages = KEYS.read_bytes()
        least = messages.count(b"\n") // RARE
        keys = [start for start, count in counted(daemon, starts, messages).most_common() if count >= least]
        opening = sorted(set(counted(daemon, starts, INITIALIZE)) - set(keys), key=lambda start: names[start])
    sys.stdout.writelines(f"{name}\n" for start in keys + opening for name in names[start])


if __name__ == "__main__":
    main()
