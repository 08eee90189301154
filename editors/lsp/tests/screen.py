"""A screen of X that nobody sees."""

import os
import subprocess


def start(size):
    """Its process, and the name under which programs find it."""
    read, write = os.pipe()
    process = subprocess.Popen(["Xvfb", "-displayfd", str(write), "-screen", "0", f"{size}x24"], pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    with os.fdopen(read) as said:
        return process, f":{said.readline().strip()}"
