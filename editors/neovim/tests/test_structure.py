"""Pages, and sections that repeat."""

import json
import os
import signal
import tempfile
import unittest

from case import Case
from neovim import HERE


class Structure(Case):
    form = False

    FORM = "order.json"

    def setUp(self):
        super().setUp()
        self.editor.open(os.path.join(HERE, self.FORM))

    def text(self):
        return "\n".join(row for row in self.editor.look() if row and row != "~")


class Pages(Structure):
    def test_one_shows(self):
        text = self.text()
        self.assertIn("Order   Page 1 of 3: You", text)
        self.assertIn("]] Next", text)
        self.assertNotIn("Note", text)
        self.assertEqual(self.editor.lines(), ["Order", "", ""])

    def test_return_turns_where_all_is_right(self):
        self.editor.type("i<CR><CR>")
        self.assertEqual(self.editor.cursor()[0], "name")
        self.assertEqual(self.editor.diagnostics()[0][:2], ["name", "required"])
        self.editor.type("ada<CR><CR>")
        self.assertEqual(self.editor.cursor()[0], "items[1].article")
        self.assertIn("Order   Page 2 of 3: Your order", self.text())
        self.assertEqual(self.editor.lines(), ["Order", "Items", "", "1", "[+ Items]"])

    def test_keys_turn(self):
        self.editor.type("iada<C-PageDown>")
        self.assertEqual(self.editor.cursor()[0], "items[1].article")
        self.assertEqual(self.editor.mode(), "i")
        self.editor.type("<Esc>[[")
        self.assertEqual(self.editor.lines(), ["Order", "Ada", ""])
        self.editor.type("]]]]")
        self.assertEqual(self.editor.cursor()[0], "items[1].article")
        self.assertIn("Fill this in.", self.text())
        self.editor.type(":FieldPage first<CR>")
        self.assertEqual(self.editor.lines(), ["Order", "Ada", ""])

    def test_a_page_is_begun_at_what_can_be_changed(self):
        fields = [
            {"field": "a", "group": "one"},
            {"field": "sum", "group": "two", "type": "number", "total": {"sum": ["b"]}},
            {"field": "hidden", "group": "two", "shown": False},
            {"field": "b", "group": "two", "type": "number"},
        ]
        form = {
            "title": "Two", "form": "two", "groups": [{"name": "one"}, {"name": "two"}], "fields": fields,
            "pages": [{"page": "first", "groups": ["one"]}, {"page": "second", "groups": ["two"]}],
        }
        with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
            json.dump(form, file)
            file.flush()
            self.editor.open(file.name)
        self.editor.type("i<C-PageDown>")
        self.assertEqual(self.editor.cursor()[0], "b")

    def test_what_is_read_only_says_so(self):
        fields = [
            {"field": "sum", "type": "number", "total": {"sum": ["a"]}}, {"field": "a", "type": "number"},
            {"field": "fixed", "readOnly": True, "text": "as it is"}, {"field": "off", "text": "off", "enabled": False},
            {"field": "last"},
        ]
        with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
            json.dump({"title": "Fixed", "form": "fixed", "fields": fields}, file)
            file.flush()
            self.editor.open(file.name)
        self.assertEqual(self.editor.cursor()[0], "a")
        self.assertIn("as it is  (read only)", self.text())
        self.assertIn("off  (not available)", self.text())
        # What can be read and copied is a stop, what is disabled is none.
        self.editor.type("i2<Tab>9")
        self.assertEqual(self.editor.cursor()[0], "fixed")
        self.shows("fixed", "as it is")
        self.assertRegex(self.text(), r"as it is  \(read only\)\n *read only\n")
        self.editor.type("<Tab>")
        self.assertEqual(self.editor.cursor()[0], "last")
        self.editor.type("<Tab>9")
        self.shows("sum", "2")
        self.assertRegex(self.text(), r"2  \(read only\)\n *read only\n")
        self.type_into("off", "x")
        self.shows("off", "off")
        self.assertRegex(self.text(), r"off  \(not available\)\n *not available\n")

    def test_a_group_without_a_title_shows_no_name(self):
        with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
            json.dump({"title": "t", "groups": [{"name": "raw"}], "fields": [
                {"field": "a", "group": "raw"}, {"field": "b", "group": "other"}]}, file)
            file.flush()
            self.editor.open(file.name)
        self.assertNotIn("raw", self.text())
        self.assertNotIn("other", self.text())
        self.assertEqual(self.text().count("── optional"), 2)

    def test_submit_turns_to_what_is_to_be_mended(self):
        self.editor.type("iada<C-PageDown>chair<C-PageDown>hello<Esc>")
        self.assertEqual(self.editor.lines(), ["Order", "hello"])
        self.editor.type("[[[[")
        self.type_into("name", "cc<Esc>]]")
        self.assertEqual(self.editor.cursor()[0], "name")
        self.editor.type("iada<C-PageDown><C-PageDown><Esc>cc<Esc>[[")
        self.editor.type(":FieldSubmit<CR>")
        self.assertEqual(self.editor.cursor()[0], "note")
        self.assertEqual(self.editor.lines(), ["Order", ""])


class PagesThatAreLeftOut(Structure):
    FORM = "pages.json"

    def test_they_come_and_go(self):
        self.assertIn("Trip   Page 1 of 2: You", self.text())
        self.editor.type("in<C-PageDown>")
        self.assertEqual(self.editor.cursor()[0], "note")
        self.assertIn("Trip   Page 2 of 2: The end", self.text())
        self.assertIn(":w Submit", self.text())
        self.editor.type("<C-PageUp>y<CR>")
        self.assertEqual(self.editor.cursor()[0], "child")
        self.assertIn("Trip   Page 2 of 3: Your children", self.text())

    def test_one_that_goes_while_it_shows(self):
        self.editor.type("iy<CR>Eve")
        self.assertEqual(self.editor.cursor()[0], "child")
        self.editor.lua("""
            require('field.form').of().session:request('field/update', { field = 'family', set = { typed = false } })
        """)
        self.editor.wait("require('field.form').of().page == 'c' and settled()")
        self.assertEqual(self.editor.lines(), ["Trip", ""])
        self.editor.type("<C-PageUp>y<CR>")
        self.shows("child", "Eve")


class Sections(Structure):
    def setUp(self):
        super().setUp()
        self.editor.type("iada<C-PageDown>")

    def test_rows_come_by_return(self):
        self.editor.type("chair<CR>2<CR>")
        self.assertEqual(self.editor.lines(), ["Order", ""])
        self.editor.type("<C-PageUp><Esc>G<CR>")
        self.assertEqual(self.editor.lines(), ["Order", "Items", "chair", "12", "", "1", "[+ Items]"])
        self.assertEqual(self.editor.cursor()[0], "items[2].article")
        self.editor.type("Atable")
        self.assertRegex(self.text(), r"Items\n +1\n✓ +Article \* chair\n✓ +Amount   12\n +2\n +Article \* table")

    def test_rows_come_go_move_and_come_back(self):
        self.editor.type("chair<M-a>table<M-a>lamp<Esc>")
        self.assertEqual(self.editor.lines(), ["Order", "Items", "chair", "1", "table", "1", "lamp", "1", "[+ Items]"])
        self.editor.type("<M-k><M-k>")
        self.assertEqual(self.editor.lines()[2:8:2], ["lamp", "chair", "table"])
        self.assertEqual(self.editor.cursor()[0], "items[3].article")
        self.editor.type("<M-j><M-a>")
        self.assertIn("No more can be added", self.editor.said()[-1])
        self.editor.type("<M-d>")
        self.assertEqual(self.editor.lines(), ["Order", "Items", "chair", "1", "table", "1", "[+ Items]"])
        self.assertEqual(self.editor.cursor()[0], "items[2].article")
        self.editor.type("<M-u>")
        self.assertEqual(self.editor.lines()[2:8:2], ["chair", "lamp", "table"])
        self.assertEqual(self.editor.cursor()[0], "items[4].article")
        self.editor.type(":FieldRow remove<CR>:FieldRow remove<CR>:FieldRow remove<CR>")
        self.assertIn("No fewer are allowed", self.editor.said()[-1])

    def test_unique(self):
        self.editor.type("chair<M-a>chair<Tab>")
        self.assertEqual([entry[1] for entry in self.editor.diagnostics()], ["not-unique"] * 2)

    def test_submit(self):
        self.editor.lua("require('field').setup{ on_submit = function(result) _G.result = result end }")
        self.editor.type("chair<M-a>table<M-k><C-PageDown>bye<CR>")
        self.editor.wait("result")
        self.assertEqual(self.editor.lua("return result.sections"), {"items": [2, 1]})
        self.assertEqual(self.editor.lua("return result.values['items[2].article']"), "table")

    def test_lines_stay(self):
        self.editor.type("chair<Esc>ggddGddGix<Esc>ggVGd")
        self.assertEqual(self.editor.lines(), ["Order", "Items", "", "", "[+ Items]"])

    def kill(self):
        pid = self.editor.lua("return require('field.form').of().session.client.process.pid")
        os.kill(pid, signal.SIGKILL)
        self.editor.wait(f"require('field.form').of().session.client.process.pid ~= {pid} and settled()")

    def test_after_a_death(self):
        self.editor.type("chair<M-a>table<Tab>2<Esc>")
        self.editor.lua("require('field.form').of().session.snapshot = nil")
        self.kill()
        self.assertEqual(self.editor.lines(), ["Order", "Items", "chair", "1", "table", "12", "[+ Items]"])
        self.editor.type("<M-a>")
        self.assertEqual(self.editor.cursor()[0], "items[3].article")

    def test_after_a_death_with_a_snapshot_that_is_older(self):
        session = "require('field.form').of().session"
        self.editor.type("chair<M-a>table<Esc>")
        self.editor.wait(f"not {session}.remembering")
        self.editor.lua(f"_G.kept = {session}.snapshot")
        self.editor.type("<M-a>")
        self.editor.type("<M-k><M-d>")
        self.editor.wait(f"not {session}.remembering")
        self.type_into("items[1].article", "<M-a>Alamp<Esc>")
        self.editor.wait(f"not {session}.remembering")
        self.editor.lua(f"{session}.snapshot = kept")
        lines = self.editor.lines()
        self.kill()
        self.assertEqual(self.editor.lines(), lines)
        rows = self.editor.lua("""
            local form, answer = require('field.form').of()
            form.session:request('form/open', { form = 'order' }, function(_, result) answer = result end)
            vim.wait(5000, function() return answer end, 1)
            return { answer.sections[1].rows, form.sections.items.rows }
        """)
        self.assertEqual(rows[0], rows[1])
        self.type_into(f"items[{rows[0][2]}].article", "ccsofa<Esc>")
        self.assertEqual(self.editor.lines()[6], "sofa")


if __name__ == "__main__":
    unittest.main()
