"""The wheels, by the back ends that pyproject.toml names."""

import os
import subprocess
import sys

from .artefacts import put

# The licence lies at the top of the sources, and a wheel takes it from beside its pyproject.toml.
LEGAL = ["LICENSE", "NOTICE"]
CLIENTS = ["editors/python", "editors/textual", "editors/qt"]


def build(sources, work, output, daemon, module):
    """Each project into a wheel; field-server into two, where there is a module."""
    stage = work / "wheels"
    projects = {name: stage / name for name in (".ci/packages/python", *CLIENTS)}
    for name, folder in projects.items():
        sources.stage(folder, name)
        sources.stage(folder, "", LEGAL)
    sources.stage(projects[".ci/packages/python"], ".ci/packages/licences")
    (projects[".ci/packages/python"] / "LGPL-2.1.txt").rename(projects[".ci/packages/python"] / "LICENSE.LGPL-2.1.txt")
    _wheel(projects[".ci/packages/python"], output, sources, FIELD_SERVER=str(daemon))
    if module:
        # The same files: nothing of another build is left beside them. The daemon says itself of which commit it is.
        put(projects[".ci/packages/python"] / "src" / "field_server" / "commit", sources.commit[:12] + "\n")
        _wheel(projects[".ci/packages/python"], output, sources, FIELD_SERVER_WASM=str(module))
    for name in CLIENTS:
        _wheel(projects[name], output, sources)


def _wheel(project, output, sources, **environment):
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check", "--no-deps", "--no-build-isolation",
               "--no-index", "--wheel-dir", str(output), str(project)]
    kept = {name: value for name, value in os.environ.items() if name not in ("FIELD_SERVER", "FIELD_SERVER_WASM")}
    # Zip begins in 1980, and counts in the local time.
    kept |= {"SOURCE_DATE_EPOCH": str(sources.epoch), "TZ": "UTC"}
    subprocess.run(command, check=True, env=kept | environment)
