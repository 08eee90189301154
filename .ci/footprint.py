#!/usr/bin/env python3
"""The release daemon takes at most 12.5 MiB without its symbols, and 6 MiB of memory when it has answered `initialize`.

    .ci/footprint.py DAEMON
"""

import os
import re
import subprocess
import sys
import tempfile

# 1.5 MB of it are the tables of countries and the messages of 29 languages.
MOST_STRIPPED = 25 << 19
MOST_RESIDENT = 6 << 20
INITIALIZE = b'{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}\n'


def resident(daemon):
    with subprocess.Popen([daemon, "--framing=line"], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        process.stdin.write(INITIALIZE)
        process.stdin.flush()
        process.stdout.readline()
        with open(f"/proc/{process.pid}/status", encoding="ascii") as status:
            found = int(re.search(r"VmRSS:\s+(\d+) kB", status.read()).group(1)) << 10
        process.kill()
    return found


def main():
    with tempfile.TemporaryDirectory() as folder:
        stripped = os.path.join(folder, "field-server")
        subprocess.run(["strip", "-o", stripped, sys.argv[1]], check=True)
        figures = [("stripped", os.path.getsize(stripped), MOST_STRIPPED),
                   ("resident", sorted(resident(sys.argv[1]) for _ in range(9))[4], MOST_RESIDENT)]
    for name, found, most in figures:
        print(f"{name}: {found} bytes, at most {most}")
    sys.exit(any(found > most for _, found, most in figures))


if __name__ == "__main__":
    main()
