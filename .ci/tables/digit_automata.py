"""Regular expressions over digits, made one minimal automaton with a label for each number, and that as text.

A text holds six bits in each character, from `0` on, numbers in fives with the sixth as the mark that more follow. A state is
how many edges it has and whether it has a label (16); the label; for each edge its digits, as a place in the list of sets
or 63 and two times five bits, and how far behind the state its end begins. No automaton here goes round.
"""

import re._constants as constants
import re._parser as parser
from collections import Counter

ALL = (1 << 10) - 1
COMMON_SETS = 63


def number(value):
    text = ""
    while True:
        text += chr(0x30 + (value & 31 | (32 if value > 31 else 0)))
        value >>= 5
        if not value:
            return text


class Nondeterministic:
    def __init__(self):
        self.empty, self.edges = [], []

    def state(self):
        self.empty.append([])
        self.edges.append([])
        return len(self.empty) - 1

    def add(self, nodes, state):
        for operator, value in nodes:
            state = self.one(operator, value, state)
        return state

    def one(self, operator, value, state):
        if operator == constants.LITERAL:
            return self.edge(state, 1 << (value - 48))
        if operator == constants.IN:
            digits = 0
            for kind, what in value:
                if kind == constants.LITERAL:
                    digits |= 1 << (what - 48)
                elif kind == constants.RANGE:
                    digits |= sum(1 << (code - 48) for code in range(what[0], what[1] + 1))
                elif (kind, what) == (constants.CATEGORY, constants.CATEGORY_DIGIT):
                    digits = ALL
                else:
                    raise ValueError(kind)
            return self.edge(state, digits)
        if operator == constants.BRANCH:
            end = self.state()
            for branch in value[1]:
                start = self.state()
                self.empty[state].append(start)
                self.empty[self.add(branch, start)].append(end)
            return end
        if operator == constants.SUBPATTERN:
            return self.add(value[3], state)
        if operator == constants.MAX_REPEAT:
            least, most, inner = value
            if most == constants.MAXREPEAT:
                raise ValueError("a number without an end")
            for _ in range(least):
                state = self.add(inner, state)
            end = self.state()
            for _ in range(most - least):
                self.empty[state].append(end)
                start = self.state()
                self.empty[state].append(start)
                state = self.add(inner, start)
            self.empty[state].append(end)
            return end
        raise ValueError(operator)

    def edge(self, state, digits):
        assert 0 < digits <= ALL
        end = self.state()
        self.edges[state].append((digits, end))
        return end

    def closure(self, states):
        seen, stack = set(states), list(states)
        while stack:
            for state in self.empty[stack.pop()]:
                if state not in seen:
                    seen.add(state)
                    stack.append(state)
        return frozenset(seen)


def automaton(patterns, label):
    """The minimal automaton of patterns `(tag, expression, whether anything may follow)`.

    `label` makes a label of the tags of the patterns that a number is of, or `None`; -1 where it is of no use but its
    continuations may be. A list of states `(label, [end for each digit or -1])`, the first of them the start.
    """
    machine = Nondeterministic()
    root = machine.state()
    accepts = {}
    for tag, expression, is_open in patterns:
        start = machine.state()
        machine.empty[root].append(start)
        end = machine.add(parser.parse(expression), start)
        if is_open:
            loop = machine.state()
            machine.empty[end].append(loop)
            machine.edges[loop].append((ALL, loop))
            end = loop
        accepts.setdefault(end, set()).add(tag)
    first = machine.closure([root])
    numbers, order, rows, labels = {first: 0}, [first], [], []
    for states in order:
        labels.append(label(frozenset(tag for state in states for tag in accepts.get(state, ()))))
        row = []
        for digit in range(10):
            ends = {end for state in states for digits, end in machine.edges[state] if digits >> digit & 1}
            if ends and labels[-1] != "dead":
                ends = machine.closure(ends)
                if ends not in numbers:
                    numbers[ends] = len(order)
                    order.append(ends)
                row.append(numbers[ends])
            else:
                row.append(-1)
        rows.append(row)
    return minimal(rows, [None if found == "dead" else found for found in labels])


def minimal(rows, labels):
    count = len(rows)
    lives = [found is not None for found in labels]
    before = [[] for _ in rows]
    for state, row in enumerate(rows):
        for end in row:
            if end >= 0:
                before[end].append(state)
    stack = [state for state in range(count) if lives[state]]
    while stack:
        for state in before[stack.pop()]:
            if not lives[state]:
                lives[state] = True
                stack.append(state)
    if not lives[0]:
        return []
    rows = [[end if end >= 0 and lives[end] else -1 for end in row] for row in rows]
    known = {}
    classes = [known.setdefault(labels[state], len(known)) if lives[state] else -1 for state in range(count)]
    while True:
        found = {}
        refined = [
            found.setdefault((classes[state], *(classes[end] if end >= 0 else -1 for end in rows[state])), len(found))
            if lives[state] else -1
            for state in range(count)
        ]
        if len(found) == len(set(classes) - {-1}):
            break
        classes = refined
    members = {}
    for state in range(count):
        if lives[state]:
            members.setdefault(classes[state], state)
    numbers, order, states = {classes[0]: 0}, [classes[0]], []
    for group in order:
        row = []
        for end in rows[members[group]]:
            if end >= 0:
                if classes[end] not in numbers:
                    numbers[classes[end]] = len(order)
                    order.append(classes[end])
                row.append(numbers[classes[end]])
            else:
                row.append(-1)
        states.append((labels[members[group]], row))
    return states


def edges(row):
    """The digits that lead to each end, in the order of the digits."""
    ends = {}
    for digit, end in enumerate(row):
        if end >= 0:
            ends[end] = ends.get(end, 0) | 1 << digit
    return ends


class Sets:
    """The sets of digits that are most frequent, so that one character says each."""

    def __init__(self, automata):
        counts = Counter(digits for states in automata for _, row in states for digits in edges(row).values())
        self.common = [digits for digits, _ in sorted(counts.items(), key=lambda item: (-item[1], item[0]))[:COMMON_SETS]]
        self.places = {digits: place for place, digits in enumerate(self.common)}

    @staticmethod
    def both(digits):
        return chr(0x30 + (digits & 31)) + chr(0x30 + (digits >> 5))

    @property
    def text(self):
        return "".join(self.both(digits) for digits in self.common)

    def written(self, digits):
        place = self.places.get(digits)
        return chr(0x30 + COMMON_SETS) + self.both(digits) if place is None else chr(0x30 + place)


def text(states, sets):
    """The text of an automaton, whose start is its first character."""
    if not states:
        return ""
    done, order, stack = set(), [], [(0, False)]
    while stack:
        state, is_behind = stack.pop()
        if is_behind:
            order.append(state)
        elif state not in done:
            done.add(state)
            stack.append((state, True))
            # The last that is put down is the first that is made, so the farthest from the state.
            stack += [(end, False) for end in sorted(edges(states[state][1]), reverse=True)]
    pieces, length, distances = [], 0, {}
    for state in order:
        label, row = states[state]
        ends = edges(row)
        has_label = label is not None and label >= 0
        record = chr(0x30 + len(ends) + (16 if has_label else 0))
        if has_label:
            record += number(label)
        for end, digits in ends.items():
            record += sets.written(digits) + number(length - distances[end])
        pieces.append(record)
        length += len(record)
        distances[state] = length
    return "".join(reversed(pieces))
