"""Compares a daemon with the model: `compare.py DAEMON [--steps N] [--seed N] [--encoding utf-16]`.

Prints its seed. Where they differ, the conversation is printed with as few messages as show it, a message a line, as the
daemon reads them with `--framing line`.
"""

import argparse
import json
import random
import sys
import time
from collections import Counter

from conversation import Conversation
from daemon import Daemon
from minimise import minimised, shortened

TOGETHER = 40


def first_difference(daemon, conversations):
    """The first conversation that goes otherwise, and what is other in it."""
    messages, places = [], []
    for number, conversation in enumerate(conversations):
        for place, (method, params) in enumerate(conversation.messages):
            messages.append((method, {"field": f"f{number}", "replace": True, **params} if place == 0
                             else {"field": f"f{number}", **params}))
            places.append((conversation, place))
    for (conversation, place), answer in zip(places, daemon.ask(messages)):
        wrong = conversation.difference(place, answer)
        if wrong:
            return conversation, place, wrong
    return None


def report(daemon, found, seed):
    conversation, place, wrong = found
    steps = conversation.steps

    def fails(fewer):
        return first_difference(daemon, [conversation.replayed(fewer)]) is not None

    steps = shortened(minimised(steps, fails), fails)
    conversation = conversation.replayed(steps)
    conversation, place, wrong = first_difference(daemon, [conversation])
    print(f"NOT as the model says, in {conversation.encoding}, with seed {seed}: {wrong}")
    opening = {"positionEncodings": [conversation.encoding], "capabilities": {"presentation": False}}
    print(Daemon.line(-1, "initialize", opening), end="")
    for number, (method, params) in enumerate(conversation.messages[:place + 1]):
        print(Daemon.line(number, method, {"field": "f0", **params}), end="")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("daemon")
    parser.add_argument("--steps", type=int, default=10_000)
    parser.add_argument("--seed", type=int)
    parser.add_argument("--encoding", choices=["utf-8", "utf-16", "utf-32"])
    options = parser.parse_args()
    seed = random.randrange(1 << 32) if options.seed is None else options.seed
    for encoding in [options.encoding] if options.encoding else ["utf-8", "utf-16", "utf-32"]:
        source = random.Random(f"{seed} {encoding}")
        daemon = Daemon(options.daemon, encoding)
        steps, shown, start, kinds = 0, 0, time.monotonic(), Counter()
        while steps < options.steps:
            conversations = [Conversation.random(source, encoding, 400 if source.random() < 0.02 else 60) for _ in range(TOGETHER)]
            found = first_difference(daemon, conversations)
            if found:
                report(daemon, found, seed)
                sys.exit(1)
            if steps // 100_000 > shown:
                shown = steps // 100_000
                print(f"{encoding}, seed {seed}: {steps} steps", flush=True)
            for conversation in conversations:
                steps += len(conversation.messages)
                kinds.update(method for method, _ in conversation.messages)
        daemon.end()
        said = ", ".join(f"{count} {method}" for method, count in kinds.most_common())
        print(f"{encoding}, seed {seed}: {steps} steps in {time.monotonic() - start:.0f} s as the model says ({said})", flush=True)


main()
