"""Parts of dates: what keys do inside one, what marks them; and steps."""

import os
import unittest

from case import Case
from neovim import HERE


class Parts(Case):
    form = False

    def setUp(self):
        super().setUp()
        self.editor.open(os.path.join(HERE, "parts.json"))

    def marks(self, field="date"):
        """What of a field's text is highlighted, and how."""
        return self.editor.lua("""
            local form, id = require('field.form').of(), ...
            local field = form.by_id[id]
            local row = form:first_row(field)
            local namespace = vim.api.nvim_get_namespaces()['field-parts']
            return vim.tbl_map(function(mark)
              return { mark[4].hl_group, field.view:sub(mark[3] + 1, mark[4].end_col) }
            end, vim.api.nvim_buf_get_extmarks(0, namespace, { row, 0 }, { row, -1 }, { details = true }))
        """, field)

    def test_a_part_is_typed_over(self):
        self.type_into("date", "03lciw7")
        self.shows("date", "12/07/2024", 6)

    def test_a_part_is_typed_over_key_by_key(self):
        self.go("date")
        for key in ("0", "3l", "c", "i", "w", "7"):
            self.editor.press(key)
        self.editor.settle()
        self.shows("date", "12/07/2024", 6)

    def test_a_part_is_deleted(self):
        self.type_into("date", "0cw")
        self.shows("date", "MM/25/2024", 0)
        self.assertEqual(self.marks(), [["FieldGhost", "MM"], ["FieldPart", "MM"]])
        self.editor.type("1")
        self.shows("date", "1M/25/2024", 1)
        self.assertEqual(self.marks(), [["FieldPart", "1M"], ["FieldGhost", "M"]])

    def test_a_part_that_is_left_is_written_out(self):
        self.type_into("date", "0cw1")
        self.shows("date", "1M/25/2024", 1)
        self.editor.type("<Right>")
        self.editor.type("<Right>")
        self.shows("date", "01/25/2024", 3)
        self.assertEqual(self.marks(), [["FieldPart", "25"]])
        self.editor.type("<End>")
        self.assertEqual(self.marks(), [["FieldPart", "2024"]])
        self.editor.type("<Tab>")
        self.assertEqual(self.marks(), [])

    def test_a_part_that_is_left_by_a_key_before_its_answer(self):
        self.type_into("date", "0cw1<Right><Right>")
        self.shows("date", "01/25/2024")

    def test_backspace_at_the_beginning_of_an_empty_part(self):
        self.type_into("date", "03lciw")
        self.shows("date", "12/DD/2024", 3)
        self.editor.type("<BS>")
        self.shows("date", "12/DD/2024", 2)
        self.editor.type("<BS>")
        self.shows("date", "1M/DD/2024", 1)


if __name__ == "__main__":
    unittest.main()
