"""What plug-in managers of editors take, each in the shape of its own kind."""

import re

from . import artefacts

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


def emacs_tree(sources, folder, version):
    """The files with the description that package.el reads, named as the file that has the package's head is."""
    names = [path.rsplit("/", 1)[1] for path in sources.paths("editors/emacs/") if re.fullmatch(r"editors/emacs/[^/]+\.el", path)]
    sources.stage(folder, "editors/emacs", [*names, "README.md"])
    sources.stage(folder, "", ["LICENSE"])
    head = (folder / "field-form.el").read_text(encoding="utf-8")
    summary = re.match(r";;; field-form\.el --- (.*?)  -\*-", head)[1]
    requires = re.search(r"^;; Package-Requires: (.*)$", head, re.M)[1]
    keywords = " ".join(f'"{word}"' for word in re.search(r"^;; Keywords: (.*)$", head, re.M)[1].split(", "))
    artefacts.put(folder / "field-form-pkg.el", f""";; -*- no-byte-compile: t; lexical-binding: nil -*-
(define-package "field-form" "{version}" "{summary}" '{requires} :keywords '({keywords}))
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
