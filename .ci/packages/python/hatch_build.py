"""What stands in the wheel: the daemon, or field-server.wasm with what runs it.

FIELD_SERVER_WASM names the module for the one that runs everywhere. Else the daemon is that of FIELD_SERVER, or the release
build of this checkout. An editable install carries neither: the daemon is then the one that the client is told.
"""

import glob
import os
import stat
import sys
import sysconfig

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

# A static program needs a kernel and nothing else, whatever the C library of the system is.
LINUX = "manylinux_2_17_x86_64.manylinux2014_x86_64.musllinux_1_1_x86_64"


class Scripts(MetadataHookInterface):
    def update(self, metadata):
        metadata["scripts"] = {}
        if os.environ.get("FIELD_SERVER_WASM"):
            metadata["scripts"]["field-server"] = "field_server.wasm:main"


class Contents(BuildHookInterface):
    def initialize(self, version, build_data):
        if version == "editable":
            return
        module = os.environ.get("FIELD_SERVER_WASM")
        if module:
            build_data["force_include"][os.path.abspath(module)] = "field_server/field-server.wasm"
            for table in glob.glob(os.path.join(os.path.dirname(os.path.abspath(module)), "field-server.*.table")):
                build_data["force_include"][table] = f"field_server/{os.path.basename(table)}"
            return
        daemon = os.environ.get("FIELD_SERVER") or os.path.join(self.root, "../../.build/release/field-server")
        daemon = os.path.abspath(daemon)
        if not os.stat(daemon).st_mode & stat.S_IXUSR:
            raise PermissionError(f"{daemon} can't be run")
        platform = LINUX if sys.platform == "linux" else sysconfig.get_platform().replace("-", "_").replace(".", "_")
        build_data["pure_python"] = False
        build_data["tag"] = f"py3-none-{platform}"
        build_data["shared_scripts"][daemon] = "field-server"
