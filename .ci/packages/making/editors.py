"""What plug-in managers of editors take, each in the shape of its own kind."""

import json
import re
import shutil

from . import artefacts
from .wheels import LEGAL

# What is there for tests and for readers of the repository.
NEOVIM = ["README.md", "doc", "lua", "plugin"]


def neovim_tree(sources, folder):
    sources.stage(folder, "editors/neovim", NEOVIM)
    sources.stage(folder, "", ["LICENSE"])


def neovim(sources, work, output, version):
    folder = work / "neovim"
    neovim_tree(sources, folder)
    name = f"field.nvim-{version}"
    artefacts.put(output / f"{name}.tar.gz", artefacts.zipped(artefacts.tar(folder, name, sources.epoch)))


def neovim_tags(folder):
    """What `:helptags` would write: where each subject stands. Who installs into a folder of the system's can't have it written there."""
    tags = [(tag, path.name) for path in folder.glob("*.txt") for tag in re.findall(r"\*([^*\s|]+)\*(?=\s|$)", path.read_text(encoding="utf-8"))]
    return "".join(f"{tag}\t{name}\t/*{tag}*\n" for tag, name in sorted(tags))


def emacs_tree(sources, folder, version):
    """The files with the description that package.el reads, named as the file that has the package's head is."""
    names = [path.rsplit("/", 1)[1] for path in sources.paths("editors/emacs/") if re.fullmatch(r"editors/emacs/[^/]+\.el", path)]
    sources.stage(folder, "editors/emacs", [*names, "README.md"])
    sources.stage(folder, "", ["LICENSE"])
    head = (folder / "field-form.el").read_text(encoding="utf-8")
    summary = re.match(r";;; field-form\.el --- (.*?)  -\*-", head)[1]
    requires = re.search(r"^;; Package-Requires: (.*)$", head, re.M)[1]
    address = re.search(r"^;; URL: (.*)$", head, re.M)[1]
    keywords = " ".join(f'"{word}"' for word in re.search(r"^;; Keywords: (.*)$", head, re.M)[1].split(", "))
    artefacts.put(folder / "field-form-pkg.el", f""";; -*- no-byte-compile: t; lexical-binding: nil -*-
(define-package "field-form" "{version}" "{summary}" '{requires} :keywords '({keywords}) :url "{address}")
""")


def emacs(sources, work, output, version):
    folder = work / "emacs"
    emacs_tree(sources, folder, version)
    name = f"field-form-{version}"
    artefacts.put(output / f"{name}.tar", artefacts.tar(folder, name, sources.epoch))


def emacs_autoloads(folder):
    """What package.el would make of the `;;;###autoload` cookies when it installs, for who installs without it."""
    lines = [";;; field-form-autoloads.el  -*- lexical-binding: t; no-byte-compile: t -*-", "",
             "(add-to-list 'load-path (directory-file-name (file-name-directory load-file-name)))"]
    for path in sorted(folder.glob("field-*.el")):
        text = path.read_text(encoding="utf-8")
        for part in text.split(";;;###autoload\n")[1:]:
            definition = part.split("\n\n(")[0]
            is_command = "t" if "\n  (interactive" in definition else "nil"
            lines.append(f"(autoload '{definition.split()[1]} \"{path.stem}\" nil {is_command})")
    artefacts.put(folder / "field-form-autoloads.el", "\n".join(lines) + "\n")


def javascript(sources, work, output, daemon, version, built, module):
    """The package of npm, whose modules `build` has made, with the engine in it; and the daemon as one that it may have beside it."""
    native = "field-server-linux-x64"
    folder = work / "javascript"
    sources.stage(folder, "editors/javascript", ["package.json", "README.md"])
    sources.stage(folder, "", LEGAL)
    for path in sorted(built.joinpath("dist").rglob("*")):
        if path.is_file():
            artefacts.put(folder / path.relative_to(built), path.read_bytes())
    if module:
        shutil.copyfile(module, folder / "dist/field-server.wasm")
        for table in module.parent.glob("field-server.*.table"):
            shutil.copyfile(table, folder / "dist" / table.name)
    description = json.loads((folder / "package.json").read_text(encoding="utf-8"))
    description["optionalDependencies"] = {native: version}
    artefacts.put(folder / "package.json", json.dumps(description, indent=2) + "\n")
    _npm(sources, folder, output, description["name"], version)

    folder = work / "native"
    artefacts.put(folder / "bin/field-server", daemon.read_bytes(), is_program=True)
    sources.stage(folder, "", LEGAL)
    sources.stage(folder, ".ci/packages/licences")
    artefacts.put(folder / "package.json", json.dumps({
        "name": native, "version": version, "description": "field-server, the language server for text fields, for Linux on x86-64",
        "license": "MIT", "os": ["linux"], "cpu": ["x64"], "bin": {"field-server": "bin/field-server"},
    }, indent=2) + "\n")
    _npm(sources, folder, output, native, version)


def _npm(sources, folder, output, name, version):
    artefacts.put(output / f"{name}-{version}.tgz", artefacts.zipped(artefacts.tar(folder, "package", sources.epoch)))
