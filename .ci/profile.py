"""Makes what the release build is told about the daemon's work: `python3 .ci/profile.py`, on Linux, with valgrind.

Release.profdata says how often each branch is taken, to the compiler: a daemon that counts them is built and used
(`Benchmarks --usage`). Release.order names what is run at all, to the linker, so that it lies side by side: what is run
with most keys, in the order in which it is, then what a start runs, then the libraries' functions. Of both, what names a
function that is changed or gone is passed over: an old profile makes a slower daemon, never a wrong one. Make them anew
where much has changed, and commit them.
"""

import collections
import glob
import itertools
import json
import os
import re
import shutil
import subprocess
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
SOURCES = os.path.join(ROOT, "Sources", "field-server")
# Calls in 20,000 edits.
OFTEN = 4000
OURS = re.compile(r"10JSONBytes|8Automata|11FieldEngine|13FieldProtocol|11FieldServer|12field_server")


def run(*arguments, **environment):
    subprocess.run(arguments, check=True, cwd=ROOT, env={**os.environ, **environment})


def built(scratch, **environment):
    """The path of a release daemon that is built from nothing: the package manager does not see that a profile changed."""
    shutil.rmtree(os.path.join(ROOT, scratch), ignore_errors=True)
    run("swift", "build", "-c", "release", "--product", "field-server", "--scratch-path", scratch, **environment)
    return os.path.join(ROOT, scratch, "release", "field-server")


def profile(benchmarks, daemon):
    with tempfile.TemporaryDirectory() as counts:
        run(benchmarks, "--usage", daemon, LLVM_PROFILE_FILE=os.path.join(counts, "%p.profraw"))
        toolchain = json.loads(subprocess.check_output(["swiftc", "-print-target-info"]))["paths"]["runtimeResourcePath"]
        merge = os.path.join(toolchain, "..", "..", "bin", "llvm-profdata")
        raw = sorted(glob.glob(os.path.join(counts, "*.profraw")))
        run(merge, "merge", "-sparse", *raw, "-o", os.path.join(SOURCES, "Release.profdata"))


def observed(daemon, use):
    """What the processes of a daemon called. `use` gets a program that is the daemon, observed."""
    with tempfile.TemporaryDirectory() as place:
        program = os.path.join(place, "observed")
        with open(program, "w") as script:
            print("#!/bin/sh", file=script)
            print("exec valgrind --tool=callgrind --dump-instr=yes --demangle=no --log-file=/dev/null "
                  f"--callgrind-out-file={place}/%p.calls {daemon} \"$@\"", file=script)
        os.chmod(program, 0o755)
        use(program)
        return Calls(glob.glob(os.path.join(place, "*.calls")))


class Calls:
    """The functions that processes of one program ran, and from where they called them how often, of callgrind's reports."""

    def __init__(self, paths):
        self.names = set()
        # How often, by the caller, the address of the call, and whom it calls.
        self.counts = collections.Counter()
        for path in paths:
            with open(path) as lines:
                self.read(lines)

    def read(self, lines):
        names = {}
        caller = callee = count = None
        address = 0
        for line in lines:
            if line.startswith(("fn=", "cfn=")):
                kind, text = line.rstrip().split("=", 1)
                # A name stands behind its number where it comes first; a number behind the name counts recursion.
                number, _, name = text.partition(" ")
                if name:
                    names[number] = name.split("'")[0]
                if kind == "fn":
                    caller = names[number]
                else:
                    callee = names[number]
            elif line.startswith("calls="):
                count = int(line[6:].split()[0])
            elif line.startswith(("0x", "+", "-", "*")):
                word = line.split()[0]
                if word != "*":
                    address = int(word, 16) + (0 if word.startswith("0x") else address)
                if callee is not None:
                    self.counts[caller, address, callee] += count
                    callee = None
        self.names.update(name for name in names.values() if not name.startswith("0x"))

    def often(self, least):
        """What was called so often, each function behind the one that calls it first: as they are run."""
        frequent = {}
        for (caller, _, callee), count in sorted(self.counts.items()):
            if count >= least:
                frequent.setdefault(caller, []).append(callee)
        called = {callee for callees in frequent.values() for callee in callees}
        # The loop, from which the most can be reached, before the others.
        runs = sorted((reached(begin, frequent) for begin in sorted(set(frequent) - called)), key=len, reverse=True)
        return [name for name in dict.fromkeys(itertools.chain(*runs)) if name in self.names]


def reached(begin, callees):
    """What is called from a function, and from what it calls, in the order of the calls."""
    order, waiting = {}, [begin]
    while waiting:
        name = waiting.pop()
        if name not in order:
            order[name] = None
            waiting += reversed(callees.get(name, []))
    return list(order)


def framed(method, number, params):
    body = json.dumps({"jsonrpc": "2.0", "id": number, "method": method, "params": params}).encode()
    return b"Content-Length: %d\r\n\r\n%s" % (len(body), body)


def order(benchmarks, daemon):
    life = framed("initialize", 1, {"capabilities": {}}) + framed("shutdown", 2, None) + framed("exit", None, None)
    start = observed(daemon, lambda it: subprocess.run([it], check=True, input=life, stdout=subprocess.DEVNULL))
    used = observed(daemon, lambda it: run(benchmarks, "--usage", it))
    names = used.often(OFTEN)
    # A third of the standard library is one section: it comes behind all that is small.
    names += sorted(sorted(start.names), key=lambda name: name.startswith(("$ss", "$sS")))
    # What is rare and ours changes too much to be named here.
    names += [name for name in sorted(used.names) if not OURS.search(name)]
    with open(os.path.join(SOURCES, "Release.order"), "w") as file:
        for name in dict.fromkeys(names):
            print(name, file=file)


if __name__ == "__main__":
    run("swift", "build", "-c", "release", "--product", "Benchmarks")
    benchmarks = os.path.join(ROOT, ".build", "release", "Benchmarks")
    profile(benchmarks, built(".build/profile/counting", FIELD_SERVER_PROFILE="count"))
    order(benchmarks, built(".build/profile/profiled"))
