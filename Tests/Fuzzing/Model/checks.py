"""What holds of everything that the server says, whatever it was sent."""

import json

import alphabet
from client import CHANGES_TEXT, Violation
from jsontext import depth
from shape import Shapes
from view import Views

# The order of 1.5 behind a response.
RANKS = {"field/event": 3, "field/diagnostics": 4, "client/validate": 5, "group/status": 6, "form/status": 7}
ANYWHERE = {-32600, -32602, -32002}


class Order:
    """The order of what is told between two answers: it may begin anew for each message that nothing answers."""

    def __init__(self, is_timed):
        self.is_timed = is_timed
        self.rank, self.anew, self.allowed, self.latest = 0, 0, 0, b""

    def told(self, method, params, body):
        rank = RANKS.get(method, 0) + (method == "field/event" and params["event"] == "layout") * 0.5
        if rank < self.rank:
            self.anew += 1
            self.latest = body
        self.rank = rank

    def answered(self, silent, members):
        """What comes before an answer belongs to it where it is a trace or takes a question back."""
        if self.rank == 0 and self.anew:
            self.anew -= 1
        if self.anew > silent + self.allowed and not self.is_timed:
            raise Violation(f"what is told is not in its order: {self.latest[:400]!r}")
        self.rank, self.anew, self.allowed = 0, 0, members


SILENT = object()


def same(found, wanted):
    return len(found) == len(wanted) and all(a == b and isinstance(a, str) == isinstance(b, str) for a, b in zip(found, wanted))


def is_id(value):
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    return isinstance(value, str) or isinstance(value, int) and not isinstance(value, bool) and -2**63 <= value < 2**63


def expected(message):
    """The id of the answer to a message, null where that can't be read; SILENT where there is none."""
    if not isinstance(message, dict):
        return None
    id = message["id"] if is_id(message.get("id")) else None
    if message.get("jsonrpc") == "2.0":
        if isinstance(message.get("method"), str) and "id" not in message:
            return SILENT
        if "method" not in message and ("result" in message or message.get("error") is not None):
            return SILENT
    return id


class Sent:
    """A body, and what answers it: a list for a batch, one answer, or none."""

    def __init__(self, text):
        self.text = text
        self.size = 1
        self.message = None if len(text) > 130 and depth(text) > 64 else json.loads(text)
        if isinstance(self.message, list) and self.message:
            self.size = len(self.message)
            self.requests = [(expected(each), each) for each in self.message if expected(each) is not SILENT]
            self.kind = "batch" if self.requests else "silent"
        else:
            self.id = expected(self.message)
            self.kind = "silent" if self.id is SILENT else "request"

    def messages(self):
        return [each for each in (self.message if isinstance(self.message, list) else [self.message])
                if isinstance(each, dict) and isinstance(each.get("method"), str)]


class Checks:
    def __init__(self, model, client, coverage, is_timed=False):
        self.model, self.client, self.coverage, self.is_timed = model, client, coverage, is_timed
        self.shapes, self.views = Shapes(model), Views(client)
        self.codes = {code: name for name, code in model.errors.items()}
        self.raw_snapshots = {}
        # The field and version of which a report has to come before the next answer.
        self.owed = None

    def burst(self, sent, bodies):
        """All that was sent, and all that came up to the answer of the last of it."""
        waiting, order = list(sent), Order(self.is_timed)
        last, told = None, []
        lost = [each for body in sent if body.kind != "request" for each in body.messages()]
        self.client.lose(lost)
        for body in bodies:
            message = self.parsed(body)
            if isinstance(message, list) or "method" not in message:
                before, owed, self.owed = last, self.owed, None
                last, skipped = self.answered(waiting, message, body)
                if not skipped:
                    self.order_of_fields(before, told)
                self.reports_of_changes(owed, told)
                order.answered(sum(each.size for each in skipped), last.size if last.kind == "batch" else 0)
                told = []
                continue
            method, params = message["method"], message["params"]
            self.shapes.check(self.model.methods[method]["params"], params, method)
            order.told(method, params, body)
            if method == "client/validate":
                self.client.question(message["id"], params)
            self.client.notification(method, params)
            if method == "field/diagnostics":
                told.append(params["field"])
                if self.owed == (params["field"], params["version"]):
                    self.owed = None
                self.offsets_of_status(params, self.client.fields.get(params["field"]))
        for each in waiting:
            if each.kind != "silent":
                raise Violation(f"no answer to {each.text[:500]}")
        self.client.settle(lost)

    def parsed(self, body):
        try:
            message = json.loads(body)
        except ValueError:
            raise Violation(f"no JSON: {body[:300]!r}") from None
        for each in message if isinstance(message, list) else [message]:
            if each.get("jsonrpc") != "2.0" or each.keys() - {"jsonrpc", "id", "method", "params", "result", "error"} \
                    or ("result" in each) + ("error" in each) + ("method" in each) != 1:
                raise Violation(f"no message: {body[:300]!r}")
        return message

    # Answers

    def answered(self, waiting, message, body):
        """The body that this is the answer to, and those before it that have none."""
        skipped = []
        while waiting:
            sent = waiting.pop(0)
            if sent.kind == "silent":
                skipped.append(sent)
            elif sent.kind == "batch":
                if not isinstance(message, list) \
                        or not same([each.get("id") for each in message], [id for id, _ in sent.requests]):
                    raise Violation(f"{body[:300]!r} does not answer the batch {sent.text[:500]}")
                for (_, request), answer in zip(sent.requests, message):
                    self.answer(request, answer, body, True)
                return sent, skipped
            else:
                if isinstance(message, list) or not same([message.get("id")], [sent.id]):
                    raise Violation(f"{body[:300]!r} does not answer {sent.text[:500]}")
                self.answer(sent.message, message, body, False)
                return sent, skipped
        raise Violation(f"nothing was asked for {body[:300]!r}")

    def answer(self, request, answer, body, in_batch):
        method, params = (request.get("method"), request.get("params")) if isinstance(request, dict) else (None, None)
        params = params if isinstance(params, dict) else {}
        if "error" in answer:
            if not isinstance(method, str) or answer["id"] is None or request.get("jsonrpc") != "2.0":
                if answer["error"]["code"] not in (-32600, -32700):
                    raise Violation(f"{answer} answers {request}")
                return
            self.refused(method, params, answer["error"], in_batch)
            return
        if method not in self.model.requests:
            raise Violation(f"{method} has a result: {answer}")
        self.shapes.check(self.model.requests[method]["result"], answer["result"], "result of " + method)
        self.coverage.count(method, params)
        result = answer["result"]
        if method == "session/snapshot":
            start = body.index(b'"result":{"snapshot":') + 21
            self.raw_snapshots[str(request["id"])] = None if in_batch else body[start:-2].decode()
            if not in_batch:
                self.client.snapshots[str(request["id"])] = True
        field = self.client.fields.get(params["field"]) if isinstance(params.get("field"), str) else None
        before = (field.version, field.text) if field else None
        if method in CHANGES_TEXT and not in_batch:
            self.views.answered(method, params, result)
        elif method == "field/select" and not in_batch:
            self.views.selected(params)
        if not in_batch:
            self.client.answer(method, params, result)
            if before and method in CHANGES_TEXT and field.version > before[0] and None not in (before[1], field.text) \
                    and field.text != before[1]:
                self.owed = (field.id, field.version)
        if isinstance(result, dict):
            self.offsets_of_answer(result)
            if "diagnostics" in result and "text" in result:
                self.offsets_of_status(result, None, result["text"])

    def refused(self, method, params, error, in_batch):
        code = error["code"]
        known = {self.model.errors[name] for name in self.model.requests.get(method, {}).get("errors", [])}
        if code not in known | ANYWHERE and not (code == -32601 and method not in self.model.requests):
            raise Violation(f"{method} answers {self.codes.get(code, code)}: {error}")
        if method in CHANGES_TEXT and not in_batch:
            self.views.refused(method, params, error)

    # Offsets

    def offsets_of_answer(self, result):
        text = result.get("text")
        if isinstance(text, str) and isinstance(result.get("selection"), dict):
            self.within(text, result["selection"], "selection")

    def offsets_of_status(self, status, field, text=None):
        if text is None and field is not None and field.version == status["version"]:
            text = field.text
        if text is not None:
            for diagnostic in status["diagnostics"]:
                self.within(text, diagnostic["range"], f"diagnostic {diagnostic['code']}")
        presentation = status.get("presentation") or {}
        template = presentation.get("template")
        if template and not alphabet.is_boundary(template["text"], template["filled"], self.client.encoding):
            raise Violation(f"template filled to {template['filled']} of {template['text']!r}")
        for segment in (presentation.get("segments") or []) if text is not None else []:
            self.within(text, segment["range"], f"segment {segment['kind']}")

    def within(self, text, range, what):
        for edge in ("start", "end"):
            if not alphabet.is_boundary(text, range[edge], self.client.encoding):
                raise Violation(f"{what} {range} is outside of {text!r} or inside a character of it")

    def reports_of_changes(self, owed, told):
        """One after every change of text."""
        if owed is not None:
            raise Violation(f"{owed[0]} has version {owed[1]}, of which nothing is told: {told}")

    def order_of_fields(self, sent, told):
        """The field's own report comes first. What tells of a new field is its answer, and consequences may follow for it as well."""
        if sent is None or sent.kind != "request" or self.is_timed or len(told) < 2:
            return
        params = sent.message.get("params") if isinstance(sent.message, dict) else None
        own = params.get("field") if isinstance(params, dict) and sent.message["method"] != "field/create" else None
        if isinstance(own, str) and own in told and told[0] != own and sent.message["method"].startswith("field/"):
            raise Violation(f"{told} are told of in this order by {sent.text[:300]}")
