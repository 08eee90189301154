"""What the tests share: a Neovim for each test, and the daemon that ./test names."""

import os
import unittest

from neovim import PLUGIN, Neovim

DAEMON = os.environ["FIELD_SERVER"]
PROGRAM = os.path.join(PLUGIN, ".venv", "bin", "nvim")


class Case(unittest.TestCase):
    form = True

    def setUp(self):
        self.editor = Neovim(PROGRAM, DAEMON)
        self.addCleanup(self.editor.close)
        if self.form:
            self.editor.open()

    def go(self, field):
        self.editor.lua("local form = require('field.form').of(); form:go(form.by_id[...])", field)
        self.editor.settle()

    def type_into(self, field, keys):
        """Goes to a field in normal mode and types keys, all of them at once."""
        self.go(field)
        self.editor.type(keys)

    def shows(self, field, text, caret=None):
        self.assertEqual(self.editor.line(field), text)
        self.assertEqual(self.editor.field(field, "text"), text, "the server's text")
        if caret is not None:
            self.assertEqual(self.editor.cursor(), (field, caret))

    def in_order(self):
        """One line for each field, and the title."""
        lines = self.editor.lines()
        self.assertEqual(len(lines), 12)
        self.assertEqual(lines[0], "Checkout")
