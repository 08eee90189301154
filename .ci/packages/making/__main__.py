"""All packages of a commit into one folder."""

import argparse
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

from . import artefacts, commandline, debian, editors, formulas, materials, wheels


def absolute(text):
    """A path that still holds in the folder of another project, where its tool is run."""
    return pathlib.Path(text).resolve()


def main():
    parser = argparse.ArgumentParser(prog="making", description="Makes the packages of the commit that is checked out.")
    parser.add_argument("--daemon", required=True, type=absolute, help="the static daemon for Linux")
    parser.add_argument("--wasm", type=absolute, help="field-server.wasm; without one, what carries it is left out")
    parser.add_argument("--javascript", type=absolute, help="the folder of the JavaScript client, built")
    parser.add_argument("output", type=pathlib.Path)
    arguments = parser.parse_args()
    root = pathlib.Path(__file__).resolve().parents[3]
    sources = artefacts.Sources(root)
    if sources.is_changed:
        sys.exit("the sources are changed: what is packed is a commit")
    version = (root / ".ci/version").read_text().strip()
    shutil.rmtree(arguments.output, ignore_errors=True)
    arguments.output.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as work:
        make(sources, pathlib.Path(work), arguments.output.resolve(), version, arguments)
    for path in sorted(arguments.output.rglob("*")):
        if path.is_file():
            print(f"{path.stat().st_size:>10}  {path.relative_to(arguments.output)}")


def make(sources, work, output, version, arguments):
    daemon = work / "field-server"
    # What names the folder of the build goes: symbols, and two sums over them that nothing reads. The same sources built
    # elsewhere are then the same bytes.
    sums = ["--remove-section=.swift_modhash", "--remove-section=.note.gnu.build-id"]
    subprocess.run(["strip", *sums, "-o", str(daemon), str(arguments.daemon)], check=True)
    says = subprocess.run([daemon, "--version"], capture_output=True, text=True, check=True).stdout
    if not re.match(rf"field-server {re.escape(version)} \(.*, release build for x86_64-linux\)", says):
        sys.exit(f"this is another daemon: {says}")
    checksums = {"field-server": artefacts.checksum(daemon)}
    if arguments.wasm:
        checksums["field-server.wasm"] = artefacts.checksum(arguments.wasm)
    bill = materials.bill(sources, arguments.daemon, arguments.wasm, version, checksums)
    artefacts.put(output / f"field-server-{version}.cdx.json", bill)
    pages = work / "pages"
    commandline.write(daemon, pages, sources.epoch)

    wheels.build(sources, work, output, daemon, arguments.wasm)
    debian.build(sources, work, output, daemon, pages, version, bill)
    editors.neovim(sources, work, output, version)
    editors.emacs(sources, work, output, version)
    if arguments.javascript:
        editors.javascript(sources, work, output, daemon, version, arguments.javascript, arguments.wasm)
    archives(sources, work, output, daemon, pages, version)
    formulas.build(sources, work, output, version)
    sums = "".join(f"{artefacts.checksum(path)}  {path.relative_to(output)}\n" for path in sorted(output.rglob("*")) if path.is_file())
    artefacts.put(output / "SHA256SUMS", sums)


def archives(sources, work, output, daemon, pages, version):
    """The sources, and what is to be unpacked and run, for whoever makes a package of another kind."""
    source = work / "source"
    sources.stage(source, "")
    name = f"field-server-{version}"
    artefacts.put(output / f"{name}.tar.gz", artefacts.zipped(artefacts.tar(source, name, sources.epoch)))
    tree = work / "tree"
    artefacts.put(tree / "bin/field-server", daemon.read_bytes(), is_program=True)
    artefacts.put(tree / "share/man/man1/field-server.1", (pages / "field-server.1").read_bytes())
    for page in ("field-server.bash", "_field-server", "field-server.fish"):
        artefacts.put(tree / "share/completions" / page, (pages / page).read_bytes())
    sources.stage(tree / "share/forms", "protocol/forms")
    sources.stage(tree, "", ["LICENSE", "NOTICE"])
    sources.stage(tree, ".ci/packages/licences")
    name += "-x86_64-linux"
    artefacts.put(output / f"{name}.tar.gz", artefacts.zipped(artefacts.tar(tree, name, sources.epoch)))


main()
