"""The Unicode CLDR, as Debian's package unicode-cldr-core has it.

Another folder of the CLDR, with `main` and `supplemental` in it, may be the argument of a script that reads it.
"""

import functools
import os
import pathlib
import re
import sys
import xml.etree.ElementTree as ElementTree

import generated

FOLDER = next((argument for argument in sys.argv[1:] if not argument.startswith("--")), "/usr/share/unicode/cldr/common")
if not os.path.isdir(FOLDER):
    sys.exit(f"there is no {FOLDER}: Debian's package unicode-cldr-core has it")


def version():
    dtd = pathlib.Path(FOLDER, "dtd", "ldml.dtd").read_text("utf-8")
    return re.search(r'cldrVersion CDATA #FIXED "([^"]+)"', dtd).group(1)


@functools.cache
def supplemental(name):
    return ElementTree.parse(os.path.join(FOLDER, "supplemental", name + ".xml")).getroot()


def properties(name):
    return pathlib.Path(FOLDER, "properties", name + ".txt").read_text("utf-8")


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


def is_own(element):
    """Whether an element has a text of its own: not what it inherits, and no other form of it."""
    return element.text and element.text != "↑↑↑" and not element.get("alt")


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


@functools.cache
def newer():
    """What a later CLDR has and this one has not, as Babel has it, by the tags: regions of English, which systems offer."""
    import babel

    tags = [tag for tag in babel.localedata.locale_identifiers() if re.fullmatch("en_[A-Z]{2}", tag)]
    return {tag: babel.Locale.parse(tag) for tag in tags if tag not in locales()}


def printed(name, **place):
    """Keeps what is printed inside in a file of this name."""
    return generated.printed(name, f"CLDR {version()}", **place)
