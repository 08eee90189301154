"""A client as protocol/conformance asks for it: a line says what its user does, a line what shows then.

The clients that stand on this one, with widgets of a toolkit, overlay what their widgets do and show.
"""

import asyncio
import json
import logging
import sys

from field_client import LATER, Client, ServerEnded, ServerError

ACTS = """type paste delete replace select move focus blur commit undo redo clear step part pick toggle remove fill update
submit turn addRow removeRow moveRow verdict validate"""
SHOWS = """text selection value typed validity enabled hidden readOnly required error helper counter label floating placeholder rest
masked secure checked items entries active multiline control form.next form.groups form.page form.pages form.rows form.submitted
form.refused"""


class Kit:
    def __init__(self):
        self.waiting = {}

    async def open(self, server, form, validate=False, **_):
        self.said, self.waiting, self.tasks = {}, {}, set()
        try:
            await self.begin(server, form, self.judge if validate else None)
        except (ServerError, ServerEnded, TypeError) as error:
            return {"refused": str(error)}
        return {}

    async def begin(self, server, form, validator):
        """Starts the client with a form."""
        self.client = Client(server, capabilities={"events": True}, keep_every=None)
        if validator is not None:
            self.client.validator()(validator)
        await self.client.start()
        self.form = await self.client.form(form)

    async def judge(self, question):
        """A validator that does what the text says."""
        match question.value.split()[0]:
            case "bad":
                return "This is bad."
            case "later":
                self.waiting[question.field] = question
                return LATER
            case "crash":
                raise ValueError("as the text says")
            case "wait":
                self.waiting[question.field] = asyncio.get_running_loop().create_future()
                return await self.waiting[question.field]
        return None

    async def verdict(self, id, message):
        """What a validator finds that has not answered yet."""
        held = self.waiting.pop(id)
        if isinstance(held, asyncio.Future):
            held.set_result(message)
        else:
            outcome = {"outcome": "failure", "message": message} if message else {"outcome": "success"}
            self.client.field_verdict(id, held.version, held.phase, **outcome)

    def later(self, name, answer):
        """Notes an answer when it comes; a line waits for none."""

        async def note():
            try:
                self.said[name] = await answer
            except (ServerError, ServerEnded) as error:
                self.said["refused"] = str(error)

        self.tasks.add(asyncio.ensure_future(note()))

    async def act(self, act, field, word):
        a = self.form.fields.get(field)
        match act:
            case "type": a.insert(word)
            case "paste": a.insert(word, "paste")
            case "replace": a.replace(tuple(word[:2]), word[2])
            case "select": a.select(*word)
            case "move": a.move(word == "right")
            case "delete" | "step": getattr(a, act)(word)
            case "part": a.select_part(word)
            case "fill": a.set_text(word, "program")
            case "commit": self.later("commit", a.commit())
            case "focus" | "blur" | "undo" | "redo" | "clear" | "toggle": self.later(act, getattr(a, act)())
            case "pick" | "remove" | "update": self.later(act, getattr(a, act)(word))
            case "submit": self.later("submitted", self.form.submit())
            case "turn": self.later("turned", self.form.turn(word) if word in ("next", "previous") else self.form.turn_to(word))
            case "addRow": self.later("row", self.form.sections[word].add())
            case "removeRow": self.later("row", self.form.sections[word[0]].remove(self.form.sections[word[0]][word[1]]))
            case "moveRow": self.later("row", self.form.sections[word[0]].move(self.form.sections[word[0]][word[1]], word[2]))
            case "verdict": await self.verdict(field, word)
        return {}

    def field(self, field):
        shown, state = field.presentation, field.state
        template = shown.template if shown else None
        return {
            "text": field.text, "selection": list(field.selection), "value": field.value, "typed": field.typed,
            "validity": state.validity, "enabled": state.enabled, "hidden": field.is_hidden, "error": field.error,
            "helper": field.helper and field.helper.text, "counter": field.counter and field.counter.text,
            "label": shown.label.text, "floating": shown.label.floating, "required": shown.label.required,
            "placeholder": shown.placeholder, "rest": template and template.text[template.filled :],
            "masked": shown.masked, "secure": shown.secure, "readOnly": bool(shown.read_only),
            "checked": shown.checked, "multiline": bool(shown.multiline), "control": shown.control,
            "items": field.items, "entries": [each.label for each in field.entries],
            "active": shown.list.active if shown.list else None,
        }  # fmt: skip

    async def show(self, **_):
        submitted, commit = self.said.get("submitted"), self.said.get("commit")
        return {
            "fields": {id: self.field(field) for id, field in self.form.fields.items()},
            "form": {
                "groups": self.form.groups,
                "page": self.form.page,
                "pages": [each.page for each in self.form.shown_pages],
                "rows": {name: [row.number for row in section] for name, section in self.form.sections.items()},
                "submitted": submitted and submitted.to_wire(),
                "refused": self.said.get("refused"),
                "next": commit and commit.next,
            },
        }

    async def close(self, **_):
        await self.client.close()
        return {}


    async def line(self, line):
        """Does what a line says; the line that answers it."""
        line = json.loads(line)
        act, word = line.pop("act"), line.pop("with", None)
        if act in ("open", "show", "close"):
            answer = await getattr(self, act)(**line)
        else:
            answer = await self.act(act, line.get("field"), word)
        return json.dumps(answer)


def hello(client, acts=ACTS):
    """The first line."""
    return json.dumps({"client": client, "acts": acts.split(), "shows": SHOWS.split()})


async def serve(kit, hello):
    """Answers the lines on standard input."""
    logging.disable()
    lines = asyncio.StreamReader(limit=1 << 24)
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
    print(hello, flush=True)
    while line := await lines.readline():
        print(await kit.line(line), flush=True)
