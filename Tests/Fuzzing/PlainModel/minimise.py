"""As few steps, and as short texts, as show the same."""

import copy

from text import clusters


def minimised(steps, fails):
    """Delta debugging: halves, quarters and so on are left out as long as it fails still."""
    parts = 2
    while len(steps) >= 2:
        size = max(1, len(steps) // parts)
        for start in range(0, len(steps), size):
            fewer = steps[:start] + steps[start + size:]
            if fails(fewer):
                steps, parts = fewer, max(parts - 1, 2)
                break
        else:
            if size == 1:
                break
            parts = min(parts * 2, len(steps))
    return steps


def shortened(steps, fails):
    """The same steps with whatever can be left out of their texts."""
    for number, step in enumerate(steps):
        for name in "input", "insert", "text":
            if name in step.get("params", {}):
                steps = without_characters(steps, number, name, fails)
    return steps


def without_characters(steps, number, name, fails):
    place = 0
    while place < len(parts := clusters(steps[number]["params"][name])):
        fewer = copy.deepcopy(steps)
        fewer[number]["params"][name] = "".join(parts[:place] + parts[place + 1:])
        if fails(fewer):
            steps = fewer
        else:
            place += 1
    return steps
