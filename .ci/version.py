#!/usr/bin/env python3
"""The product's version stands in .ci/version, and this keeps it the same in all that is built.

    .ci/version.py            says where another one stands, and fails
    .ci/version.py 0.2.0      writes a new one everywhere

The version of the protocol is another one: that of protocol/model.json.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
NUMBER = r"\d+\.\d+\.\d+"
# A file, and what stands around the version there.
PLACES = [
    (".ci/version", r"^()%s()$"),
    ("Sources/FieldServer/RPC/SessionConfiguration.swift", r'(public var version = ")%s(")'),
    ("editors/emacs/field-form.el", r"(;; Version: )%s()"),
    ("editors/python/pyproject.toml", r'(\nversion = ")%s(")'),
    ("editors/python/pyproject.toml", r'(dependencies = \["field-server>=)%s(")'),
    ("editors/python/src/field_client/__init__.py", r'(__version__ = ")%s(")'),
    ("editors/javascript/package.json", r'("version": ")%s(")'),
    ("editors/qt/pyproject.toml", r'(\nversion = ")%s(")'),
    ("editors/qt/pyproject.toml", r'("field-client>=)%s(")'),
    ("editors/textual/pyproject.toml", r'(\nversion = ")%s(")'),
    ("editors/textual/pyproject.toml", r'(dependencies = \["field-client>=)%s(")'),
    ("editors/textual/src/field_textual/__init__.py", r'(__version__ = ")%s(")'),
    (".ci/packages/python/pyproject.toml", r'(\nversion = ")%s(")'),
    (".ci/packages/python/src/field_server/__init__.py", r'(__version__ = ")%s(")'),
    ("protocol/transcripts/lifecycle.md", r'("serverInfo":\{"name":"field-server","version":")%s(")'),
]


def versions():
    """Each place with the version that it names."""
    for name, pattern in PLACES:
        path = ROOT / name
        text = path.read_text(encoding="utf-8")
        found = re.findall(pattern.replace("%s", f"({NUMBER})"), text)
        if len(found) != 1:
            sys.exit(f"{name}: one version is expected, not {len(found)}")
        yield path, pattern, text, found[0][1]


def current():
    return (ROOT / ".ci/version").read_text(encoding="utf-8").strip()


def main():
    arguments = sys.argv[1:]
    if not arguments:
        wrong = [f"{path.relative_to(ROOT)} says {found}" for path, _, _, found in versions() if found != current()]
        if wrong:
            sys.exit(f"the version is {current()}, but " + ", ".join(wrong))
        return
    if len(arguments) != 1 or not re.fullmatch(NUMBER, arguments[0]):
        sys.exit(__doc__)
    for path, pattern, text, _ in list(versions()):
        changed = re.sub(pattern.replace("%s", NUMBER), lambda match: f"{match[1]}{arguments[0]}{match[2]}", text)
        path.write_text(changed, encoding="utf-8")


if __name__ == "__main__":
    main()
