"""Messages that are nearly valid: a valid one with a member that is missing, another, twice, too large or too deep."""

from jsontext import Pairs, Spelled

EDGES = [0, 1, 2**31, 2**32, 2**53, 2**63 - 1, 2**64]
EXTREMES = [Spelled(str(sign * edge + step)) for edge in EDGES for sign in (1, -1) for step in (-1, 0, 1)]
EXTREMES += [Spelled(spelled) for spelled in
             ("0.5", "-0", "-0.0", "1e400", "-1e400", "1e-400", "3.0", "30e-1", "1E2", "9007199254740991.0", "0.1e1", "123456789012345678901e-20")]
OTHERS = [None, True, False, 0, 1, -1, 1.5, "", "x", "3", [], [1], [None], {}, {"a": 1}, {"start": 0, "end": 0}, [[]], "\ud800"]


def places(value, found=None, path=()):
    """All members and elements, as the containers and keys where they are."""
    found = [] if found is None else found
    entries = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, each in list(entries):
        found.append((value, key))
        places(each, found, path + (key,))
    return found


def copied(value):
    if isinstance(value, dict):
        return {name: copied(each) for name, each in value.items()}
    return [copied(each) for each in value] if isinstance(value, list) else value


def changed(random, params, model, method):
    """The params with something wrong or odd in them."""
    params = copied(params) if isinstance(params, dict) else {}
    for _ in range(random.choice([1, 1, 1, 2, 3])):
        found = places(params)
        chance = random.random()
        if not found or chance < 0.08:
            add_member(random, params, model, method)
            continue
        container, key = random.choice(found)
        if chance < 0.25:
            del container[key]
        elif chance < 0.45:
            container[key] = copied(random.choice(OTHERS))
        elif chance < 0.65:
            numbers = [(each, name) for each, name in found if isinstance(each[name], (int, float)) and each[name] is not True]
            container, key = random.choice(numbers or found)
            container[key] = random.choice(EXTREMES)
        elif chance < 0.75 and isinstance(container, dict):
            container["unknown" + random.choice(["", "é", "\0"])] = copied(random.choice(OTHERS))
        elif chance < 0.85:
            add_member(random, params, model, method)
        elif chance < 0.9:
            container[key] = [copied(container[key])] * random.choice([1, 2, 3])
        elif chance < 0.93:
            container[key] = nested(random)
    return twice(random, params) if random.random() < 0.1 else params


def add_member(random, params, model, method):
    """A member of the same message that does not belong beside the others, or is of another kind."""
    declared = model.methods[method].get("params")
    if declared:
        _, member = random.choice(model.members(declared))
        bounds = model.bounds(member["type"])
        if bounds and random.random() < 0.6:
            params[member["name"]] = random.choice([*bounds, bounds[0] - 1, bounds[1] + 1])
        else:
            params[member["name"]] = copied(random.choice(OTHERS))


def nested(random):
    depth = random.choice([2, 10, 40, 80])
    value = random.choice([0, "x", None])
    for _ in range(depth):
        value = random.choice([[value], {"a": value}, {"rule": "all", "rules": [value]}])
    return value


def twice(random, params):
    """One of the members a second time: the last counts."""
    pairs = Pairs((name, twice(random, each) if isinstance(each, dict) and random.random() < 0.3 else each)
                  for name, each in params.items())
    if pairs:
        name = random.choice(pairs)[0]
        pairs.insert(random.randrange(len(pairs) + 1), (name, random.choice([random.choice(pairs)[1], random.choice(OTHERS)])))
    return pairs


def envelope(random, message):
    """What is no request, or hardly one."""
    message = dict(message)
    chance = random.randrange(8)
    if chance == 0:
        message["id"] = random.choice(
            [None, True, 1.5, [], {}, Spelled(str(2**63)), Spelled("-9223372036854775809"), Spelled("1e3")])
    elif chance == 1:
        message["jsonrpc"] = random.choice(["1.0", 2.0, None, "", 2])
    elif chance == 2:
        message.pop(random.choice(list(message)))
    elif chance == 3:
        message["method"] = random.choice([None, 1, "", "field/nothing", "$/unknown", "Field/Get", [], "rpc.x"])
    elif chance == 4:
        message["params"] = random.choice([None, [], [1], "x", 1, True])
    elif chance == 5:
        message["extra"] = {"a": [1]}
    elif chance == 6:
        message = random.choice([[], [[]], [1, 2], {}, 1, "x", None, [None], {"id": 5, "result": None}, {"id": "a", "error": {}}])
    else:
        message = {"jsonrpc": "2.0", "id": random.choice([0, 99999, "x"])}
        message[random.choice(["result", "error"])] = random.choice(OTHERS)
    return message
