#!/usr/bin/env python3
"""Takes large tables out of the module of WebAssembly, into files beside it (specification, section 1.15).

    .ci/table_files.py MODULE

A table keeps its place in the module's memory, but its bytes lie in a file, `field-server.NAME.table` beside `field-server.wasm`. What
is to be taken out is read from the generated sources that the module was made of, and has to be in it once.
"""

import pathlib
import re
import struct
import sys

from module_bytes import number, sections, with_sections, written

ROOT = pathlib.Path(__file__).resolve().parent.parent
DATA = ROOT / "Sources/FieldEngine/Types/Data"
MARK = b"files of tables\x00"
# In the order of `TableFile`; of which sources it is, and what of them is a part of it.
TABLES = {
    "telephone": {"TelephoneTable.swift": re.compile("body")},
    "addresses": {
        "AddressTable.swift": re.compile("formats|regions"), "PostalCodes.swift": re.compile("exact"), "PostalCodeTable.swift": re.compile("table"),
    },
    "messages": {"MessageTable.swift": re.compile("(?!en$|codes$).*"), "CalendarNames.swift": re.compile("others"), "StrengthWords.swift": re.compile("others"),
                 "CurrencySigns.swift": re.compile("others"), "CountryNames.swift": re.compile("others"), "FlagWords.swift": re.compile("others")},
    "world": {"Identifiers+Table.swift": re.compile("from.*"), "DomainNameTable.swift": re.compile(".*"), "TypeMeanings.swift": re.compile("text"),
              "TypeDescriptions.swift": re.compile("text"), "TypeParameters.swift": re.compile("text")},
    "calendar": {"MonthNames.swift": re.compile(".*"), "CalendarFormats.swift": re.compile(".*"), "DayParts.swift": re.compile(".*")},
}
LITERAL = re.compile(r'static let (\w+): StaticString = (#*)"""\n(.*?)\n *"""\2', re.DOTALL)
BLOCK = 16384
DATA_SECTION = 11
# How many pieces the data has, where a tool says so.
COUNT_SECTION = 12


def literals(name):
    """The texts of a source by their names, as the compiler reads them."""
    for constant, signs, lines in LITERAL.findall((DATA / name).read_text(encoding="utf-8")):
        indent = len(lines) - len(lines.lstrip(" "))
        text = "\n".join(line[indent:] for line in lines.split("\n"))
        escape = re.escape("\\" + signs)
        text = re.sub(rf'{escape}(\n|\\|"|u\{{(\w+)\}})', unescaped, text)
        yield constant, text.encode()


def unescaped(match):
    sign, scalar = match.groups()
    return chr(int(scalar, 16)) if scalar else "" if sign == "\n" else sign


def segments(section):
    """Address and bytes of what the module writes into its memory when it begins."""
    count, at = number(section, 0)
    for _ in range(count):
        assert section[at:at + 2] == b"\x00\x41", "a segment that has no address of its own"
        address, at = number(section, at + 2, is_signed=True)
        assert section[at] == 0x0B
        length, at = number(section, at + 1)
        yield address, section[at:at + length]
        at += length


def by_kind(segments):
    """Texts first, then what is mostly zeros, then the rest: what is alike side by side takes 7,000 bytes less with Brotli, since code and
    data share its statistics. Where it lies in memory stays."""
    pieces = []
    for address, content in segments:
        before = None
        for start in range(0, len(content), BLOCK):
            block = content[start:start + BLOCK]
            texts = sum(byte == 10 or 32 <= byte < 127 for byte in block) / len(block)
            kind = 0 if texts > 0.8 else 1 if block.count(0) / len(block) > 0.25 else 2
            if kind == before:
                pieces[-1][2].extend(block)
            else:
                pieces.append((kind, address + start, bytearray(block)))
            before = kind
    return [(address, content) for _, address, content in sorted(pieces, key=lambda piece: piece[0])]


def checksum(data):
    total = 0xCBF29CE484222325
    for byte in data:
        total = (total ^ byte) * 0x100000001B3 % (1 << 64)
    return total


def main():
    path = pathlib.Path(sys.argv[1])
    module = path.read_bytes()
    parts = list(sections(module))
    memory = [(address, bytearray(content)) for address, content in segments(dict(parts)[DATA_SECTION])]

    def place(wanted):
        found = [(address, content, content.find(wanted)) for address, content in memory if wanted in content]
        if len(found) != 1 or found[0][1].count(wanted) != 1:
            sys.exit(f"{path}: {wanted[:40]!r}… is not there just once")
        return found[0]

    gaps, directory = [], b""
    for name, sources in TABLES.items():
        file = b""
        taken = ((constants, *literal) for source, constants in sources.items() for literal in literals(source))
        for constants, constant, text in taken:
            if constants.fullmatch(constant):
                address, _, at = place(text)
                gaps.append((address + at, len(text)))
                file += struct.pack("<II", address + at, len(text)) + text
        path.with_name(f"field-server.{name}.table").write_bytes(file)
        directory += struct.pack("<IIQ", len(file), 0, checksum(file))
    _, content, at = place(MARK)
    content[at + len(MARK):at + len(MARK) + len(directory)] = directory

    kept = []
    for address, content in memory:
        start = 0
        for gap, length in sorted(gaps):
            if address <= gap < address + len(content):
                kept.append((address + start, content[start:gap - address]))
                start = gap - address + length
        kept.append((address + start, content[start:]))
    kept = by_kind((address, content) for address, content in kept if content)
    section = written(len(kept)) + b"".join(
        b"\x00\x41" + written(address, is_signed=True) + b"\x0b" + written(len(content)) + content for address, content in kept)
    replaced = {DATA_SECTION: section, COUNT_SECTION: written(len(kept))}
    path.write_bytes(with_sections(module, [(kind, replaced.get(kind, body)) for kind, body in parts]))


main()
