"""Arrows up and down step, where there is something to step."""

import os
import unittest

from case import Case
from neovim import HERE


class Steps(Case):
    form = False

    def setUp(self):
        super().setUp()
        self.editor.open(os.path.join(HERE, "parts.json"))

    def test_steps_of_a_number(self):
        self.type_into("age", "A<Up><Up>")
        self.shows("age", "43", 2)
        self.editor.type("<Down><BS>5<Up>")
        self.shows("age", "46", 2)
        self.editor.type("<Esc>10<C-A>")
        self.shows("age", "56", 1)
        self.editor.type("<C-X>")
        self.shows("age", "55", 1)
        self.editor.type("u")
        self.shows("age", "46")

    def test_a_list_of_choices_goes_on_downward(self):
        self.type_into("size", "A<Down><Down>")
        self.shows("size", "medium", 6)
        self.editor.type("<Up>")
        self.shows("size", "small", 5)
        self.editor.type("<Esc><C-A>")
        self.shows("size", "medium")

    def test_the_part_at_the_caret_steps(self):
        self.type_into("date", "A<Up><Up><Down>")
        self.shows("date", "12/25/2025")
        self.editor.type("<Esc>03l6<C-A>")
        self.shows("date", "12/31/2025")
        self.editor.type("<C-A>")
        self.shows("date", "12/01/2025")
        self.editor.type("u")
        self.shows("date", "12/25/2025")

    def test_lines_are_left_where_nothing_steps(self):
        self.type_into("zip", "a<Up>")
        self.assertEqual(self.editor.cursor()[0], "size")
        self.editor.type("<Esc>")
        self.type_into("zip", "02<C-A>")
        self.shows("zip", "94107")


if __name__ == "__main__":
    unittest.main()
