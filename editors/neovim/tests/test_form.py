"""A form as a whole: what stands around the fields, choosing, submitting, validators, a daemon that dies."""

import json
import os
import shutil
import signal
import tempfile
import unittest

from case import DAEMON, PROGRAM, Case
from neovim import PLUGIN, Neovim

FILLED = ("iada king<CR>ada@example.org<CR>5552345678<CR>12 analytical row<CR>10001<CR><CR><CR>"
          "4111111111111111<CR>1130<CR>123<CR>")


class Shown(Case):
    def text(self):
        return "\n".join(self.editor.look())

    def test_labels_templates_helpers_counters(self):
        text = self.text()
        for part in ("Customer ──", "Payment ──", "Card number * 0000 0000 0000 0000", "Expires * MM/YY", "Month and year",
                     "for the driver  0/40"):
            self.assertIn(part, text)
        self.type_into("card", "i41111")
        text = self.text()
        self.assertIn("Card number * 4111 100 0000 0000".replace("100", "1000"), text)
        self.assertIn("Visa", text)

    def test_errors_and_warnings_are_diagnostics(self):
        self.type_into("card", "i4111111111111112<CR>0120<CR>")
        found = {entry[0]: entry[1:] for entry in self.editor.diagnostics()}
        row = self.editor.lines().index("4111 1111 1111 1112")
        self.assertEqual(found["card"], ["bad-checksum", 1, row, 0, 19])
        self.assertIn("E     Card number * 4111 1111 1111 1112  Visa", self.text())
        self.type_into("card", "<Esc>$r1")
        self.assertNotIn("card", [entry[0] for entry in self.editor.diagnostics()])

    def test_groups_say_what_is_missing(self):
        self.assertRegex(self.text(), "Customer ─+ 2 to go")
        self.type_into("name", "iada<CR>ada@example.org<CR>")
        self.editor.wait("require('field.form').of().groups.customer.valid")
        self.assertRegex(self.text(), "Customer ─+ ✓ complete")

    def test_secrets_are_covered(self):
        self.type_into("cvv", "i123")
        text = self.text()
        self.assertIn("Security code * •••", text)
        self.assertNotIn("123", text)

    def test_typing_over_labels_leaves_them(self):
        self.type_into("name", "0iada<Esc>0")
        self.assertIn("Name * Ada", self.text())

    def test_tab_and_return(self):
        self.editor.type("i<Tab>")
        self.assertEqual(self.editor.cursor(), ("email", 0))
        self.editor.type("<S-Tab><S-Tab>")
        self.assertEqual(self.editor.cursor()[0], "amount")
        self.editor.type("<Tab>ada<CR>")
        self.assertEqual(self.editor.cursor()[0], "email")
        self.assertEqual(self.editor.mode(), "i")
        self.editor.type("<Esc><CR>")
        self.assertEqual(self.editor.cursor()[0], "email", "where something is wrong Return stays")
        self.editor.type("Aada@example.org<CR>")
        self.assertEqual(self.editor.cursor()[0], "phone")

    def test_final_formatting_shows(self):
        self.type_into("amount", "i7<Esc>")
        self.shows("amount", "$7")
        self.type_into("name", "iada")
        self.shows("amount", "$7.00")

    def test_two_forms_with_the_same_fields(self):
        self.type_into("name", "iada<Esc>")
        with tempfile.TemporaryDirectory() as folder:
            copy = shutil.copy(os.path.join(PLUGIN, "tests", "checkout.json"), folder)
            self.editor.open(copy)
            self.type_into("name", "ieve<Esc>")
            self.shows("name", "Eve")
            self.editor.open()
            self.shows("name", "Ada")

    def test_a_field_of_several_lines(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "note.json")
            with open(path, "w") as file:
                json.dump({"title": "Note", "fields": [{"field": "note", "type": "multiline", "label": "Note"},
                                                       {"field": "zip", "type": "zip", "label": "ZIP"}]}, file)
            self.editor.open(path)
            self.editor.type("ione<CR>two<Esc>othree<Tab>")
            self.editor.type("12345")
        self.assertEqual(self.editor.lines(), ["Note", "one", "two", "three", "12345"])


class Narrow(unittest.TestCase):
    def test_long_titles_break_and_how_the_form_stands_is_seen(self):
        title = "A group with a title that is longer than forty columns are"
        form = {"title": "Narrow", "form": "narrow", "groups": [{"name": "g", "title": title}],
                "fields": [{"field": "name", "label": "Name", "group": "g", "required": True}]}
        with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
            json.dump(form, file)
            file.flush()
            editor = Neovim(PROGRAM, DAEMON, columns=40)
            self.addCleanup(editor.close)
            editor.open(file.name)
        lines = [line.strip() for line in editor.look()]
        first = next(index for index, line in enumerate(lines) if line.startswith("A group"))
        head = lines[first:lines.index("Name *")]
        self.assertEqual(" ".join(head).split(" ─")[0], title)
        self.assertTrue(head[-1].endswith("─ 1 to go"), head)
        self.assertIn("Return Next  Tab Skip  :w Submit", lines)
        self.assertIn("1 to go", lines)


class InGerman(unittest.TestCase):
    """What the form says besides its file is in the reader's language."""

    def setUp(self):
        self.editor = Neovim(PROGRAM, DAEMON)
        self.addCleanup(self.editor.close)
        self.editor.lua("require('field').setup { locale = 'de' }")

    def open(self, form):
        with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
            json.dump(form, file)
            file.flush()
            self.editor.open(file.name)

    def text(self):
        return "\n".join(self.editor.look())

    def test_verdicts_buttons_and_lists(self):
        self.open({"title": "Anmeldung", "form": "german", "groups": [{"name": "g", "title": "Person"}],
                   "fields": [{"field": "name", "label": "Name", "group": "g", "required": True},
                              {"field": "land", "label": "Land", "group": "g",
                               "choices": ["Chile", "Peru"]}]})
        text = self.text()
        self.assertRegex(text, "Person ─+ noch 1")
        self.assertIn("Return Weiter  ", text)
        self.assertIn("Tab Überspringen  :w Absenden", text)
        self.editor.command("FieldSubmit")
        self.editor.wait("#said > 0")
        self.assertIn("noch 1 zu berichtigen", self.editor.said()[-1])
        self.editor.type("iada<CR>Bolivien")
        self.editor.lua("require('field.form').of():choose()")
        self.assertIn("Nichts gefunden", self.text())
        self.editor.type("<Esc>")
        self.editor.wait("require('field.form').of().groups.g.valid")
        self.assertRegex(self.text(), "Person ─+ ✓ vollständig")

    def test_pages_also_after_a_restart(self):
        self.open({"title": "Reise", "form": "reise", "pages": [{"page": "a", "title": "Hin", "fields": ["to"]},
                                                                {"page": "b", "title": "Her", "fields": ["fro"]}],
                   "fields": [{"field": "to", "label": "Hin"}, {"field": "fro", "label": "Her"}]})
        self.assertIn("Reise   Seite 1 von 2: Hin", self.text())
        self.assertIn("]] Weiter", self.text())
        os.kill(self.editor.lua("return require('field.form').of().session.client.process.pid"), signal.SIGKILL)
        self.editor.wait("#said > 0 and said[#said]:find('nichts geht verloren')")
        self.editor.command("FieldPage next")
        self.assertIn("Reise   Seite 2 von 2: Her", self.text())


class Submit(Case):
    def test_errors_are_gone_to(self):
        self.editor.type("iada<CR><Esc>:FieldSubmit<CR>")
        self.assertEqual(self.editor.cursor()[0], "email")
        self.assertIn("to fix", self.editor.said()[-1])
        self.assertTrue(self.editor.diagnostics())

    def test_contents(self):
        self.editor.lua("require('field').setup{ secrets = true, on_submit = function(result) _G.result = result end }")
        self.editor.type(FILLED + "5<CR>")
        self.editor.wait("result")
        result = self.editor.lua("return result")
        self.assertEqual(result["values"]["card"], "4111111111111111")
        self.assertEqual(result["texts"]["phone"], "(555) 234-5678")
        self.assertEqual(result["typed"]["phone"], "+15552345678")
        self.assertEqual(result["typed"]["amount"], "5.00")
        self.assertEqual(result["values"]["cvv"], "123")
        self.assertFalse(self.editor.lua("return vim.bo.modified"))

    def test_write_and_quit(self):
        self.editor.lua("vim.api.nvim_create_autocmd('User', { pattern = 'FieldSubmit', callback = function(event) "
                        "_G.result = event.data end })")
        self.editor.type("iada<Esc>")
        self.editor.keys(":wq<CR>")
        self.editor.wait("#said > 0")
        self.assertIsNotNone(self.editor.lua("return require('field.form').of() and true"))
        self.go("name")
        self.editor.type("cc" + FILLED[1:] + "<Esc>")
        self.editor.command("new")
        self.editor.command("wincmd p")
        self.editor.keys(":wq<CR>")
        self.editor.wait("result and #vim.api.nvim_list_wins() == 1")
        self.assertEqual(self.editor.lua("return result.values.name"), "Ada King")

    def test_a_form_without_submit_writes_nothing(self):
        self.editor.command("enew!")
        self.editor.lua("require('field').submit()")
        self.assertIn("no form", self.editor.said()[-1])


class Validators(unittest.TestCase):
    def setUp(self):
        self.editor = Neovim(PROGRAM, DAEMON)
        self.addCleanup(self.editor.close)
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.path = os.path.join(folder.name, "user.json")
        with open(self.path, "w") as file:
            json.dump({"title": "User", "fields": [
                {"field": "user", "label": "User", "required": True, "tag": 7, "validation": {"final": {"client": True}}},
                {"field": "zip", "type": "zip"}]}, file)

    def test_at_once_by_field(self):
        self.editor.lua("""require('field').setup{ validators = { user = function(params, done)
          done(params.value ~= 'root' or 'That name is taken.')
        end } }""")
        self.editor.open(self.path)
        self.editor.type("iroot<Tab>")
        self.editor.wait("#vim.diagnostic.get(0) == 1")
        self.assertEqual(self.editor.lua("return vim.diagnostic.get(0)[1].message"), "That name is taken.")
        self.editor.type("<S-Tab>s<Tab>")
        self.editor.wait("#vim.diagnostic.get(0) == 0")

    def test_later_by_tag_and_a_submit_that_waits(self):
        self.editor.lua("""require('field').setup{
          on_submit = function(result) _G.result = result end,
          validators = { [7] = function(params, done) _G.asked, _G.done = params, done end },
        }""")
        self.editor.open(self.path)
        self.editor.keys("ieve<Esc>:FieldSubmit<CR>")
        self.editor.wait("asked")
        self.assertEqual(self.editor.lua("return { asked.value, asked.phase }"), ["eve", "final"])
        self.editor.lua("done()")
        self.editor.wait("result")
        self.assertEqual(self.editor.lua("return result.values.user"), "eve")

    def test_one_that_fails(self):
        self.editor.lua("require('field').setup{ validators = { user = function() error('no net') end } }")
        self.editor.open(self.path)
        self.editor.type("ieve<Tab>")
        self.editor.wait("#vim.diagnostic.get(0) == 1")
        self.assertEqual(self.editor.lua("return vim.diagnostic.get(0)[1].code"), "validator-failed")
        self.assertIn("no net", self.editor.said()[-1])


class Crash(Case):
    def kill(self):
        pid = self.editor.lua("return require('field.form').of().session.client.process.pid")
        os.kill(pid, signal.SIGKILL)
        return pid

    def new(self, pid):
        self.editor.wait(f"require('field.form').of().session.client.process.pid ~= {pid} and settled()")

    def test_everything_comes_back(self):
        self.type_into("email", "iada<Tab>5552")
        self.editor.type("<Esc>")
        self.type_into("card", "i411111")
        self.new(self.kill())
        self.assertIn("nothing is lost", self.editor.said()[-1])
        self.shows("card", "4111 11", 7)
        self.shows("email", "ada")
        self.assertIn("email", [entry[0] for entry in self.editor.diagnostics()])
        self.editor.type("1111")
        self.shows("card", "4111 1111 11", 12)
        self.in_order()

    def test_histories_come_back(self):
        self.type_into("zip", "i123<Esc>")
        self.type_into("name", "iada<Esc>")
        session = "require('field.form').of().session"
        self.editor.wait(f"{session}.no_snapshots or {session}.snapshot and not {session}.remembering")
        snapshots = not self.editor.lua(f"return {session}.no_snapshots")
        self.new(self.kill())
        self.assertEqual(self.editor.lua(f"return {session}.snapshot ~= nil"), snapshots, "the snapshot was refused")
        self.shows("zip", "123")
        self.type_into("zip", "u")
        self.shows("zip", "")

    def test_keys_that_come_while_there_is_none(self):
        self.type_into("card", "i4111")
        self.editor.lua("""
            local form = require('field.form').of()
            vim.uv.kill(form.session.client.process.pid, 'sigkill')
        """)
        self.editor.press("111122223333")
        self.editor.wait("settled() and #said > 0")
        self.shows("card", "4111 1111 2222 3333", 19)

    def test_keys_that_the_dead_one_took(self):
        pid = self.editor.lua("return require('field.form').of().session.client.process.pid")
        self.go("card")
        os.kill(pid, signal.SIGSTOP)
        self.editor.press("i41112222")
        os.kill(pid, signal.SIGKILL)
        self.new(pid)
        self.shows("card", "4111 2222", 9)

    def test_one_that_dies_again_and_again(self):
        self.type_into("name", "iada")
        for _ in range(4):
            self.new(self.kill())
        self.kill()
        self.editor.wait("(said[#said] or ''):find('FieldRestart')")
        self.editor.press(" king")
        self.assertEqual(self.editor.line("name"), "Ada king")
        self.editor.keys("<Esc>:FieldRestart<CR>")
        self.editor.wait("settled()")
        # What was typed without a server comes from elsewhere, with a capital of its own: it keeps its case.
        self.shows("name", "Ada king")

    def test_the_daemon_ends_with_the_buffer(self):
        pid = self.editor.lua("return require('field.form').of().session.client.process.pid")
        self.editor.command("bwipeout!")
        self.editor.wait(f"vim.uv.kill({pid}, 0) ~= 0")
        self.assertEqual(self.editor.said(), [])


class WithoutDaemon(unittest.TestCase):
    def setUp(self):
        self.editor = Neovim(PROGRAM, DAEMON, variable=False)
        self.addCleanup(self.editor.close)

    def test_a_clear_message(self):
        self.editor.lua("vim.env.PATH = '/nonexistent'")
        self.editor.command("FieldForm " + os.path.join(PLUGIN, "tests", "checkout.json"))
        message = self.editor.said()[-1]
        self.assertIn("field-server is not there", message)
        self.assertIn("vim.g.field_server", message)
        self.assertEqual(self.editor.lines(), [""])

    def test_three_ways_to_name_it(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        os.symlink(DAEMON, os.path.join(folder.name, "field-server"))
        for way in (f"require('field').setup{{ cmd = {{ '{DAEMON}' }} }}", f"vim.g.field_server = '{DAEMON}'",
                    f"vim.env.PATH = '{folder.name}'"):
            editor = Neovim(PROGRAM, DAEMON, variable=False)
            self.addCleanup(editor.close)
            editor.lua(way)
            editor.open()
            self.assertEqual(editor.said(), [])

    def test_what_is_no_form(self):
        with tempfile.TemporaryDirectory() as folder:
            for content, message in (("{", "is not JSON"), ("[1]", "is no form"), ('{"title":"x"}', '"fields"'),
                                     ('{"title":"x","fields":[{"field":"a","type":"nonsense"}]}', "nonsense")):
                self.editor.lua("vim.g.field_server = ...", DAEMON)
                path = os.path.join(folder, "x.json")
                with open(path, "w") as file:
                    file.write(content)
                self.editor.command("FieldForm " + path)
                self.assertIn(message, self.editor.said()[-1])
        self.editor.command("FieldForm /nonexistent.json")
        self.assertIn("No such file", self.editor.said()[-1])

    def test_health(self):
        self.editor.lua("vim.g.field_server = ...", DAEMON)
        self.editor.command("checkhealth field")
        text = "\n".join(self.editor.lines())
        self.assertIn("it answers after", text)
        self.assertNotIn("ERROR", text)
        self.editor.lua("vim.g.field_server = '/nonexistent'")
        self.editor.command("checkhealth field")
        self.assertIn("/nonexistent is not there", "\n".join(self.editor.lines()))
        self.editor.lua("vim.g.field_server = '/bin/cat'")
        self.editor.command("checkhealth field")
        self.assertIn("ERROR", "\n".join(self.editor.lines()))


class Installed(unittest.TestCase):
    def test_as_a_package(self):
        with tempfile.TemporaryDirectory() as data:
            place = os.path.join(data, "nvim", "site", "pack", "field", "opt")
            os.makedirs(place)
            os.symlink(PLUGIN, os.path.join(place, "field"))
            editor = Neovim(PROGRAM, DAEMON, load="packadd field", data=data)
            self.addCleanup(editor.close)
            editor.open()
            editor.type("iada")
            self.assertEqual(editor.line("name"), "Ada")

    def test_the_manual(self):
        editor = Neovim(PROGRAM, DAEMON)
        self.addCleanup(editor.close)
        editor.command("helptags " + os.path.join(PLUGIN, "doc"))
        for subject in ("field", ":FieldForm", "field.read()", "g:field_server"):
            editor.command("help " + subject)
            self.assertIn("field.txt", editor.lua("return vim.api.nvim_buf_get_name(0)"))

    def test_what_the_readme_prints(self):
        with open(os.path.join(PLUGIN, "README.md")) as file:
            code = file.read().split("## One text")[1].split("```lua\n")[1].split("```")[0]
        editor = Neovim(PROGRAM, DAEMON)
        self.addCleanup(editor.close)
        editor.lua("print = function(...) _G.printed = { ... } end\n" + code)
        editor.settle()
        editor.type("2282027")
        editor.keys("<CR>")
        editor.wait("printed")
        self.assertEqual(editor.lua("return printed"), ["02/28/2027", "02282027", "2027-02-28"])


class Read(unittest.TestCase):
    def setUp(self):
        self.editor = Neovim(PROGRAM, DAEMON)
        self.addCleanup(self.editor.close)

    def read(self, spec):
        self.editor.lua("require('field').read(%s, function(text, result) _G.got = { text or vim.NIL, result or vim.NIL } end)"
                        % spec)
        self.editor.settle()

    def test_a_text_that_is_right(self):
        self.read("{ prompt = 'Card number: ', type = 'credit' }")
        self.editor.see("Card number")
        self.editor.keys("4111111111111111<CR>")
        self.editor.wait("got")
        text, result = self.editor.lua("return got")
        self.assertEqual((text, result["value"]), ("4111 1111 1111 1111", "4111111111111111"))
        self.editor.wait("vim.api.nvim_get_mode().mode == 'n'")
        self.assertEqual(self.editor.lua("return #vim.api.nvim_list_wins()"), 1)

    def test_a_wrong_one_stays_until_it_is_right(self):
        self.read("{ prompt = 'Date: ', type = 'date' }")
        self.editor.type("0230")
        self.editor.type("<CR>")
        self.assertIsNone(self.editor.lua("return got"))
        self.assertEqual(self.editor.mode(), "i")
        self.editor.type("<BS><BS>282026")
        self.editor.keys("<CR>")
        self.editor.wait("got")
        self.assertEqual(self.editor.lua("return got[2].typed"), "2026-02-28")

    def test_giving_up(self):
        for keys in ("<C-C>", "<Esc><Esc>", "<Esc>:q<CR>"):
            self.read("{ prompt = 'Zip: ', type = 'zip', default = '123' }")
            self.assertEqual(self.editor.lines(), ["123"])
            self.editor.keys(keys)
            self.editor.wait("got")
            self.assertEqual(self.editor.lua("local all = got; got = nil; return all"), [None, None])

    def test_in_place_of_vim_ui_input(self):
        self.editor.lua("vim.ui.input = require('field').input; "
                        "vim.ui.input({ prompt = 'New name: ', default = 'old' }, function(text) _G.got = text end)")
        self.editor.settle()
        self.editor.keys("er<CR>")
        self.editor.wait("got")
        self.assertEqual(self.editor.lua("return got"), "older")

    def test_completion_of_vim_ui_input(self):
        self.editor.lua("vim.ui.input = require('field').input; vim.ui.input({ prompt = 'Command: ', completion = 'command' }, "
                        "function(text) _G.got = text end)")
        self.editor.settle()
        self.editor.type("FieldSub")
        self.editor.type("<Tab>")
        self.editor.keys("<CR>")
        self.editor.wait("got")
        self.assertEqual(self.editor.lua("return got"), "FieldSubmit")

    def test_in_place_of_vim_ui_select(self):
        ask = ("vim.ui.select = require('field').select; got = nil; vim.ui.select({ 'red', 'green', 'red', 7 }, { prompt = 'Colour', "
               "format_item = function(item) return tostring(item) .. '\\n!' end }, function(item, index) _G.got = { item or vim.NIL, index or vim.NIL } end)")
        for keys, chosen in (("gr<CR>", ["green", 2]), ("<C-N><C-N><C-N><CR>", ["red", 3]), ("7 !<CR>", [7, 4]), ("<C-C>", [None, None])):
            self.editor.lua(ask)
            self.editor.settle()
            self.editor.see("red ! (3)")
            self.editor.keys(keys)
            self.editor.wait("got")
            self.assertEqual(self.editor.lua("return got"), chosen)
            self.editor.wait("vim.api.nvim_get_mode().mode == 'n'")
        # One that is asked for where the one before is answered.
        self.editor.lua("got = nil; local select = require('field').select; select({ 'red', 'green' }, {}, function(a) "
                        "select({ 'one', 'two' }, { prompt = 'Second' }, function(b) _G.got = { a, b } end) end)")
        self.editor.settle()
        self.editor.keys("gr<CR>")
        self.editor.wait("(vim.api.nvim_win_get_config(0).title or {{''}})[1][1] == ' Second ' and vim.api.nvim_get_mode().mode == 'i'")
        self.editor.keys("tw<CR>")
        self.editor.wait("got")
        self.assertEqual(self.editor.lua("return got"), ["green", "two"])
        self.editor.lua("require('field').select({}, {}, function(item) _G.got = { item == nil } end)")
        self.assertEqual(self.editor.lua("return got"), [True])

    def test_without_a_daemon(self):
        self.editor.lua("vim.g.field_server = '/nonexistent'; require('field').read({}, function(text) _G.got = { text } end)")
        self.editor.wait("got")
        self.assertIn("is not there", self.editor.said()[-1])


if __name__ == "__main__":
    unittest.main()
