"""Makes what the release build is told about the daemon's work: `python3 .ci/profile.py`, on Linux, with valgrind.

Release.profdata says how often each branch is taken, to the compiler: a daemon that counts them is built and used
(`Benchmarks --usage`). Release.order names what is run at all, to the linker, so that it lies side by side: the functions
of a start first, then those of the libraries. Of both, what names a function that is changed or gone is passed over: an
old profile makes a slower daemon, never a wrong one. Make them anew where much has changed, and commit them.
"""

import glob
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
SOURCES = os.path.join(ROOT, "Sources", "field-server")
OURS = re.compile(r"10JSONBytes|8Automata|11FieldEngine|13FieldProtocol|11FieldServer|12field_server")


def run(*arguments, **environment):
    subprocess.run(arguments, check=True, cwd=ROOT, env={**os.environ, **environment})


def built(product, scratch, **environment):
    """The path of a release build that starts from nothing: the package manager does not see that a profile changed."""
    shutil.rmtree(os.path.join(ROOT, scratch), ignore_errors=True)
    run("swift", "build", "-c", "release", "--product", product, "--scratch-path", scratch, **environment)
    return os.path.join(ROOT, scratch, "release", product)


def profile(benchmarks, daemon):
    with tempfile.TemporaryDirectory() as counts:
        run(benchmarks, "--usage", daemon, LLVM_PROFILE_FILE=os.path.join(counts, "%p.profraw"))
        toolchain = json.loads(subprocess.check_output(["swiftc", "-print-target-info"]))["paths"]["runtimeResourcePath"]
        merge = os.path.join(toolchain, "..", "..", "bin", "llvm-profdata")
        raw = sorted(glob.glob(os.path.join(counts, "*.profraw")))
        run(merge, "merge", "-sparse", *raw, "-o", os.path.join(SOURCES, "Release.profdata"))


def functions(daemon, use):
    """The functions that a daemon runs, by their names in the file, from A to Z. `use` gets a program that is the daemon,
    observed."""
    with tempfile.TemporaryDirectory() as place:
        observed = os.path.join(place, "observed")
        with open(observed, "w") as script:
            print("#!/bin/sh", file=script)
            print("exec valgrind --tool=callgrind --demangle=no --log-file=/dev/null "
                  f"--callgrind-out-file={place}/%p.functions {daemon} \"$@\"", file=script)
        os.chmod(observed, 0o755)
        use(observed)
        names = set()
        for path in glob.glob(os.path.join(place, "*.functions")):
            with open(path) as lines:
                # A name stands behind its number where it comes first; a number behind it counts recursion.
                names.update(re.findall(r"^c?fn=\(\d+\) ([^'\s]+)", lines.read(), re.MULTILINE))
    return sorted(name for name in names if not name.startswith("0x"))


def framed(method, number, params):
    body = json.dumps({"jsonrpc": "2.0", "id": number, "method": method, "params": params}).encode()
    return b"Content-Length: %d\r\n\r\n%s" % (len(body), body)


def order(benchmarks, daemon):
    life = framed("initialize", 1, {"capabilities": {}}) + framed("shutdown", 2, None) + framed("exit", None, None)
    start = functions(daemon, lambda it: subprocess.run([it], check=True, input=life, stdout=subprocess.DEVNULL))
    used = [name for name in functions(daemon, lambda it: run(benchmarks, "--usage", it)) if not OURS.search(name)]
    with open(os.path.join(SOURCES, "Release.order"), "w") as file:
        # A third of the standard library is one section: it comes behind all that is small.
        for name in sorted(start, key=lambda name: name.startswith(("$ss", "$sS"))):
            print(name, file=file)
        for name in used:
            if name not in set(start):
                print(name, file=file)


if __name__ == "__main__":
    run("swift", "build", "-c", "release", "--product", "Benchmarks")
    benchmarks = os.path.join(ROOT, ".build", "release", "Benchmarks")
    profile(benchmarks, built("field-server", ".build/profile/counting", FIELD_SERVER_PROFILE="count"))
    order(benchmarks, built("field-server", ".build/profile/profiled"))
