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
from session import Script, Session

FLAGS = ["--now", "2026-03-01T12:00:00Z"]


class Settings:
    def __init__(self, options):
        self.seconds_an_answer = options.seconds_an_answer
        self.seconds_a_turn = options.seconds_a_turn
        self.is_bounded = not options.unbounded


def script(seed):
    """How the session of a seed begins: one of eight in real time, where delays and time-outs come to their end."""
    chance = random.Random(f"{seed}/start")
    flags = [] if chance.random() < 0.12 else FLAGS
    return Script(seed, chance.choice(["line", "line", "header"]), flags)


def run(path, model, coverage, made, settings, count=None):
    """What is wrong with a session, as text, and where that is found; nothing where all holds."""
    session = Session(path, model, coverage, made, settings)
    try:
        session.again() if count is None else session.make(count)
    except Exception as problem:
        place = traceback.extract_tb(problem.__traceback__)[-1]
        said = session.daemon.said()
        return f"{problem if isinstance(problem, Violation) else traceback.format_exc()}\n{said}", (place.filename, place.lineno)
    finally:
        session.daemon.kill()
    return None


def one(arguments):
    """The session of a seed, in a process of the pool."""
    path, number, options = arguments
    model = Model()
    coverage = Coverage(model)
    made = script(f"{options.seed}:{number}")
    problem = run(path, model, coverage, made, Settings(options), random.Random(number).choice([30, 120, 300, 600]))
    return number, made.as_json(), made.steps(), problem, coverage.wanted


def report(path, value, problem, options):
    """Makes the session small and writes it to a file."""
    made = Script.of(value)
    print(f"seed {made.seed}, {made.steps()} messages: {problem[0]}", flush=True)
    model, settings = Model(), Settings(options)

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
    print(f"  {made.steps()} messages are left: fuzz.py DAEMON --replay {name}")
    for burst in made.bursts:
        for text in burst:
            print("   ", str(text)[:1500])
    sys.stdout.flush()


def replay(path, name, options):
    with open(name, encoding="utf-8") as file:
        made = Script.of(json.load(file))
    model = Model()
    session = Session(path, model, Coverage(model), made, Settings(options))
    try:
        session.again()
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
    parser.add_argument("--unbounded", action="store_true", help="memory is not measured: for builds with address checks")
    return parser.parse_args()


def main():
    options = arguments()
    if options.replay:
        return replay(options.daemon, options.replay, options)
    total = Coverage(Model())
    end = time.monotonic() + options.seconds
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
        pool.terminate()
    for value, problem in failures:
        report(options.daemon, value, problem, options)
    missing = total.missing()
    print(f"seed {options.seed}: {sessions} sessions, {steps} messages, {len(total.wanted) - len(missing)} of {len(total.wanted)} "
          f"methods, members, words and rules sent and taken")
    if sum(places.values()) > len(failures):
        print({f"{os.path.basename(name)}:{line}": count for (name, line), count in places.items()})
    if missing and steps > 30000:
        print("never taken: " + ", ".join(missing))
    return 1 if failures or missing and steps > 30000 else 0


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
