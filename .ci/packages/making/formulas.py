"""The formulas of other package managers, with the version and the checksums of what was made. They name no place to download from
until there is one, and none of them was ever run: their syntax is checked, and no more."""

import re

from . import artefacts

# Where releases are to be found; the name is one that can't be anybody's.
PLACE = "https://field-server.example/releases"


def build(sources, work, output, version):
    sources.stage(work / "formulas", ".ci/packages/formulas")
    values = {"VERSION": version, "PLACE": f"{PLACE}/{version}"}
    for path in sorted((work / "formulas").iterdir()):
        text = path.read_text(encoding="utf-8")
        text = re.sub(r"@SHA256 (\S+?)@", lambda match: artefacts.checksum(output / match[1].replace("VERSION", version)), text)
        text = re.sub(r"@(VERSION|PLACE)@", lambda match: values[match[1]], text)
        artefacts.put(output / "formulas" / path.name, text)
