"""Messages from the model to a daemon, and what has to hold of its answers: `fuzz.py DAEMON [--seconds N]`; see README.md."""

import argparse
import collections
import itertools
import json
import multiprocessing
import os
import random
import sys
import time
import traceback

from client import Violation
from minimise import Minimiser
from model import Coverage, Model
from oracles import ORACLES, Told
from session import Script, Session

# With so many messages each member was sent and taken.
MANY = 40_000
FLAGS = ["--now", "2026-03-01T12:00:00Z"]


class Settings:
    def __init__(self, options):
        self.seconds_an_answer = options.seconds_an_answer
        self.seconds_a_turn = options.seconds_a_turn
        self.is_bounded = not options.unbounded
        self.oracles = list(ORACLES) if options.oracle == "all" else [options.oracle] if options.oracle else []
        self.other = options.other


def script(seed, is_timed=True):
    """How the session of a seed begins: one of eight in real time, where delays and time-outs come to their end."""
    chance = random.Random(f"{seed}/start")
    flags = [] if is_timed and chance.random() < 0.12 else FLAGS
    return Script(seed, chance.choice(["line", "line", "header"]), flags)


def run(path, model, coverage, made, settings, count=None):
    """What is wrong with a session, as text, and where that is found; nothing where all holds."""
    session, asked = Session(path, model, coverage, made, settings), None
    try:
        session.again() if count is None else session.make(count)
        for name in settings.oracles:
            asked = name
            ORACLES[name](Told(path, model, session, settings))
    except Exception as problem:
        place = traceback.extract_tb(problem.__traceback__)[-1]
        said = "" if asked else session.daemon.said()
        return (f"{problem if isinstance(problem, Violation) else traceback.format_exc()}\n{said}",
                (asked or "invariants", os.path.basename(place.filename), place.lineno))
    finally:
        session.daemon.kill()
    return None


def one(arguments):
    """The session of a seed, in a process of the pool."""
    path, number, options = arguments
    model = Model()
    coverage = Coverage(model)
    made = script(f"{options.seed}:{number}", not options.oracle)
    problem = run(path, model, coverage, made, Settings(options), random.Random(number).choice([30, 120, 300, 600]))
    return number, made.as_json(), made.steps(), problem, coverage.wanted


def report(path, value, problem, options):
    """Makes the session small and writes it to a file."""
    made = Script.of(value)
    print(f"seed {made.seed}, {made.steps()} messages: {problem[0]}", flush=True)
    model, settings = Model(), Settings(options)
    settings.oracles = [problem[1][0]] if problem[1][0] in ORACLES else []

    def fails(smaller):
        found = run(path, model, Coverage(model), smaller, settings)
        return found is not None and found[1] == problem[1]

    if fails(made):
        made = Minimiser(fails, options.minimise).minimise(made)
    else:
        print("it does not fail again the same way: not made smaller")
    name = os.path.join(options.found, "found-" + made.seed.replace(":", "-") + ".json")
    os.makedirs(options.found, exist_ok=True)
    with open(name, "w", encoding="utf-8") as file:
        json.dump(made.as_json(), file, indent=1)
    oracle = f" --oracle {problem[1][0]}" if problem[1][0] in ORACLES else ""
    print(f"  {made.steps()} messages are left: fuzz.py DAEMON --replay {name}{oracle}")
    for burst in made.bursts:
        for text in burst:
            print("   ", str(text)[:1500])
    sys.stdout.flush()


def replay(path, name, options):
    with open(name, encoding="utf-8") as file:
        made = Script.of(json.load(file))
    model, settings = Model(), Settings(options)
    session = Session(path, model, Coverage(model), made, settings)
    try:
        session.again()
        for oracle in settings.oracles:
            ORACLES[oracle](Told(path, model, session, settings))
        print("all holds")
        return 0
    except Violation as problem:
        print(f"\n{problem}\n{session.daemon.said()}")
        return 1
    finally:
        session.daemon.kill()
        for sent, received in zip(session.sent, session.received + [[]]):
            print("\n".join(["> " + text for text in sent[:-1]] + ["< " + body.decode() for body in received[:-1]]))


def arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("daemon")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--from", type=int, default=0, dest="first", help="the first session's number")
    parser.add_argument("--count", type=int, help="so many sessions")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--workers", type=int, default=1, choices=[1, 2])
    parser.add_argument("--replay", metavar="FILE")
    parser.add_argument("--found", default=".build/found-model", help="where reproductions go")
    parser.add_argument("--minimise", type=float, default=120, help="seconds to make a failure small")
    parser.add_argument("--failures", type=int, default=1, help="how many to look for")
    parser.add_argument("--seconds-an-answer", type=float, default=20)
    parser.add_argument("--seconds-a-turn", type=float, default=5)
    parser.add_argument("--oracle", choices=[*ORACLES, "all"], help="also do each session in another way and compare")
    parser.add_argument("--steps", type=int, help="so many messages, instead of seconds")
    parser.add_argument("--other", metavar="DAEMON", help="the build that is compared, such as that for debugging")
    parser.add_argument("--unbounded", action="store_true", help="memory is not measured: for builds with address checks")
    return parser.parse_args()


def main():
    options = arguments()
    if options.replay:
        return replay(options.daemon, options.replay, options)
    total = Coverage(Model())
    end = time.monotonic() + (options.seconds if not options.steps else float("inf"))
    jobs = ((options.daemon, number, options) for number in itertools.takewhile(
        lambda number: number < options.first + options.count if options.count else time.monotonic() < end,
        itertools.count(options.first)))
    sessions = steps = 0
    failures, places = [], collections.Counter()
    with multiprocessing.Pool(options.workers) as pool:
        results = pool.imap_unordered(one, jobs) if options.count else bounded(pool, jobs, options.workers)
        for number, value, count, problem, counts in results:
            sessions, steps = sessions + 1, steps + count
            total.add(counts)
            if problem:
                places[problem[1]] += 1
                if places[problem[1]] == 1:
                    failures.append((value, problem))
                if len(failures) >= options.failures:
                    break
            if options.steps and steps >= options.steps:
                break
        pool.terminate()
    for value, problem in failures:
        report(options.daemon, value, problem, options)
    missing = total.missing()
    print(f"seed {options.seed}: {sessions} sessions, {steps} messages, {len(total.wanted) - len(missing)} of {len(total.wanted)} "
          f"methods, members, words and rules sent and taken")
    if sum(places.values()) > len(failures):
        print({" ".join(map(str, place)): count for place, count in places.items()})
    if missing and steps > MANY and not options.oracle:
        print("never taken: " + ", ".join(missing))
    return 1 if failures or missing and steps > MANY and not options.oracle else 0


def bounded(pool, jobs, workers):
    """One result after the other, without handing out more than there are workers."""
    running = [pool.apply_async(one, (job,)) for _, job in zip(range(workers), jobs)]
    while running:
        yield running.pop(0).get()
        job = next(jobs, None)
        if job is not None:
            running.append(pool.apply_async(one, (job,)))


if __name__ == "__main__":
    sys.exit(main())
