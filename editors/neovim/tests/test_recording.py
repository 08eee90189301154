"""What is sent, as the benchmark plays it: Tests/Benchmarks/Recordings."""

import os
import sys
import tempfile
import unittest

from case import DAEMON, PROGRAM
from neovim import PLUGIN, Neovim

sys.path.insert(0, os.path.join(PLUGIN, "..", "..", "Tests", "Benchmarks", "Recordings"))
import recording  # noqa: E402


class Recording(unittest.TestCase):
    def test_keys(self):
        self.record("keys", recording.TYPES)

    def test_checkout(self):
        self.record("checkout", recording.CHECKOUT)

    def record(self, name, form):
        with tempfile.TemporaryDirectory() as folder:
            record = os.path.join(folder, "record")
            editor = Neovim(PROGRAM, [DAEMON, "--record", record, "--record-secure"])
            self.addCleanup(editor.close)
            editor.lua("require('field').setup { secrets = true }")
            editor.open(str(form))
            for step in recording.steps(name):
                if "submit" in step:
                    editor.lua("require('field.form').of():submit()")
                    editor.settle()
                else:
                    self.edit(editor, **step)
            # The editor still runs, and so does its daemon: how they end is no part of it.
            recording.check("neovim", name, recording.messages(record))

    def edit(self, editor, field, erase=0, type=""):
        editor.lua("local form = require('field.form').of(); form:go(form.by_id[...])", field)
        editor.type("A")
        while editor.line(field) if erase == "all" else erase:
            editor.type("<BS>")
            erase = erase if erase == "all" else erase - 1
        for key in type:
            editor.type(key)
        editor.type("<Esc>")
