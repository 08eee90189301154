"""The scripted server: it answers as the specification says, and otherwise as the vector wants."""

import copy

from . import units
from .field import ScriptedField, merge
from .forms import FormAnswers
from .shapes import Breach

LIMITS = {
    "maxMessageBytes": 8388608, "maxDepth": 64, "maxFields": 1000000, "maxTextLength": 262144, "maxPatternStates": 10000,
    "maxTurnWork": 20000000, "maxPending": 67108864, "maxBatch": 10000, "maxTypes": 10000, "maxForms": 100000,
    "maxEntries": 100000, "maxPages": 1000, "maxRows": 1000, "maxRuleFields": 1000000, "maxCheckedTexts": 100000,
    "maxReportedDiagnostics": 100, "maxReportOwners": 16,
}  # fmt: skip
ERRORS = {
    "InvalidRequest": -32600, "MethodNotFound": -32601, "InvalidParams": -32602, "InternalError": -32603,
    "ServerNotInitialized": -32002, "RequestCancelled": -32800, "ContentModified": -32801, "RequestFailed": -32803,
    "FieldNotFound": -32010, "NotEditable": -32015, "LimitExceeded": -32014, "SnapshotInvalid": -32017,
}  # fmt: skip
CHANGING = ("field/edit", "field/clear", "field/undo", "field/redo", "field/select", "field/blur", "field/commit")


class Refused(Exception):
    def __init__(self, code, data=None):
        self.error = {"code": ERRORS.get(code, code), "message": f"{code}"}
        if data is not None:
            self.error["data"] = data


class ScriptedServer(FormAnswers):
    """One process of the server, as the client sees it."""

    def __init__(self, script, shapes, send):
        self.script = script
        self.shapes = shapes
        self._send = send
        self.log = []
        """What the client said, in order."""
        self.fields = {}
        self.forms = {}
        self.encoding = None
        self.planned = script.pop("next", [])
        self.holding = False
        self.outbox = []
        self.questions = {}
        self.answers = {}
        self._ids = set()
        self._asked = 0
        self.is_shut_down = False
        self.exit = None

    # What comes in

    def take(self, message):
        for each in message if isinstance(message, list) else [message]:
            self.log.append(each)
            self._take(each)

    def _take(self, message):
        if not isinstance(message, dict) or message.get("jsonrpc") != "2.0":
            raise Breach(f"no message of JSON-RPC 2.0: {message!r}")
        if "method" not in message:
            return self._take_answer(message)
        method, params = message["method"], message.get("params")
        if self.encoding is None and method not in ("initialize", "exit"):
            raise Breach(f"{method} before initialize")
        if self.is_shut_down and method != "exit":
            raise Breach(f"{method} behind shutdown")
        self.shapes.check_params(method, params)
        if "id" not in message:
            return self._notified(method, params or {})
        id = message["id"]
        if isinstance(id, bool) or not isinstance(id, (int, str)) or id in self._ids:
            raise Breach(f"the id {id!r} of {method} is none, or there was one")
        self._ids.add(id)
        after = []
        try:
            answer = {"result": self._answer(method, params or {}, after)}
        except Refused as refused:
            answer = {"error": refused.error}
        self.say({"jsonrpc": "2.0", "id": id, **answer}, method in CHANGING)
        for each in after:
            self.say({"jsonrpc": "2.0", **each})

    def _notified(self, method, params):
        if method == "exit":
            self.exit = 0 if self.is_shut_down else 1

    def _take_answer(self, message):
        id = message.get("id")
        if ("result" in message) == ("error" in message):
            raise Breach(f"an answer with result and error, or with neither: {message!r}")
        if id not in self.questions:
            raise Breach(f"an answer to {id!r}, which nobody asked")
        if id in self.answers:
            raise Breach(f"a second answer to {id!r}")
        method = self.questions[id]
        if "result" in message and method in self.shapes.methods:
            self.shapes.check_answer(method, message["result"])
        self.answers[id] = message

    # What goes out

    def say(self, message, counts=False):
        if self.holding:
            self.outbox.append((message, counts))
        else:
            self._send(message)

    def release(self, count):
        """Lets so many answers to edits out, with all that stands before the next one."""
        while self.outbox:
            message, counts = self.outbox[0]
            if counts and count == 0:
                return
            count -= counts
            self.outbox.pop(0)
            self._send(message)
        self.holding = False

    def ask(self, method, params, id=None, at_once=False):
        self._asked += 1
        id = self._asked if id is None else id
        self.questions[id] = method
        message = {"jsonrpc": "2.0", "id": id, "method": method, "params": params}
        self._send(message) if at_once else self.say(message)
        return id

    def notify(self, method, params):
        self.say({"jsonrpc": "2.0", "method": method, "params": params})

    def push(self, field, overlay, after=None):
        """`field/diagnostics` of a field, with what the overlay changes."""
        overlay = units.counted(copy.deepcopy(overlay), field.text, self.encoding)
        changes = overlay.pop("presentation", None)
        told = {"field": field.id, "version": overlay.pop("version", field.version)}
        if "text" in overlay:
            told["text"] = overlay.pop("text")
        # Lists and these objects are told whole, so what a report leaves out is gone.
        for name in ("helper", "counter", "debug"):
            field.report.pop(name, None)
        if field.options.get("helper"):
            field.report["helper"] = field.helper()
        merge(field.report, overlay)
        for name in ("diagnostics", "state", "helper", "counter", "debug"):
            if name in field.report:
                told[name] = copy.deepcopy(field.report[name])
        if changes is not None:
            told["presentation"] = changes
            for name, value in changes.items():
                field.report["presentation"].pop(name, None)
                if value is not None:
                    field.report["presentation"][name] = copy.deepcopy(value)
        message = {"method": "field/diagnostics", "params": told}
        if after is None:
            self.say({"jsonrpc": "2.0", **message})
        else:
            after.append(message)

    # Answers

    def _plan(self, method, params):
        """What the vector wants of this request."""
        for plan in self.planned:
            if plan.get("having") is not None and plan["having"] not in params:
                continue
            if plan["method"] == method and plan.get("field", params.get("field")) == params.get("field"):
                self.planned.remove(plan)
                return copy.deepcopy(plan)
        return {}

    def _answer(self, method, params, after):
        plan = self._plan(method, params)
        name = method.replace("/", "_").replace("$", "")
        answer = getattr(self, "_" + name, None)
        if "error" in plan:
            data = plan.get("data")
            field = self.fields.get(params.get("field"))
            if method == "field/edit" and field is not None:
                # A client that has sent more goes on in a view that has what was refused.
                field.edits.append(field.reading(params))
            if data == "field":
                field.told()
                data = field.snapshot()
            raise Refused(plan["error"], data)
        if answer is None and "result" not in plan:
            raise Refused("MethodNotFound")
        result = answer(params, plan, after) if answer is not None else {}
        if "result" in plan:
            result = plan["result"] if not isinstance(plan["result"], dict) else merge(result or {}, plan["result"])
        for each in plan.get("after", []):
            after.append(each)
        return result

    def _field(self, params):
        if params["field"] not in self.fields:
            raise Refused("FieldNotFound", {"field": params["field"]})
        return self.fields[params["field"]]

    def _initialize(self, params, plan, after):
        if self.encoding is not None:
            raise Refused("InvalidRequest")
        known = self.script.get("encodings", ["utf-16", "utf-8", "utf-32"])
        wanted = params.get("positionEncodings") or []
        self.encoding = next((each for each in wanted if each in known), "utf-16")
        return {
            "protocolVersion": "1.0",
            "serverInfo": {"name": "field-server", "version": "0.0.0"},
            "positionEncoding": self.encoding,
            "capabilities": {"types": [], "rules": [], "appearances": [], "framings": ["header", "line"], "locales": ["en"]},
            "limits": dict(LIMITS),
        }

    def _shutdown(self, params, plan, after):
        self.is_shut_down = True

    def make(self, options):
        """A new field with what the vector has of it."""
        field = ScriptedField(options, self.script.get("fields", {}).get(options["field"], {}), self.encoding)
        self.fields[field.id] = field
        return field.snapshot()

    def _field_create(self, params, plan, after):
        if params.get("field") in self.fields and not params.get("replace"):
            raise Refused("FieldExists", {"field": params["field"]})
        return self.make({"field": f"f{len(self.fields) + 1}", **params})

    def _field_get(self, params, plan, after):
        field = self._field(params)
        field.told()
        return field.snapshot()

    def _field_dispose(self, params, plan, after):
        self._field(params)
        del self.fields[params["field"]]

    def _field_edit(self, params, plan, after):
        field = self._field(params)
        before, caret = field.view(params)
        edit = field.reading(params)
        view, behind = edit(before, caret)
        made = field.default(before, caret, (view, behind), params)
        if made is None and "text" not in plan:
            field.edits.append(edit)
            field.told()
            raise Refused("ContentModified", field.snapshot())
        if params.get("step") is not None:
            made = field.text, field.selection[1]
        result = self._edited(field, made, view, params, plan, after)
        field.edits.append(edit)
        field.told()
        return result

    def _edited(self, field, made, view, params, plan, after):
        """Does an edit, or what the vector makes of it, and answers."""
        text, caret = plan.get("text", made[0] if made else ""), made[1] if made else 0
        caret = len(text) if "text" in plan else caret
        moved = field.changed(text, caret)
        if not moved and view != field.text and params.get("version") is not None:
            field.version += 1
        plan.pop("text", None)
        field.take(plan)
        focused = field.report["state"]["focus"]
        if params.get("cause") not in ("program", "autofill"):
            field.report["state"]["focus"] = "focused"
        if moved or "status" in plan or focused != field.report["state"]["focus"]:
            self.push(field, plan.get("status", {}), after)
        return {
            **field.content(),
            "selection": field.range(*field.selection),
            **field.patch(view),
            "accepted": True,
            "complete": False,
        }

    def _field_clear(self, params, plan, after):
        field = self._field(params)
        result = self._edited(field, ("", 0), "", params, plan, after)
        field.edits.append(lambda text, caret: ("", 0))
        field.told()
        return result

    def _field_undo(self, params, plan, after):
        field = self._field(params)
        view, _ = field.view(params)
        old, selection = field.texts.pop() if field.texts else (field.text, field.selection)
        result = self._edited(field, (old, selection[1]), view, params, plan, after)
        field.edits.append(lambda text, caret: (text, caret))
        field.told()
        return result

    _field_redo = _field_undo

    def _field_select(self, params, plan, after):
        field = self._field(params)
        view, _ = field.view(params)
        made = params.get("selection")
        if made is not None:
            start, end = field.scalar_range(view, made)
            if view == field.text:
                field.selection = start, end
            field.edits.append(lambda text, caret: (text, min(end, len(text))))
        elif params.get("move") in ("characterBackward", "characterForward"):
            start, end = field.selection
            at = start if start < end else max(start - 1, 0)
            if params["move"] == "characterForward":
                at = end if start < end else min(end + 1, len(field.text))
            field.selection = at, at
        return self._where(field, view, plan, after)

    def _where(self, field, view, plan, after):
        """What the plan makes of the text, in an answer that has the text only where the client shows another one."""
        text = plan.pop("text", field.text)
        if text != field.text:
            field.changed(text, len(text))
            field.take(plan)
            self.push(field, plan.get("status", {}), after)
        else:
            field.take(plan)
            if "status" in plan:
                self.push(field, plan["status"], after)
        result = {"selection": field.range(*field.selection)}
        if view != field.text or field.version not in field.views:
            result.update(field.content(), **field.patch(view))
        field.told()
        return result

    def _field_focus(self, params, plan, after):
        field = self._field(params)
        field.take(plan)
        field.report["state"]["focus"] = "focused"
        self.push(field, plan.get("status", {}), after)
        return {"accepted": True, "text": field.text, "selection": field.range(*field.selection)}

    def _field_blur(self, params, plan, after):
        field = self._field(params)
        view, _ = field.view(params)
        field.report["state"].update(focus="inactive", touched=True)
        result = self._where(field, view, {"status": {}, **plan}, after)
        return {**result, **field.content(), "valid": True}

    def _field_commit(self, params, plan, after):
        field = self._field(params)
        view, _ = field.view(params)
        order = [each.id for each in self.fields.values() if each.report["form"] == field.report["form"]]
        behind = order[order.index(field.id) + 1 :]
        field.report["state"]["touched"] = True
        result = {"accepted": True, "valid": True, "submit": not behind, **self._where(field, view, plan, after)}
        return {**result, "next": behind[0]} if behind else result

    def _field_validate(self, params, plan, after):
        field = self._field(params)
        self.push(field, plan.get("status", {}), after)
        told = {name: field.report[name] for name in ("diagnostics", "state", "helper", "counter", "presentation") if name in field.report}
        return {"valid": True, **copy.deepcopy(told)}

    def _field_update(self, params, plan, after):
        field = self._field(params)
        if "text" in params["set"]:
            field.changed(params["set"]["text"], len(params["set"]["text"]))
        return self._whole(field, plan, after)

    def _field_action(self, params, plan, after):
        return self._whole(self._field(params), plan, after)

    _field_report = _field_action

    def _whole(self, field, plan, after):
        text = plan.pop("text", field.text)
        if text != field.text:
            field.changed(text, len(text))
        field.take(plan)
        self.push(field, plan.get("status", {}), after)
        field.edits.append(lambda text, caret: (text, caret))
        field.told()
        return field.snapshot()

    def change(self, id, outcome):
        """Something else than the client changes a text; it is told only of the version."""
        field = self.fields[id]
        outcome = {"text": outcome} if isinstance(outcome, str) else copy.deepcopy(outcome)
        field.changed(outcome.pop("text"), 0)
        field.selection = (len(field.text), len(field.text))
        field.take(outcome)
        field.told()

    def question(self, id, more):
        """The params of a `client/validate` about a field."""
        field = self.fields[id]
        value = field.text if field.value is None else field.value
        asked = {"field": id, "tag": 0, "phase": "final", "version": field.version, "text": field.text, "value": value}
        return {**asked, **more}
