"""Runs the README's examples as printed, and looks at what they say."""

import os
import re
import subprocess
import sys

daemon = os.path.abspath(sys.argv[1])
environment = dict(os.environ, PATH=os.path.dirname(daemon) + os.pathsep + os.environ["PATH"])
text = open(os.path.join(os.path.dirname(__file__), "..", "README.md"), encoding="utf-8").read()


def example(language, containing):
    return next(block for block in re.findall(rf"```{language}\n(.*?)```", text, re.S) if containing in block)


def run(command, **more):
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=True, **more).stdout


python = run([sys.executable, "-c", example("python", "subprocess")])
assert "(555) 123-4567" in python, python
shell = run(["sh", "-c", example("sh", "END")])
assert '"text":"4111 1111 1111 1111"' in shell, shell
print("the README's examples run as printed")
