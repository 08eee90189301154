#!/usr/bin/env python3
"""Installs the packages where nothing is but a system, uses them, takes them away, and looks for what was left.

    .ci/packages/bare_root.py [--root FOLDER]

The packages are those of .build/packages. FOLDER is an unpacked minimal Debian with Python's venv, of which a copy is used; without
one, mmdebstrap makes it. In it there is no network and no toolchain; whoever installs with pip is a user whose home can't be written.
Run by root, for chroot and for namespaces.
"""

import argparse
import json
import os
import pathlib
import pty
import select
import shutil
import subprocess
import sys
import tempfile
import time

TOP = pathlib.Path(__file__).resolve().parents[2]
PACKAGES = TOP / ".build/packages"
FORM = {"title": "Sign up", "fields": [
    {"field": "phone", "type": "phone", "label": "Telephone", "required": True},
    {"field": "birthday", "type": "date", "label": "Birthday"},
]}
FILLED = {"phone": "+15552234567", "birthday": "2024-12-25"}
CLIENT = """
from field_client import BlockingClient
with BlockingClient() as client:
    phone = client.field("phone", type="phone", required=True)
    print(phone.insert("5552234567").text)
"""
SESSION = "".join(json.dumps({"jsonrpc": "2.0", **message}) + "\n" for message in (
    {"id": 1, "method": "initialize"}, {"id": 2, "method": "field/create", "params": {"field": "card", "type": "credit"}},
    {"id": 3, "method": "field/edit", "params": {"field": "card", "input": "4111111111111111"}}, {"id": 4, "method": "shutdown"},
    {"method": "exit"}))


class Root:
    """A system in a folder."""

    USER = "1000:1000"

    def __init__(self, path):
        self.path = path
        (path / "home/user").mkdir(parents=True, exist_ok=True)
        (path / "home/user").chmod(0o555)
        (path / "srv/user").mkdir(exist_ok=True)
        os.chown(path / "srv/user", 1000, 1000)

    def _entered(self, command, user):
        environment = ["env", "-i", "PATH=/srv/user/app/bin:/usr/bin:/bin:/usr/sbin:/sbin", "HOME=/home/user", "TERM=xterm",
                       "LANG=C.UTF-8"]
        inside = ["chroot", f"--userspec={user}", str(self.path), *environment, "sh", "-c", f"cd /srv/user && {command}"]
        # The devices are lent to a namespace of the command's own: nothing stays mounted.
        mounting = f"mount --rbind /dev {self.path}/dev && mount -t proc proc {self.path}/proc && exec \"$@\""
        return ["unshare", "--mount", "--net", "--pid", "--fork", "sh", "-c", mounting, "sh", *inside]

    def run(self, command, user=USER, keys=None, expected=0):
        """Runs a command as the user, at a terminal where keys are pressed, and gives what it printed."""
        print(f"{'#' if user == 'root' else '$'} {command}", flush=True)
        arguments = self._entered(command, user)
        if keys is None:
            done = subprocess.run(arguments, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=600)
            text, errors, code = done.stdout, done.stderr, done.returncode
        else:
            text, code = at_terminal(arguments, keys)
            errors = ""
        for line in (text + errors).splitlines():
            print(f"  {line}", flush=True)
        if code != expected:
            sys.exit(f"it ended with {code}")
        return text

    def files(self):
        """All that is there, without what a package manager writes about itself."""
        found = set()
        for folder, folders, names in os.walk(self.path):
            below = os.path.relpath(folder, self.path)
            if below in ("proc", "dev", "tmp", "packages", "var/lib/dpkg", "var/log", "var/cache"):
                folders.clear()
                continue
            found.update(os.path.join(below, name) for name in [*folders, *names])
        return found


def at_terminal(arguments, keys):
    """Runs a program at a terminal of 80 columns, presses the keys once it shows the text that they wait for, and gives what it
    printed on standard output, which is a file."""
    with tempfile.TemporaryFile() as printed:
        process, terminal = pty.fork()
        if process == 0:
            os.dup2(printed.fileno(), 1)
            os.execvp(arguments[0], arguments)
        subprocess.run(["stty", "rows", "30", "cols", "80"], stdin=terminal, check=True)
        shown, deadline, waiting = b"", time.monotonic() + 300, list(keys)
        while True:
            while waiting and waiting[0][0] in shown:
                os.write(terminal, waiting.pop(0)[1])
                shown = b""
            if time.monotonic() > deadline:
                os.kill(process, 9)
                sys.exit(f"nothing came of the keys; shown was {shown[-2000:]!r}")
            if not select.select([terminal], [], [], 1)[0]:
                continue
            try:
                data = os.read(terminal, 65536)
            except OSError:
                data = b""
            if not data:
                break
            shown += data
        code = os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])
        printed.seek(0)
        return printed.read().decode(), code


def left_behind(before, after, what):
    new = sorted(after - before)
    print(f"left behind by {what}: {', '.join(new) if new else 'nothing'}")
    if new or before - after:
        sys.exit(f"gone or left: {sorted(before ^ after)[:20]}")


def with_pip(root):
    root.run("python3 --version && ! command -v swift && ! command -v gcc && touch /home/user/x", expected=1)
    root.run("python3 -m venv app && app/bin/python -m pip --version | cut -d' ' -f1,2")
    before = root.files()
    kept = set(root.run("app/bin/python -m pip list --format=freeze").split())
    root.run("pip install --quiet --no-index --find-links /packages field-textual")
    installed = [line for line in root.run("pip list --format=freeze").split() if line not in kept]
    root.run("field-server --version && field-server doctor | head -4")
    root.run(f"python3 -c '{CLIENT}'")
    for program in ("field-textual", "field-server form"):
        text = root.run(f"{program} /packages/form.json", keys=[(b"Telephone", b"5552234567\r12252024\r")])
        if json.loads(text) != FILLED:
            sys.exit(f"the form says {text}")
    names = " ".join(line.split("==")[0] for line in installed)
    root.run(f"pip uninstall --quiet --yes {names}")
    left_behind(before, root.files(), "pip")


def with_dpkg(root):
    package = next(PACKAGES.glob("*.deb")).name
    before = root.files()
    root.run(f"dpkg --install /packages/{package}", user="root")
    root.run("field-server --version")
    root.run("printf '5552234567\\n12252024\\n\\n' | field-server form --accessible /packages/form.json")
    root.run("field-server check /usr/share/doc/field-server/examples/checkout.json")
    root.run("dpkg --purge field-server", user="root")
    left_behind(before, root.files(), "dpkg")


def without_anything(daemon):
    """A root with the program alone: no loader, no C library of any kind, no locales, no devices. Swift's runtime wants /proc."""
    with tempfile.TemporaryDirectory() as folder:
        shutil.copy(daemon, f"{folder}/field-server")
        os.mkdir(f"{folder}/proc")
        os.chmod(folder, 0o555)
        print("$ chroot to a folder that holds field-server and /proc, and nothing else")
        inside = ["chroot", "--userspec=1000:1000", folder, "/field-server", "--framing=line"]
        command = ["unshare", "--mount", "--net", "--pid", "--fork", "sh", "-c", f"mount -t proc proc {folder}/proc && exec \"$@\"", "sh"]
        said = subprocess.run(command + inside, input=SESSION, capture_output=True, text=True, timeout=60, check=True).stdout
        print("  " + said.splitlines()[2][:120] + "…")
        assert '"text":"4111 1111 1111 1111"' in said, said


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--root", type=pathlib.Path)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as work:
        path = pathlib.Path(work) / "root"
        if arguments.root:
            subprocess.run(["cp", "-a", arguments.root, path], check=True)
        else:
            made(path)
        wheels = path / "packages"
        wheels.mkdir()
        # What else is needed comes from the index now: inside there is none.
        subprocess.run([sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--only-binary=:all:",
                        "--find-links", PACKAGES, "--dest", wheels, "field-textual"], check=True)
        shutil.copy(next(PACKAGES.glob("*.deb")), wheels)
        (wheels / "form.json").write_text(json.dumps(FORM))
        for file in wheels.iterdir():
            file.chmod(0o644)
        root = Root(path)
        with_pip(root)
        with_dpkg(root)
        daemon = path / "daemon"
        subprocess.run(["dpkg-deb", "--extract", next(PACKAGES.glob("*.deb")), daemon], check=True)
        without_anything(daemon / "usr/bin/field-server")


def made(path):
    sources = [str(file) for file in (pathlib.Path("/etc/apt/sources.list"), *pathlib.Path("/etc/apt/sources.list.d").glob("*.sources"))
               if file.exists()]
    release = dict(line.split("=", 1) for line in pathlib.Path("/etc/os-release").read_text().splitlines() if "=" in line)
    subprocess.run(["mmdebstrap", "--quiet", "--variant=minbase", "--include=python3-venv", release["VERSION_CODENAME"], path, *sources],
                   check=True)


if __name__ == "__main__":
    main()
