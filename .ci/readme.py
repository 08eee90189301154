"""Runs the README's examples as printed, and looks at what they say.

    .ci/readme.py DAEMON [PACKAGES]

With a folder of packages, the first command too, which installs them: as they would come from an index.
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

TOP = pathlib.Path(__file__).resolve().parent.parent
sys.path.append(str(TOP / ".ci/packages"))
import bare_root  # noqa: E402

daemon = os.path.abspath(sys.argv[1])
environment = dict(os.environ, PATH=os.path.dirname(daemon) + os.pathsep + os.environ["PATH"])
text = (TOP / "README.md").read_text(encoding="utf-8")


def example(language, containing=""):
    return next(block for block in re.findall(rf"```{language}\n(.*?)```", text, re.S) if containing in block)


def run(command, **more):
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=True, **more).stdout


def install(packages):
    """In an environment of its own, with the server that pip brings and no other."""
    command = example("sh")
    assert command.startswith("pip install "), command
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        own = dict(os.environ, PATH=f"{folder}/bin:/usr/bin:/bin", PIP_FIND_LINKS=os.path.abspath(packages), TERM="xterm",
                   PIP_DISABLE_PIP_VERSION_CHECK="1", PIP_PROGRESS_BAR="off")
        own.pop("FIELD_SERVER", None)
        # Control and Q leave the form, which then was not submitted.
        _, code = bare_root.at_terminal(["env", "-i", *(f"{name}={value}" for name, value in own.items()), "sh", "-c", command],
                                        [(b"E-mail", b"\x11")])
        assert code == 1, code


def build():
    """The second way: the first command as printed; the tests are run by whoever runs this."""
    commands = [line.split("#")[0].strip() for line in example("sh", "swift run").splitlines()]
    assert commands[1:] == ["Tests/test"], commands
    said = subprocess.run(commands[0], shell=True, cwd=TOP, capture_output=True, text=True, timeout=1800, check=True).stdout
    assert "initialize" in said, said


python = run([sys.executable, "-c", example("python", "subprocess")])
assert "(555) 123-4567" in python, python
shell = run(["sh", "-c", example("sh", "END")])
assert '"text":"4111 1111 1111 1111"' in shell, shell
if shutil.which("swift"):
    build()
if len(sys.argv) > 2:
    install(sys.argv[2])
print("the README's examples run as printed")
