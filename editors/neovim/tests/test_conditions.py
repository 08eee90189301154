"""Fields that come and go by what others hold."""

import os
import signal
import unittest

from case import Case
from neovim import HERE


class Conditions(Case):
    form = False

    def setUp(self):
        super().setUp()
        self.editor.open(os.path.join(HERE, "conditions.json"))

    def ids(self):
        return self.editor.lua("""
            return vim.tbl_map(function(field) return field.id end, require('field.form').of().fields)
        """)

    def test_a_field_comes_and_goes_with_its_text(self):
        self.assertEqual(self.ids(), ["", "business", "country", "zip", "floor"])
        self.assertEqual(len(self.editor.lines()), 5)
        self.type_into("country", "Ac<CR>")
        self.assertEqual(self.editor.cursor()[0], "province")
        self.editor.type("Quebec<Esc>")
        self.assertEqual(self.editor.lines(), ["Delivery", "No", "Canada", "Quebec", "", ""])
        self.type_into("country", "ccs<Tab>")
        self.assertEqual(self.editor.cursor()[0], "zip")
        self.assertEqual(self.editor.lines(), ["Delivery", "No", "Spain", "", ""])
        self.type_into("country", "<Esc>ccc<Tab>")
        self.assertEqual(self.editor.lines(), ["Delivery", "No", "Canada", "Quebec", "", ""])
        self.assertEqual(self.editor.cursor()[0], "province")

    def test_in_one_burst(self):
        self.editor.type("iy<Tab>c<Tab>Quebec<Tab>H2X<Tab>Acme<Tab>3<Esc>")
        self.assertEqual(self.editor.lines(), ["Delivery", "Yes", "Canada", "Quebec", "H2X", "Acme", "3"])

    def test_what_is_around_goes_too(self):
        self.assertNotIn("Company ──", "\n".join(self.editor.look()))
        self.type_into("business", "<Space>")
        self.assertIn("Company ──", "\n".join(self.editor.look()))
        self.type_into("business", "u")
        self.assertNotIn("Company ──", "\n".join(self.editor.look()))

    def test_required_marks(self):
        self.assertIn("Code   ", "\n".join(row + "   " for row in self.editor.look()))
        self.type_into("country", "As<Tab>")
        self.assertIn("Code *", "\n".join(self.editor.look()))

    def test_disabled_fields(self):
        self.type_into("zip", "A<Tab>")
        self.assertEqual(self.editor.cursor()[0], "business")
        self.editor.type("y<Tab><Tab><Tab><Tab>")
        self.assertEqual(self.editor.cursor()[0], "floor")
        self.editor.type("7<Esc>")
        self.type_into("business", "<Space>")
        self.type_into("floor", "x")
        self.shows("floor", "7")

    def test_the_cursor_in_one_that_goes(self):
        self.type_into("country", "Ac<CR>Que")
        self.editor.lua("""
            local form = require('field.form').of()
            form.session:request('field/update', { field = 'country', set = { text = 'Spain' } })
        """)
        self.editor.wait("not require('field.form').of().by_id.province.index")
        self.editor.settle()
        self.assertEqual(self.editor.cursor()[0], "zip")
        self.editor.type("28001")
        self.assertEqual(self.editor.lines(), ["Delivery", "No", "Spain", "28001", ""])

    def test_submit_leaves_out_what_is_hidden(self):
        self.editor.lua("require('field').setup{ on_submit = function(result) _G.result = result end }")
        self.type_into("country", "Ac<CR><CR>")
        self.editor.type("<Esc>:FieldSubmit<CR>")
        self.assertEqual(self.editor.cursor()[0], "province")
        self.type_into("country", "ccs<Tab>28001<Esc>:FieldSubmit<CR>")
        self.editor.wait("result")
        self.assertEqual(self.editor.lua("return result.values"), {"business": "No", "country": "Spain", "zip": "28001"})

    def test_after_a_death(self):
        self.type_into("country", "Ac<CR>Quebec<Tab>")
        pid = self.editor.lua("return require('field.form').of().session.client.process.pid")
        os.kill(pid, signal.SIGKILL)
        self.editor.wait(f"require('field.form').of().session.client.process.pid ~= {pid} and settled()")
        self.assertEqual(self.editor.lines(), ["Delivery", "No", "Canada", "Quebec", "", ""])


if __name__ == "__main__":
    unittest.main()
