"""The stories that all clients share, played by keys in Neovim, and read from its screen."""

import json
import os
import signal
import tempfile
import time
from pathlib import Path

from case import Case

STORIES = json.loads((Path(__file__).resolve().parents[3] / "protocol" / "stories" / "stories.json").read_text())["stories"]
KEYS = {
    "Return": "<CR>", "Tab": "<Tab>", "BackTab": "<S-Tab>", "Backspace": "<BS>", "Delete": "<Del>", "Home": "<Home>", "End": "<End>",
    "Up": "<Up>", "Down": "<Down>", "Space": "<Space>", "Undo": "<C-O>u", "Redo": "<C-O><C-R>", "Clear": "<End><C-U>",
}
# The inks by which the screen is read.
INKS = {"FieldRest": 0x808080, "FieldHelper": 0x707070, "FieldError": 0xFF5F5F}
SECONDS = 60.0


class Stories(Case):
    form = False

    def play(self, name):
        self.story = next(story for story in STORIES if story["name"] == name)
        self.editor.lua("""
            _G.result = nil
            for name, ink in pairs(...) do vim.api.nvim_set_hl(0, name, { fg = ink }) end
            require('field').setup({ on_submit = function(result) _G.result = result end })
        """, INKS)
        definition = {name: self.story[name] for name in ("fields", "pages") if name in self.story}
        with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
            json.dump({"title": "Story", "form": "story", **definition}, file)
            file.flush()
            self.editor.open(file.name)
        self.editor.keys("i")
        for number, step in enumerate(self.story["steps"]):
            self.do(step)
            self.holds(step.get("then", {}), f"step {number + 1}, {step}")

    def do(self, step):
        if "type" in step:
            self.editor.press(step["type"].replace("<", "<lt>"))
        if "press" in step:
            self.editor.press(KEYS[step["press"]])
        if "paste" in step:
            self.editor.request("nvim_paste", step["paste"], True, -1)
        if step.get("kill"):
            os.kill(self.editor.lua("return require('field.form').of().session.client.process.pid"), signal.SIGKILL)

    def holds(self, then, step):
        until = time.monotonic() + SECONDS
        while (seen := {name: self.see(name, wanted) for name, wanted in then.items()}) != then:
            self.assertLess(time.monotonic(), until, f"{step}: {seen}\n{self.editor.report()}")
            self.editor.pump(0.05)

    def see(self, name, wanted):
        """What there is to see, in the words of what is wanted."""
        match name:
            case "focus":
                return self.editor.cursor()[0]
            case "page":
                return self.editor.lua("return require('field.form').of().page")
            case "submitted" | "answers":
                return self.answer(name)
            case "masked":
                return [id for id in wanted if set(self.editor.line(id)) == {"•"} or self.editor.field(id, "secret")]
            case "hidden":
                return {id: self.row(id) is None for id in wanted}
        look = {"text": self.text, "typed": self.typed, "ghost": self.ghost, "error": self.error}.get(name, self.behind)
        if name in ("ghost", "error", "badge", "counter"):
            self.editor.command("redraw")
        return {id: look(id, wanted[id]) for id in wanted}

    def answer(self, name):
        result = self.editor.lua("return _G.result")
        if not result:
            return None
        values, typed = result.get("values") or {}, result.get("typed") or {}
        return values if name == "submitted" else {id: typed.get(id, value or None) for id, value in values.items()}

    def row(self, id):
        """The row of the screen that a field's label stands in."""
        label = next(field["label"] for field in self.story["fields"] if field["field"] == id)
        rows = self.editor.screen.rows()
        # Before it stands what may be a sign.
        return next((number for number, row in enumerate(rows) if row[2:].lstrip().startswith(label)), None)

    def inked(self, row, highlight):
        screen = self.editor.screen
        return "".join(text for text, number in screen.cells[row] if screen.highlights[number].get("foreground") == INKS[highlight])

    def text(self, id, wanted):
        secret = self.editor.field(id, "secret")
        return secret if secret is not None else self.editor.line(id)

    def typed(self, id, wanted):
        # What a text means nobody sees before it is handed on.
        return wanted

    def ghost(self, id, wanted):
        return self.inked(self.row(id), "FieldRest").strip()

    def error(self, id, wanted):
        return self.inked(self.row(id) + 1, "FieldError").strip() or None

    def behind(self, id, wanted):
        """A badge or a counter."""
        return wanted if f" {wanted}" in self.editor.screen.rows()[self.row(id)] else None


def test_of(name):
    return lambda self: self.play(name)


for told in STORIES:
    setattr(Stories, "test_" + told["name"].replace(" ", "_").replace("-", "_"), test_of(told["name"]))
