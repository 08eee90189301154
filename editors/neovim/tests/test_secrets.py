"""A secret is in no register, and in no file that Neovim leaves behind."""

import os
import tempfile

from case import DAEMON, PROGRAM, Case
from neovim import Neovim

SECRET = "Tr0ub4dorXyzzy"
FORM = """{"title": "Door", "fields": [
    {"field": "name", "label": "Name"},
    {"field": "pin", "type": "password", "label": "Password", "required": true},
    {"field": "words", "label": "Words", "secure": true}]}"""


class Secrets(Case):
    form = False

    def setUp(self):
        super().setUp()
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.home = os.path.join(self.folder.name, "home")
        os.mkdir(self.home)
        path = os.path.join(self.folder.name, "door.json")
        with open(path, "w") as file:
            file.write(FORM)
        self.editor.close()
        self.editor = Neovim(PROGRAM, DAEMON, home=self.home)
        self.addCleanup(self.editor.close)
        self.editor.open(path)

    def real(self, field):
        return self.editor.lua("local form = require('field.form').of(); return form:text_of(form.by_id[...])", field)

    def registers(self):
        return self.editor.lua("""
            local found = {}
            for register in ('"-.0123456789abcdefghijklmnopqrstuvwxyz:/#%*+='):gmatch('.') do
              local fine, text = pcall(vim.fn.getreg, register)
              table.insert(found, fine and text or '')
            end
            return table.concat(found, '\\n')
        """)

    def assert_kept(self, *texts):
        shown = "\n".join(self.editor.lines()) + self.registers()
        for text in (SECRET, SECRET[:6], SECRET[-6:], *texts):
            self.assertNotIn(text, shown)

    def left_behind(self):
        """All that is in files now."""
        found = b""
        for folder, _, names in os.walk(self.folder.name):
            for name in names:
                if name != "door.json":
                    with open(os.path.join(folder, name), "rb") as file:
                        found += name.encode() + b"\n" + file.read()
        return found

    def test_whatever_is_done_to_it(self):
        self.editor.type("iada<Tab>" + SECRET)
        self.assertEqual(self.real("pin"), SECRET)
        self.assertIn("•" * len(SECRET), "\n".join(self.editor.look()))
        self.assert_kept()
        for keys in ["<Esc>yy", "0yw", "v$y", "\"ayy", "dd", "u", "x", "u", "cc<Esc>", "u", "0D", "u", "ddu", "0rZ", "u", "0Rx<Esc>", "u"]:
            self.editor.type(keys)
            self.assert_kept()
        self.assertEqual(self.real("pin"), SECRET)
        self.editor.type("A!<BS><Left><Left>é日😀<C-W><Esc>u")
        self.assertEqual(self.real("pin"), SECRET[:-2] + "é日😀" + SECRET[-2:])
        self.assert_kept("é日")
        self.editor.type("u")
        self.assertEqual(self.real("pin"), SECRET)
        self.editor.type(":FieldSubmit<CR>")
        self.editor.command("wshada!")
        self.editor.command("silent! preserve")
        with self.assertRaises(EOFError):
            self.editor.command("qa!")
        self.editor.process.wait(60)
        files = self.left_behind()
        self.assertIn(b"shada", files)
        self.assertNotIn(SECRET.encode(), files)
        self.assertNotIn(SECRET[:6].encode(), files)

    def test_a_macro_that_it_was_recorded_into_is_emptied(self):
        self.editor.type("qqjA" + SECRET + "<Esc>q")
        self.editor.wait("vim.fn.getreg('q') == ''")
        self.assertEqual(self.real("pin"), SECRET)
        self.assert_kept()
        self.assertIn("a secret was typed", " ".join(self.editor.said()))

    def test_what_comes_from_elsewhere_is_covered(self):
        self.editor.type("jA")
        self.editor.request("nvim_paste", "from elsewhere", False, -1)
        self.editor.settle()
        self.assertEqual(self.real("pin"), "from elsewhere")
        self.assertNotIn("elsewhere", "\n".join(self.editor.lines()))
        self.editor.type("<Esc>:s/\\*/z/<CR>")
        self.assertEqual(self.real("pin")[0], "z")
        self.assertEqual(self.editor.lines()[2], "*" * 14)
        self.editor.type("dd")
        self.assertEqual(self.real("pin"), "")
        self.editor.type("p")
        self.assertEqual(self.real("pin"), "")
        self.assertIn("no register", self.editor.said()[-1])

    def test_a_server_that_dies(self):
        self.editor.type("jjAone" + SECRET)
        self.editor.lua("vim.uv.kill(require('field.form').of().session.client.process.pid, 'sigkill')")
        self.editor.keys("!")
        self.editor.settle()
        self.assertEqual(self.real("words"), "one" + SECRET + "!")
        self.editor.type("<Esc>dd")
        self.assertEqual(self.real("words"), "")
        self.assert_kept()
