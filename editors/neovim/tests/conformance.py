"""The plug-in as protocol/conformance asks for it: keys in a real Neovim, and what its form shows then."""

import json
import os
import sys
import tempfile

from neovim import PLUGIN, Neovim

ACTS = "type delete place move undo redo step toggle submit turn addRow validate verdict".split()
SHOWS = """text selection validity enabled hidden readOnly required error helper counter label floating placeholder rest masked secure
checked control multiline entries active form.page form.rows form.submitted""".split()

SETUP = """
    _G.kit = { waiting = {} }
    local function judge(asked, done)
      local word = asked.value:match('^%S+')
      if word == 'bad' then
        done('This is bad.')
      elseif word == 'later' then
        kit.waiting[asked.field] = done
      elseif word == 'crash' then
        error('as the text says')
      else
        done(nil)
      end
    end
    -- Every field has the same.
    kit.validators = setmetatable({}, { __index = function() return judge end })
    function kit.form() return require('field.form').of() end
    function kit.show()
      local form = kit.form()
      local fields = {}
      for id, field in pairs(form.by_id) do
        local here, offset = form:here()
        local shown, caret = field.presentation, here == field and offset or field.selection or 0
        local label, template, list = shown.label or {}, shown.template, shown.list
        local errors = vim.tbl_filter(function(each) return each.severity == 1 end, field.diagnostics)
        local text = field.secret or field.index and require('field.lines').shown(form, field) or field.view
        local scalars = vim.str_utfindex(text, 'utf-32', math.min(caret, #text))
        fields[id] = {
          text = text, selection = { scalars, scalars }, validity = field.state.validity, enabled = field.state.enabled,
          hidden = field.state.hidden, readOnly = shown.readOnly, required = label.required, error = errors[1] and errors[1].message,
          helper = field.helper and field.helper.text, counter = field.counter and field.counter.text, label = label.text,
          floating = label.floating, placeholder = shown.placeholder, rest = template and template.text:sub(template.filled + 1),
          masked = shown.masked, secure = shown.secure, checked = shown.checked, control = shown.control,
          multiline = shown.multiline, active = list and list.active,
          entries = list and vim.tbl_map(function(each) return each.label end, list.entries),
        }
      end
      local rows = vim.empty_dict()
      for name, section in pairs(form.sections) do rows[name] = section.rows end
      return { fields = fields, form = { page = form.page, rows = rows, submitted = kit.submitted } }
    end
"""


class Kit:
    def __init__(self):
        self.editor = Neovim(os.path.join(PLUGIN, ".venv", "bin", "nvim"), "")
        self.editor.lua(SETUP)
        self.file = os.path.join(tempfile.mkdtemp(), "form.json")

    def open(self, server, form, validate=False, **_):
        with open(self.file, "w", encoding="utf-8") as file:
            json.dump(form, file)
        self.editor.request("nvim_set_var", "field_server", server)
        return self.editor.lua(
            """
            local file, validate = ...
            kit.submitted, kit.waiting, _G.said = nil, {}, {}
            require('field').setup({ validators = validate and kit.validators or {} })
            local buffer = require('field').open(file)
            return buffer and vim.empty_dict() or { refused = table.concat(said, ' ') }
            """,
            self.file, validate,
        )  # fmt: skip

    def go(self, field):
        """Puts the cursor into a field, where it is not there, and begins to insert."""
        self.editor.lua("local form, field = kit.form(), kit.form().by_id[...]; if form:here() ~= field then form:go(field) end", field)
        if self.editor.mode() != "i":
            self.editor.press("A")

    def act(self, act, field, word):
        if act in ("type", "delete", "move"):
            self.go(field)
        match act:
            case "type":
                self.editor.press(word.replace("<", "<lt>").replace("\n", "<CR>"))
            case "delete":
                self.editor.press({"backward": "<BS>", "forward": "<Del>"}[word])
            case "move":
                self.editor.press("<Right>" if word == "right" else "<Left>")
            case "place":
                self.go(field)
                self.editor.lua(
                    "local form, field = kit.form(), kit.form().by_id[...]; local _, at = ...; "
                    "form:_place(field, vim.str_byteindex(field.view, 'utf-32', at)); vim.api.nvim_exec_autocmds('CursorMovedI', {})",
                    field, word[0],
                )  # fmt: skip
            case "undo" | "redo":
                self.go(field)
                self.editor.lua("kit.form():history('field/' .. ..., 1)", act)
            case "step":
                self.go(field)
                self.editor.lua("kit.form():step(..., 1)", word)
            case "toggle":
                self.editor.lua("kit.form():go(kit.form().by_id[...]); kit.form():toggle()", field)
            case "submit":
                self.editor.lua("require('field').submit(function(result) kit.submitted = result end)")
            case "turn":
                self.editor.command("FieldPage " + word)
            case "addRow":
                self.editor.lua("kit.form():add_row(kit.form().sections[...])", word)
            case "verdict":
                self.editor.lua("local field, message = ...; kit.waiting[field](message ~= vim.NIL and message or nil)", field, word)
        return {}

    def show(self, **_):
        return self.editor.lua("return kit.show()")

    def close(self, **_):
        self.editor.press("<Esc>")
        self.editor.command("silent! bwipeout!")
        return {}


kit = Kit()
print(json.dumps({"client": "Neovim", "acts": ACTS, "shows": SHOWS}), flush=True)
for line in sys.stdin:
    line = json.loads(line)
    act, word = line.pop("act"), line.pop("with", None)
    answer = getattr(kit, act)(**line) if act in ("open", "show", "close") else kit.act(act, line.get("field"), word)
    print(json.dumps(answer), flush=True)
kit.editor.close()
