"""The bill of materials, as CycloneDX 1.5: what is in the programs that are given on, and under which licence."""

import json
import platform
import re
import subprocess
import uuid
from datetime import datetime, timezone


def _output(*command):
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return ""


def _compiler(daemon):
    """The compiler's own mark in the program."""
    comment = _output("readelf", "-p", ".comment", str(daemon))
    found = re.search(r"clang version (\S+)", comment)
    return found[1] if found else "unknown"


def bill(sources, daemon, module, version, checksums):
    """As JSON. `checksums` are those of what is in the packages, by name."""
    swift = re.search(r"Swift version (\S+)", _output("swift", "--version"))
    own = f"pkg:generic/field-server@{version}"
    parts = [
        ("swift-standard-library", swift[1] if swift else f"unknown (clang {_compiler(daemon)})", "Apache-2.0 WITH Swift-exception",
         "Standard library and runtime of Swift, linked statically"),
        ("glibc", platform.libc_ver()[1], "LGPL-2.1-or-later", "The GNU C Library, linked statically into the program for Linux"),
        ("gcc-runtime", _output("gcc", "-dumpfullversion").strip() or "12", "GPL-3.0-or-later WITH GCC-exception-3.1",
         "libstdc++ and libgcc, linked statically into the program for Linux"),
        ("unicode-cldr", "41", "Unicode-DFS-2016", "Signs of numbers, and names of months and days; some words of release 46"),
    ]
    components = [
        {"type": "library" if name != "unicode-cldr" else "data", "bom-ref": f"pkg:generic/{name}@{number}".replace(" ", "%20"), "name": name,
         "version": number, "description": description, "licenses": [{"expression": licence}],
         "purl": f"pkg:generic/{name}@{number}".split(" ")[0]}
        for name, number, licence, description in parts
    ]
    programs = {"field-server": [part["bom-ref"] for part in components]}
    if module:
        programs["field-server.wasm"] = [part["bom-ref"] for part in components if part["name"] in ("swift-standard-library", "unicode-cldr")]
    for name in programs:
        components.append({
            "type": "file", "bom-ref": name, "name": name, "version": version, "licenses": [{"expression": "MIT"}],
            "hashes": [{"alg": "SHA-256", "content": checksums[name]}],
        })
    for name, licence, description in (
        ("textual", "MIT", "Of the package field-textual, which pip installs with it"),
        ("wasmtime", "Apache-2.0 WITH LLVM-exception", "Of the wheel with WebAssembly, which pip installs with it"),
    ):
        components.append({"type": "library", "bom-ref": f"pkg:pypi/{name}", "name": name, "description": description, "scope": "optional",
                           "licenses": [{"expression": licence}], "purl": f"pkg:pypi/{name}"})
    return json.dumps({
        "$schema": "http://cyclonedx.org/schema/bom-1.5.schema.json", "bomFormat": "CycloneDX", "specVersion": "1.5",
        # Of the sources and what was made of them, and not of chance: the same packages have the same number.
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, f'{own}#{sources.commit}#{sorted(checksums.items())}')}",
        "version": 1,
        "metadata": {
            "timestamp": datetime.fromtimestamp(sources.epoch, timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ"),
            "component": {"type": "application", "bom-ref": own, "name": "field-server", "version": version,
                          "licenses": [{"expression": "MIT"}], "purl": own,
                          "pedigree": {"commits": [{"uid": sources.commit}]}},
        },
        "components": components,
        "dependencies": [{"ref": own, "dependsOn": sorted(programs)}, *({"ref": name, "dependsOn": parts} for name, parts in programs.items())],
    }, indent=1) + "\n"
