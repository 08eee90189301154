#!/usr/bin/env python3
"""Lists the functions that the release daemon calls until it has answered `initialize`, for the linker to put side by side.

    .ci/link_order.py DAEMON > Sources/field-server/link-order.txt

The kernel maps a program's code in windows of 64 KiB, so functions that lie apart cost a window each. A name that is gone
does no harm: `.ci/run` tells by the resident memory when the list is worth making anew. It needs valgrind (Debian).
"""

import bisect
import re
import subprocess
import sys
import tempfile

INITIALIZE = b'{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}\n'


def executed(daemon):
    """The addresses of the instructions that run."""
    with tempfile.NamedTemporaryFile() as profile:
        subprocess.run(["valgrind", "--tool=callgrind", "--dump-instr=yes", f"--callgrind-out-file={profile.name}", daemon,
                        "--framing=line"], input=INITIALIZE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
        address = 0
        for line in profile.read().decode().splitlines():
            found = re.match(r"(?:0x([0-9a-f]+)|\+(\d+)|-(\d+)|\*) ", line)
            if found is None:
                continue
            absolute, forward, backward = found.groups()
            address = int(absolute, 16) if absolute else address + int(forward or 0) - int(backward or 0)
            yield address


def functions(daemon):
    """The addresses of functions in order, each with its names."""
    names = {}
    for line in subprocess.run(["nm", "--numeric-sort", daemon], capture_output=True, text=True, check=True).stdout.splitlines():
        address, kind, name = line.rsplit(" ", 2)
        if kind in "tTwW" and address.strip():
            names.setdefault(int(address, 16), []).append(name)
    return names


def main():
    daemon = sys.argv[1]
    names = functions(daemon)
    starts = sorted(names)
    called = set()
    for address in executed(daemon):
        place = bisect.bisect(starts, address) - 1
        if place >= 0 and address - starts[place] < 1 << 20:
            called.update(names[starts[place]])
    sys.stdout.writelines(f"{name}\n" for name in sorted(called))


if __name__ == "__main__":
    main()
