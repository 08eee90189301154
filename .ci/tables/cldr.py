"""The Unicode CLDR, as Debian's package unicode-cldr-core has it, and what becomes of a table that is made of it.

A script of this folder writes its file below Sources/FieldEngine/Types/Data; with --check it ends with an error instead where
another would be written. Another folder of the CLDR, with `main` and `supplemental` in it, may be its argument.
"""

import contextlib
import functools
import io
import os
import pathlib
import re
import sys
import xml.etree.ElementTree as ElementTree

DATA = pathlib.Path(__file__).parents[2] / "Sources" / "FieldEngine" / "Types" / "Data"
FOLDER = next((argument for argument in sys.argv[1:] if not argument.startswith("--")), "/usr/share/unicode/cldr/common")
if not os.path.isdir(FOLDER):
    sys.exit(f"there is no {FOLDER}: Debian's package unicode-cldr-core has it")


def version():
    dtd = pathlib.Path(FOLDER, "dtd", "ldml.dtd").read_text("utf-8")
    return re.search(r'cldrVersion CDATA #FIXED "([^"]+)"', dtd).group(1)


@functools.cache
def supplemental(name):
    return ElementTree.parse(os.path.join(FOLDER, "supplemental", name + ".xml")).getroot()


@functools.cache
def tree(locale):
    """What is said of a locale itself; None where that is nothing."""
    path = os.path.join(FOLDER, "main", locale + ".xml")
    return ElementTree.parse(path).getroot() if os.path.exists(path) else None


@functools.cache
def locales():
    """All of them but the root, from `af` on."""
    return sorted(name[:-4] for name in os.listdir(os.path.join(FOLDER, "main")) if name.endswith(".xml") and name != "root.xml")


@functools.cache
def _parents():
    return {
        child: parent.get("parent")
        for parent in supplemental("supplementalData").find("parentLocales").findall("parentLocale")
        for child in parent.get("locales").split()
    }


def chain(locale):
    """A locale and those that it inherits from, up to the root."""
    while locale:
        yield locale
        locale = _parents().get(locale) or ("_" in locale and locale.rsplit("_", 1)[0]) or (locale != "root" and "root")


def value(locale, path):
    for step in chain(locale):
        found = tree(step) is not None and tree(step).find(path)
        if found is not None and found is not False and found.text and found.text != "↑↑↑":
            return found.text
    return None


def shortened(locale):
    """What is looked at where nothing is known of a locale: the same without its last part."""
    parts = locale.split("_")
    if len(parts) == 3:
        return ["_".join(parts[:2]), parts[0] + "_" + parts[2], parts[0]]
    return [parts[0]] if len(parts) == 2 else []


@contextlib.contextmanager
def written(name, folder=DATA):
    """Writes what is printed inside to a file, or compares them."""
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        yield
    path = folder / name
    if "--check" not in sys.argv:
        path.write_text(said.getvalue(), "utf-8")
    elif path.read_text("utf-8") != said.getvalue():
        sys.exit(f"{name} is stale: {os.path.basename(sys.argv[0])} writes it anew, of CLDR {version()}")
