"""Sessions: messages for every method, with what the client knows of the fields that are there."""

import nearly
import words
from jsontext import write
from values import Values

WEIGHTS = {"field/edit": 26, "field/create": 7, "field/update": 6, "field/get": 5, "field/select": 5, "field/blur": 4, "field/undo": 4,
           "field/redo": 3, "field/focus": 3, "field/commit": 3, "field/validate": 2, "field/action": 3, "field/report": 2,
           "form/submit": 1, "form/close": 0.3, "field/dispose": 1.2, "initialize": 0.1, "shutdown": 0, "exit": 0,
           "type/list": 0.1, "type/define": 2, "session/restore": 0.6, "session/snapshot": 1, "$/setTrace": 0.3, "initialized": 0.1}


class Generator:
    def __init__(self, model, random, client):
        self.model, self.random, self.client = model, random, client
        self.values = Values(model, random, client)
        self.methods = model.sent()
        self.weights = [WEIGHTS.get(method, 1.2) for method in self.methods]
        self.number = 0
        # How much of a session is nearly valid.
        self.hostility = random.choice([0, 0, 0.05, 0.1, 0.4])
        self.batches = random.choice([0, 0.1, 0.4])

    def initialize(self):
        random = self.random
        params = self.values.params("initialize")
        params["capabilities"] = {name: random.random() < likely for name, likely in
                                  (("validate", 0.6), ("events", 0.7), ("allowed", 0.3), ("presentation", 0.85))}
        params["positionEncodings"] = random.choice([["utf-8"], ["utf-16"], ["utf-32"]])
        if random.random() < 0.8:
            params.pop("trace", None)
        return params

    def next_id(self):
        self.number += 1
        return self.random.choice([self.number, self.number, self.number, -self.number, f"é{self.number}", 2**63 - self.number])

    def message(self, method, params, has_id=True):
        message = {"jsonrpc": "2.0"}
        if has_id and method in self.model.requests:
            message["id"] = self.next_id()
        message["method"] = method
        if params is not None:
            message["params"] = params
        return message

    def burst(self):
        random = self.random
        bodies = [write(self.message("field/get", {"field": id})) for id in self.unknown()]
        # What nothing answers, or not in order, leaves the client in the dark: it is kept to some bursts.
        self.is_loose = random.random() < 0.15
        for _ in range(random.choice([1, 1, 2, 3, 6, 12, 25])):
            bodies.append(self.body())
            if self.is_loose and random.random() < self.batches:
                bodies.append(write([self.one() for _ in range(random.choice([1, 2, 3, 8]))]))
            if self.client.questions and random.random() < 0.3:
                bodies.append(write(self.answer()))
        if random.random() < 0.4:
            bodies.append(write(self.message("field/get", {"field": self.client.some_field(random) or "f1"})))
        return bodies

    def unknown(self):
        """Fields of which something is not known."""
        client = self.client
        found = [id for id, field in client.fields.items() if None in (field.text, field.status)]
        found = sorted(client.unknown) + found
        client.unknown.clear()
        return found

    def body(self):
        message = self.one()
        if self.is_loose and self.random.random() < self.hostility:
            message = nearly.envelope(self.random, message)
        return write(message)

    def one(self):
        random = self.random
        method = random.choices(self.methods, self.weights)[0]
        params = self.values.params(method)
        if random.random() < self.hostility:
            params = nearly.changed(random, params, self.model, method)
        return self.message(method, params, not (self.is_loose and random.random() < 0.2))

    def answer(self):
        """An answer of the client's validator: right, late, put off, wrong, or to a question that is none."""
        random, client = self.random, self.client
        ids = list(client.questions)
        if random.random() < 0.1:
            ids = list(client.answered) or ids
        id = random.choice(ids)
        question = client.questions.get(id) or client.answered.get(id)
        if question is not None:
            self.values.field = question["field"]
        chance = random.random()
        if chance < 0.15 and question is not None:
            asked = {name: question[name] for name in ("field", "version", "phase")}
            verdict = {**self.values.verdict(), **asked}
            return self.message("field/verdict", verdict)
        if id in client.questions:
            client.answered[id] = client.questions.pop(id)
        if chance < 0.35:
            return {"jsonrpc": "2.0", "id": id, "result": None}
        if chance < 0.45:
            return {"jsonrpc": "2.0", "id": id, "error": {"code": random.choice([-32800, -32603, 1]), "message": "no"}}
        if chance < 0.52:
            return {"jsonrpc": "2.0", "id": id, "result": random.choice(nearly.OTHERS)}
        return {"jsonrpc": "2.0", "id": id, "result": self.values.verdict()}

    def ending(self):
        return self.random.choice(["exit", "shutdown", "shutdown", "end of input"])

