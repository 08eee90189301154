"""What a client knows of its session: folded from answers and notifications, and no more than they say."""

import re

import alphabet

CHANGES_TEXT = {"field/edit", "field/clear", "field/undo", "field/redo", "field/blur", "field/commit", "field/update",
                "field/action"}
STATUS = ("diagnostics", "state", "helper", "counter", "debug")
ROW = re.compile(r"(.+)\[(\d+)\]\.")


class Violation(Exception):
    """Something that the specification does not allow."""


class Field:
    def __init__(self, snapshot):
        self.id = snapshot["field"]
        # What the server shows; None where that is not known until it is asked.
        self.text = self.version = self.selection = None
        # The client's view: what it last took with its own edits as they were sent; None where it can't tell.
        self.view = self.taken = None
        self.caret = None
        self.appearance = "native"
        # By its events, and by what it was when it was asked for.
        self.is_focused = None
        # What it was last told of the status; None where a batch mixed it up.
        self.status = self.presentation = None
        self.take(snapshot)
        self.settle()

    def take(self, snapshot):
        self.form, self.group, self.type = snapshot["form"], snapshot.get("group"), snapshot["type"]
        self.moved(snapshot["version"], snapshot["text"])
        self.selection = snapshot["selection"]
        self.report(snapshot)

    def report(self, status):
        self.status = {name: status[name] for name in STATUS if name in status}
        if "presentation" in status:
            self.presentation = dict(status["presentation"])

    def moved(self, version, text):
        if self.version is not None:
            if version < self.version:
                raise Violation(f"{self.id}: version {version} comes behind {self.version}")
            if version == self.version and None not in (text, self.text) and text != self.text:
                raise Violation(f"{self.id}: version {version} is {self.text!r} and {text!r}")
        if version != self.version or text is not None:
            self.text = text
        if version != self.version:
            self.selection = None
        self.version = version

    def settle(self):
        """All is answered: the client takes what is there."""
        self.view, self.taken = self.text, self.version
        self.caret = self.selection if self.text is not None else None


class Client:
    """Also what the generator asks for ids, versions and texts that fit."""

    def __init__(self, model):
        self.model = model
        self.fields = {}
        self.gone = []
        # Ids of which nobody knows what became: they are asked for next.
        self.unknown = set()
        # Those of which nothing is to be concluded in this burst; None: of none.
        self.veiled = set()
        self.names = 0
        self.encoding, self.validates, self.presentation = "utf-16", False, True
        self.types, self.own_types = [], set()
        self.snapshots = {}
        # Questions that are out, and those that are over.
        self.questions, self.answered = {}, {}
        # What was told of forms last, where no field came since: those are told of with the answer that makes them.
        self.told = {}
        # Nothing waits to be told: more than 100 ms have gone by since the last message that changed anything.
        self.is_settled = False
        self.hears_events = False

    # What the generator asks

    def rows(self):
        """The rows that have fields, each as its form, its section and its number."""
        return sorted({(field.form, row[1], int(row[2])) for id, field in self.fields.items() if (row := ROW.match(id))})

    def some_field(self, random):
        """An id; an old field is as likely as ten new ones."""
        return random.choice(list(self.fields)[-12:]) if self.fields else None

    def id(self, random, preferred=None):
        chance = random.random()
        if chance < 0.93 and preferred is not None:
            return preferred
        if chance < 0.96 and self.fields:
            return random.choice(list(self.fields))
        if chance < 0.985:
            return random.choice(self.gone) if self.gone else "f1"
        return random.choice(["nobody", "", "f1", "f2", "a"])

    def new_id(self, random):
        if self.fields and random.random() < 0.15:
            return random.choice(list(self.fields))
        if self.gone and random.random() < 0.2:
            return random.choice(self.gone)
        self.names += 1
        return random.choice(["a", "b", "Ω", "f"]) + str(self.names)

    def version(self, random, id):
        field = self.fields.get(id)
        now = field.version if field else 1
        chance = random.random()
        if chance < 0.75:
            return now
        if chance < 0.95:
            return max(0, now - random.choice([1, 1, 2, 3, 10]))
        return random.choice([0, now + 1, now + 100, 2**53 - 1])

    def latest(self, id):
        return self.fields[id].version if id in self.fields else 1

    def text(self, id):
        field = self.fields.get(id)
        return None if field is None else field.view if field.view is not None else field.text

    def appearance(self, id):
        field = self.fields.get(id)
        return getattr(field, "appearance", "native") if field else "native"

    def type_names(self):
        return [type["name"] for type in self.types] + sorted(self.own_types) + ["nothing"]

    def snapshot(self, random):
        """Stands for the snapshot that an answer held: it is put in when the message is sent."""
        if not self.snapshots:
            return {"format": 1, "checksum": "0"}
        return "$snapshot:" + str(random.choice(list(self.snapshots)[-6:]))

    # What is folded

    def answer(self, method, params, result):
        """The result of a request that was accepted."""
        id = alphabet.received(params["field"]) if isinstance(params.get("field"), str) else None
        if method == "initialize":
            self.encoding = result["positionEncoding"]
            wanted = params.get("capabilities") or {}
            self.validates = wanted.get("validate") is True
            self.presentation = wanted.get("presentation") is not False
            self.hears_events = wanted.get("events") is True
        elif method == "field/create":
            self._create(result, params)
            self.told.pop(result["form"], None)
        elif method == "form/open":
            self._compare_form(result)
            for part in [result, *result.get("sections", ())]:
                for field in part.get("fields", ()):
                    self._create(field, {})
                    self.told.pop(result["form"], None)
        elif method == "section/add":
            for field in result["fields"]:
                self._create(field, {})
            self.told.pop(params.get("form", ""), None)
        elif method == "section/remove":
            row = alphabet.received(f"{params['section']}[{params['row']}].")
            for id in [id for id in self.fields if id.startswith(row)]:
                self._forget(id)
        elif method == "field/dispose":
            self._forget(id)
        elif method == "form/close":
            self.told.pop(params["form"], None)
            for field in [each for each in self.fields.values() if each.form == params["form"]]:
                self._forget(field.id)
        elif method in ("form/submit", "form/page"):
            for field in self.fields.values():
                if field.form == params["form"]:
                    field.text = field.view = field.selection = None
        elif method == "session/restore":
            self.unknown |= self.fields.keys() | {field["field"] for field in params.get("restored", ())}
            self.fields.clear()
            self.told.clear()
        elif method == "type/define":
            self.own_types.add(alphabet.received(params["name"]))
        elif method == "field/list" and params.get("form") is None and params.get("group") is None:
            self._list(params, result["fields"])
        elif method == "field/get" and id not in self.fields:
            self._create(result, {})
        elif id in self.fields:
            self._field_answer(self.fields[id], method, params, result)

    def lose(self, messages):
        """What became of the fields that these name is not known, as nothing answers them, or not in their order."""
        for message in messages:
            params, method = message.get("params"), message["method"]
            id = params.get("field") if isinstance(params, dict) else None
            if method in ("field/create", "form/open", "section/add", "form/close", "session/restore"):
                self.told.clear()
            if method in ("form/submit", "form/page", "form/open", "form/close", "session/restore") or method.startswith("section/"):
                self.unknown |= self.fields.keys()
                self.fields.clear()
                self.veiled = None
            elif method == "type/define" and isinstance(params, dict) and isinstance(params.get("name"), str):
                self.own_types.add(alphabet.received(params["name"]))
            elif isinstance(id, str) and method not in ("field/check", "field/list"):
                id = alphabet.received(id)
                self.unknown.add(id)
                self.fields.pop(id, None)
                if self.veiled is not None:
                    self.veiled.add(id)

    def settle(self, lost):
        """All is answered."""
        self.lose(lost)
        self.veiled = set()
        for field in self.fields.values():
            field.settle()

    def _create(self, snapshot, params):
        if self.veiled is None or snapshot["field"] in self.veiled:
            return
        self.fields[snapshot["field"]] = Field(snapshot)
        self.fields[snapshot["field"]].appearance = params.get("appearance") or "native"

    def _forget(self, id):
        if self.fields.pop(id, None):
            self.gone = (self.gone + [id])[-20:]

    def _list(self, params, entries):
        listed = [entry["field"] for entry in entries]
        if len(listed) < min(params.get("limit", 10000) or 0, 10000) and params.get("after") is None:
            missing = [id for id in self.fields if id not in listed]
            if missing:
                raise Violation(f"field/list has not {missing}")

    def _field_answer(self, field, method, params, result):
        if method == "field/get" or method == "field/report":
            if method == "field/get":
                self._compare(field, result)
                field.is_focused = result["state"]["focus"] == "focused"
            field.take(result)
        elif method in ("field/update", "field/action"):
            field.take(result)
            if method == "field/update" and isinstance(params.get("set"), dict):
                field.appearance = params["set"].get("appearance") or field.appearance
        elif method == "field/validate":
            field.report(result)
        elif method == "field/select":
            # A part that the caret left was brought into its spelling.
            if "version" in result:
                field.moved(result["version"], result.get("text"))
            field.selection = result["selection"]
        elif method == "field/focus":
            # The signs of a number may show while it is focused.
            if field.text is not None and field.text not in result["text"]:
                raise Violation(f"{field.id}: field/focus says {result['text']!r}, the text is {field.text!r}")
            field.text, field.selection = result["text"], result["selection"]

    def _compare_form(self, result):
        """What was told of a form last is how it stands."""
        told = self.told.get(result["form"])
        if self.is_settled and told and any(told[name] != result[name] for name in ("valid", "invalid", "pending")):
            raise Violation(f"form {result['form']!r} was told as {told}, and is {result}")
        # Of each page that was told of, the last word is how it stands.
        stands = {page["page"]: page for page in result.get("pages", ())}
        for page in (told or {}).get("pages", ()):
            now = stands.get(page["page"], page)
            if self.is_settled and any(page[name] != now[name] for name in ("valid", "invalid", "pending")):
                raise Violation(f"the page {page['page']!r} was told as {page}, and is {now}")

    def _compare(self, field, snapshot):
        """What was folded is what is there."""
        focused = snapshot["state"]["focus"] == "focused"
        if self.hears_events and field.is_focused is not None and field.is_focused != focused:
            raise Violation(f"{field.id}: focused is {field.is_focused} by its events, {focused} by field/get")
        for name in ("version", "text", "selection"):
            known = getattr(field, name)
            if known is not None and (name == "version" or field.text is not None) and known != snapshot[name]:
                raise Violation(f"{field.id}: {name} is {known!r} by what was answered, {snapshot[name]!r} by field/get")
        if field.status is not None:
            found = {name: snapshot[name] for name in STATUS if name in snapshot}
            if found != field.status:
                raise Violation(f"{field.id}: told {field.status}, field/get says {found}")
        if field.presentation is not None and "presentation" in snapshot:
            # Where Return leads is told with the next report; what is allowed is told to those who ask for it.
            told, found = ({name: value for name, value in each.items() if name not in ("allowed", "returnKey")}
                           for each in (field.presentation, snapshot["presentation"]))
            if told != found:
                raise Violation(f"{field.id}: told {told}, field/get says {found}")

    def notification(self, method, params):
        if method == "field/diagnostics":
            field = self.fields.get(params["field"])
            if field is None:
                return
            field.moved(params["version"], None)
            if field.status is None:
                return
            field.status = {name: params[name] for name in STATUS if name in params}
            for name, value in params.get("presentation", {}).items():
                if field.presentation is not None:
                    if value is None:
                        field.presentation.pop(name, None)
                    else:
                        field.presentation[name] = value
        elif method == "$/cancelRequest":
            self.answered[params["id"]] = self.questions.pop(params["id"], None)
        elif method == "field/event" and params["field"] in self.fields:
            field = self.fields[params["field"]]
            if params["event"] in ("didBeginEditing", "didEndEditing"):
                if field.is_focused is (params["event"] == "didBeginEditing"):
                    raise Violation(f"{field.id}: {params['event']} is told, though it was so")
                field.is_focused = params["event"] == "didBeginEditing"
        elif method == "form/status":
            self.told[params["form"]] = params

    def question(self, id, params):
        if id in self.questions or id in self.answered:
            raise Violation(f"question {id} is asked twice")
        self.questions[id] = params
