#!/usr/bin/env python3
"""Puts functions of the module of WebAssembly that are alike side by side: Brotli makes it smaller then.

    .ci/function_order.py MODULE

Those that are called in most places come first, where a number is one byte. The others follow in groups that have runs of bytes in
common, found by balanced partitioning, and in a group each is followed by the one that it has most in common with. What Brotli makes
of an order hangs also on where its blocks happen to end, by up to a hundredth: of sixteen turns of the order the one is taken that it
makes least of, where Node is there to ask. All that takes two minutes.
"""

import functools
import math
import pathlib
import shutil
import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

from module_bytes import number, sections, with_sections, written

IMPORTS, FUNCTIONS, EXPORTS, START, ELEMENTS, CODE = 2, 3, 7, 8, 9, 10
CALL, REFERENCE = 0x10, 0xD2
# How many numbers stand behind an instruction; behind all others none.
NUMBERS = {
    **dict.fromkeys((0x02, 0x03, 0x04), 1),  # blocks
    **dict.fromkeys((0x0C, 0x0D), 1),  # branches
    0x11: 2,  # a call of what a table holds
    **dict.fromkeys(range(0x20, 0x27), 1),  # variables and tables
    **dict.fromkeys(range(0x28, 0x3F), 2),  # reading and writing memory
    **dict.fromkeys((0x3F, 0x40), 1),  # its size
    **dict.fromkeys((0x41, 0x42, 0xD0), 1),  # constants
}
BRANCHES, CHOICE, BULK = 0x0E, 0x1C, 0xFC
# Constants that are no numbers in sevens of bits: how many bytes.
BYTES = {0x43: 4, 0x44: 8}
# The same behind `BULK` and a number.
BULK_NUMBERS = {**dict.fromkeys(range(8), 0), **dict.fromkeys((8, 10, 12, 14), 2), **dict.fromkeys((9, 11, 13, 15, 16, 17), 1)}
# How long a run of bytes is, and in how many functions at most: what half of them have says nothing.
RUN, MOST_FUNCTIONS = 5, 1_000
# How many functions a group may have, and how often those of two halves are exchanged at most.
GROUP, ROUNDS = 120, 12
# How many places the order may begin at.
TURNS = 16
COMPRESS = """
    const bytes = require('node:fs').readFileSync(0)
    console.log(require('node:zlib').brotliCompressSync(bytes).length)
"""


def items(section):
    """Bodies of a section, each with its length before it."""
    count, at = number(section, 0)
    for _ in range(count):
        length, at = number(section, at)
        yield section[at:at + length]
        at += length


def past(data, at, count):
    for _ in range(count):
        _, at = number(data, at)
    return at


def instructions_start(body):
    """Where the locals end."""
    count, at = number(body, 0)
    for _ in range(count):
        at = past(body, at, 1) + 1
    return at


def mentions(body):
    """Where a body has the number of a function: its start, its end, and the number."""
    at = instructions_start(body)
    while at < len(body):
        code = body[at]
        at += 1
        if code in (CALL, REFERENCE):
            function, end = number(body, at)
            yield at, end, function
            at = end
        elif code == BRANCHES:
            count, at = number(body, at)
            at = past(body, at, count + 1)
        elif code == CHOICE:
            count, at = number(body, at)
            at += count
        elif code == BULK:
            code, at = number(body, at)
            at = past(body, at, BULK_NUMBERS[code])
        else:
            at = past(body, at, NUMBERS.get(code, 0)) + BYTES.get(code, 0)
    assert at == len(body), "an instruction that is not known"


def renumbered(body, places):
    result, last = bytearray(), 0
    for start, end, function in mentions(body):
        result += body[last:start] + written(places[function])
        last = end
    return bytes(result + body[last:])


def elements(section, places):
    """What tables hold when the module begins."""
    count, at = number(section, 0)
    result = bytearray(written(count))
    for _ in range(count):
        assert section[at:at + 2] == b"\x00\x41", "a segment that has no place of its own"
        start = at
        at = past(section, at + 2, 1)
        assert section[at] == 0x0B
        result += section[start:at + 1]
        length, at = number(section, at + 1)
        result += written(length)
        for _ in range(length):
            function, at = number(section, at)
            result += written(places[function])
    return bytes(result)


def exports(section, places):
    count, at = number(section, 0)
    result = bytearray(written(count))
    for _ in range(count):
        start = at
        length, at = number(section, at)
        at += length + 1
        result += section[start:at]
        is_function = section[at - 1] == 0
        item, at = number(section, at)
        result += written(places[item] if is_function else item)
    return bytes(result)


def common_runs(bodies, functions):
    """The runs of bytes that a function has in common with others, as numbers. Their order is that of the bytes: what is made of a
    module is always the same."""
    found = {}
    for function in functions:
        body = bodies[function]
        for run in dict.fromkeys(body[at:at + RUN] for at in range(len(body) - RUN + 1)):
            found.setdefault(run, []).append(function)
    common = {function: [] for function in functions}
    shared = (users for users in found.values() if 1 < len(users) <= MOST_FUNCTIONS)
    for run, users in enumerate(shared):
        for function in users:
            common[function].append(run)
    return common


@functools.cache
def moves(left, right):
    """What it gains for a run, of which so many functions are left and right, that one of them goes from the left, or from the right."""
    def cost(left, right):
        return -left * math.log2(left + 1) - right * math.log2(right + 1)

    here = cost(left, right)
    return here - cost(left - 1, right + 1) if left else 0, here - cost(left + 1, right - 1) if right else 0


def chained(functions, common):
    """Each followed by the one of the others that it shares most runs with, of all that both have."""
    runs = {function: set(common[function]) for function in functions}
    chain, *rest = functions
    chain = [chain]
    while rest:
        last = runs[chain[-1]]
        shares = [len(last & runs[function]) / (len(last) + len(runs[function]) + 1) for function in rest]
        chain.append(rest.pop(shares.index(max(shares))))
    return chain


def grouped(functions, common):
    """Functions in two halves that share as few runs as an exchange of functions reaches, and so on in each half."""
    if len(functions) <= GROUP:
        return chained(functions, common)
    middle = len(functions) // 2
    is_right = {function: place >= middle for place, function in enumerate(functions)}
    counts = {}
    for function in functions:
        for run in common[function]:
            counts.setdefault(run, [0, 0])[is_right[function]] += 1
    counts = {run: count for run, count in counts.items() if sum(count) > 1}
    runs = {function: [run for run in common[function] if run in counts] for function in functions}

    for _ in range(ROUNDS):
        gains = {run: moves(left, right) for run, (left, right) in counts.items()}
        by_gain = sorted(
            ((sum([gains[run][is_right[function]] for run in runs[function]]), function) for function in functions), reverse=True)
        pairs = zip([pair for pair in by_gain if not is_right[pair[1]]], [pair for pair in by_gain if is_right[pair[1]]])
        moved = 0
        for (gain, left), (other_gain, right) in pairs:
            if gain + other_gain <= 0:
                break
            moved += 1
            for function in (left, right):
                for run in runs[function]:
                    counts[run][is_right[function]] -= 1
                    counts[run][not is_right[function]] += 1
                is_right[function] = not is_right[function]
        if moved == 0:
            break
    return (grouped([function for function in functions if not is_right[function]], common)
            + grouped([function for function in functions if is_right[function]], common))


def compressed(module):
    """How many bytes Brotli makes of it."""
    return int(subprocess.run(["node", "-e", COMPRESS], input=module, stdout=subprocess.PIPE, check=True).stdout)


def main():
    path = pathlib.Path(sys.argv[1])
    module = path.read_bytes()
    parts = dict(sections(module))
    assert IMPORTS not in parts, "what is imported has the first numbers"
    bodies = list(items(parts[CODE]))
    _, at = number(parts[FUNCTIONS], 0)
    types = []
    for _ in bodies:
        kind, at = number(parts[FUNCTIONS], at)
        types.append(kind)

    places_named = Counter(function for body in bodies for _, _, function in mentions(body))
    first = [function for function, _ in places_named.most_common(128)]
    others = sorted(
        set(range(len(bodies))) - set(first),
        key=lambda function: (types[function], bodies[function], function))
    others = grouped(others, common_runs(bodies, others))

    def ordered(turn):
        start = turn * len(others) // TURNS
        order = first + others[start:] + others[:start]
        places = {function: place for place, function in enumerate(order)}

        def rewritten(kind, section):
            if kind == FUNCTIONS:
                return written(len(order)) + b"".join(written(types[function]) for function in order)
            if kind == CODE:
                renamed = (renumbered(bodies[function], places) for function in order)
                return written(len(order)) + b"".join(written(len(body)) + body for body in renamed)
            if kind == EXPORTS:
                return exports(section, places)
            if kind == ELEMENTS:
                return elements(section, places)
            if kind == START:
                return written(places[number(section, 0)[0]])
            return section

        return with_sections(module, [(kind, rewritten(kind, section)) for kind, section in sections(module)])

    if shutil.which("node"):
        made = [ordered(turn) for turn in range(TURNS)]
        with ThreadPoolExecutor() as pool:
            sizes = list(pool.map(compressed, made))
        path.write_bytes(made[sizes.index(min(sizes))])
    else:
        path.write_bytes(ordered(0))


main()
