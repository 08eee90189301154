"""All kinds of fields: boxes, lists, tags, stars, sliders, files; by keys and by the mouse, and what is drawn of them."""

import json
import os
import tempfile
import time
import unittest

from case import Case
from neovim import HERE


class Kinds(Case):
    form = False

    def setUp(self):
        super().setUp()
        self.editor.open(os.path.join(HERE, "kinds.json"))

    def row(self, label):
        """The row of the screen with a field's label, and its number."""
        for number, row in enumerate(self.editor.look()):
            if label in row:
                return row.rstrip(), number
        self.fail(f"no {label!r} on the screen\n{self.editor.report()}")

    def listed(self):
        """What the open list shows."""
        rows = self.editor.look()
        return [row.split("│")[1].rstrip() for row in rows if row.count("│") == 2]

    def click(self, label, text):
        """Clicks on the first character of a text in the row of a label."""
        row, number = self.row(label)
        self.editor.request("nvim_input_mouse", "left", "press", "", 0, number, row.index(text))
        self.editor.request("nvim_input_mouse", "left", "release", "", 0, number, row.index(text))
        self.editor.press("")
        self.editor.settle()

    def snapshot(self, field):
        return self.editor.lua("""
            local form, id = require('field.form').of(), ...
            local got
            form.session:request('field/get', { field = id }, function(_, result) got = result end)
            vim.wait(5000, function() return got end, 1)
            return got
        """, field)

    def typed(self, field):
        return self.snapshot(field).get("typed")


class Boxes(Kinds):
    def test_space_and_return_turn_over(self):
        self.assertIn("I agree * [ ] No", self.row("I agree")[0])
        self.type_into("terms", "<Space>")
        self.shows("terms", "Yes")
        self.assertIn("I agree * [✓] Yes", self.row("I agree")[0])
        self.type_into("terms", "<CR>")
        self.shows("terms", "No")
        self.type_into("terms", "i<Space>")
        self.shows("terms", "Yes", 3)
        self.assertIs(self.typed("terms"), True)

    def test_a_box_is_answered_by_a_word(self):
        for typed, word in [("yes", "Yes"), ("NO", "No"), ("y", "Yes"), ("n", "No")]:
            self.type_into("terms", "i" + typed)
            self.shows("terms", word)
            self.editor.type("<Esc>")

    def test_undo(self):
        self.type_into("terms", "<Space><Space>")
        self.shows("terms", "No")
        self.editor.type("u")
        self.shows("terms", "Yes")
        self.editor.type("u")
        self.shows("terms", "No")
        self.editor.type("<C-R>")
        self.shows("terms", "Yes")

    def test_a_letter_is_enough(self):
        self.type_into("terms", "Ay")
        self.shows("terms", "Yes", 3)
        self.editor.type("n")
        self.shows("terms", "No", 2)
        self.editor.type("yx")
        self.shows("terms", "Yes")

    def test_what_must_be_agreed_to(self):
        self.editor.type(":FieldSubmit<CR>")
        self.assertIn("Agree to this", "\n".join(self.editor.look()))
        self.type_into("terms", "<Space>")
        self.assertNotIn("Agree to this", "\n".join(self.editor.look()))

    def test_a_click(self):
        self.click("I agree", "[ ]")
        self.shows("terms", "Yes")
        self.click("I agree", "[✓]")
        self.shows("terms", "No")


class Lists(Kinds):
    def test_what_is_typed_finds(self):
        self.type_into("seat", "Aw")
        self.assertEqual(self.listed(), [" Front", "▸  Window, row 3  Near the exit", " Back", "   Window, row 20",
                                         "   Window, row 21"])
        self.editor.type("indow, row 21")
        self.editor.type("<BS><BS>")
        self.assertEqual(len(self.listed()), 5)

    def test_return_takes_the_marked_one_and_goes_on(self):
        self.type_into("seat", "Aw<Down><CR>")
        self.shows("seat", "Window, row 21")
        self.assertEqual(self.typed("seat"), "21A")
        self.assertEqual(self.editor.cursor()[0], "meals")

    def test_what_is_slow_and_what_is_fast_is_the_same(self):
        self.type_into("seat", "Awin<CR>")
        fast = self.editor.line("seat")
        self.type_into("seat", "<Esc>cc")
        for key in "win":
            self.editor.type(key)
        self.editor.type("<CR>")
        self.assertEqual((self.editor.line("seat"), fast), ("Window, row 3", "Window, row 3"))

    def test_disabled_ones_are_passed(self):
        self.type_into("seat", "Aw<Down>")
        self.assertIn("▸  Window, row 21", self.listed())
        self.editor.type("<Up>")
        self.assertIn("▸  Window, row 3  Near the exit", self.listed())

    def test_it_opens_and_closes(self):
        self.type_into("seat", "<Space>")
        self.assertEqual(self.editor.mode(), "i")
        self.assertEqual(len(self.listed()), 7)
        self.editor.type("<Down><Down><C-Y>")
        self.shows("seat", "Window, row 3")
        self.assertEqual((self.listed(), self.editor.cursor()[0]), ([], "seat"))
        self.editor.type("<C-Space>")
        self.assertIn("▸  ✓ Window, row 3  Near the exit", self.listed())
        self.editor.type("<C-E>")
        self.assertEqual((self.listed(), self.editor.mode()), ([], "i"))
        self.editor.type("<C-Space><Esc>")
        self.assertEqual((self.listed(), self.editor.mode()), ([], "n"))

    def test_the_keys_of_completion_open_it_too(self):
        self.type_into("seat", "A<C-N>")
        self.assertEqual(len(self.listed()), 7)
        self.type_into("secret", "<Esc>A<C-N><C-P>x")
        self.assertEqual(self.editor.field("secret", "text"), "x")

    def test_tab_takes_what_was_gone_to(self):
        self.type_into("seat", "A<C-Space><Down><Tab>")
        self.shows("seat", "Aisle, row 3")
        self.assertEqual(self.editor.cursor()[0], "meals")

    def test_arrows_step_where_it_is_closed(self):
        self.type_into("seat", "A<Down><Down><Down>")
        self.shows("seat", "Window, row 21")
        self.assertEqual(self.listed(), [])

    def test_what_is_not_listed(self):
        self.type_into("seat", "Axyz")
        self.assertEqual(self.listed(), [])
        self.editor.type("<Esc><Tab>")
        self.assertEqual([entry[1] for entry in self.editor.diagnostics()], ["not-listed"])

    def test_undo(self):
        self.type_into("seat", "Aw<Down><CR><Esc>")
        self.type_into("seat", "u")
        self.shows("seat", "w")
        self.editor.type("<C-R>")
        self.shows("seat", "Window, row 21")

    def test_it_stands_on_its_field_where_there_is_no_room_below(self):
        self.editor.command("set lines=18")
        self.type_into("seat", "A<C-Space>")
        number = self.row("Seat")[1]
        self.assertIn("Front", self.editor.look()[number + 2])
        self.editor.command("set lines=10")
        self.type_into("to", "<Esc>zbA<C-Space>")
        number = self.row("Tickets to")[1]
        self.assertIn("ann@example.com", "".join(self.editor.look()[:number]))

    def test_clicks_open_and_close_it(self):
        self.click("Seat", "▾")
        self.assertEqual((len(self.listed()), self.editor.mode()), (7, "i"))
        self.click("Seat", "▾")
        self.assertEqual(self.listed(), [])

    def test_a_click(self):
        self.type_into("seat", "A<C-Space>")
        self.click("Anywhere", "Anywhere")
        self.shows("seat", "Anywhere")
        self.assertEqual((self.listed(), self.editor.cursor()[0]), ([], "seat"))

    def test_a_long_list(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "long.json")
            with open(path, "w") as file:
                choices = [{"label": f"City {number}", "value": number} for number in range(20000)]
                json.dump({"title": "Long", "fields": [{"field": "city", "label": "City",
                                                        "type": {"name": "choice", "choices": choices}}]}, file)
            self.editor.open(path)
        self.type_into("city", "i<C-Space>" + "<Down>" * 12)
        self.assertEqual(self.listed(), [f"{'▸' if n == 11 else ' '} City {n}" for n in range(2, 12)])
        self.assertIn("3–12 / 20000", "\n".join(self.editor.look()))
        self.editor.type("<PageDown><PageDown>")
        self.assertEqual(self.listed()[-1], "▸ City 31")
        self.editor.type("<Up>" * 12)
        self.assertEqual(self.listed()[0], "▸ City 19")
        self.editor.type("1999<Down>")
        self.assertEqual(self.listed()[:3], ["  City 1999", "▸ City 19990", "  City 19991"])
        self.editor.type("<C-Y>")
        self.shows("city", "City 19990")
        self.assertEqual(self.typed("city"), 19990)


class Several(Kinds):
    def test_boxes(self):
        self.type_into("meals", "A")
        self.assertEqual(self.listed(), ["  [ ] Breakfast", "  [ ] Lunch", "  [ ] Dinner", "  [ ] Night snack"])
        self.editor.type("<Down><Down><Down><Space>")
        self.assertEqual(self.listed(), ["  [ ] Breakfast", "  [ ] Lunch", "▸ [x] Dinner", "  [ ] Night snack"])
        self.editor.type("<Up><Up><Space>")
        self.assertEqual(self.listed(), ["▸ [x] Breakfast", "  [ ] Lunch", "  [x] Dinner", "  [ ] Night snack"])
        self.editor.type("<Space>")
        self.assertEqual(self.typed("meals"), [3])
        self.editor.type("<Space><CR>")
        self.shows("meals", "Breakfast, Dinner")
        self.assertEqual((self.listed(), self.editor.cursor()[0]), ([], "to"))

    def test_typed(self):
        self.type_into("meals", "Alun<CR>")
        self.assertEqual(self.editor.cursor(), ("meals", 7))
        self.editor.type("b<CR><CR>")
        self.shows("meals", "Breakfast, Lunch")
        self.assertEqual(self.editor.cursor()[0], "to")

    def test_too_many(self):
        self.type_into("meals", "Abreakfast, lunch, d")
        self.assertIn("Choose at most 2.", [row.strip() for row in self.editor.look()] + [
            self.editor.field("meals", "helper")["text"]])
        self.editor.type("<C-W><Esc>")
        self.assertEqual(self.editor.field("meals", "state")["validity"], "valid")

    def test_backspace_takes_out_the_last(self):
        self.type_into("meals", "Alun<CR>b<CR><BS>")
        self.shows("meals", "Lunch, ")
        self.editor.type("<Esc>u")
        self.shows("meals", "Lunch, Breakfast, ")

    def test_clicks(self):
        self.type_into("meals", "A")
        self.click("[ ] Dinner", "[ ]")
        self.click("[ ] Lunch", "Lunch")
        self.click("[x] Dinner", "Dinner")
        self.editor.type("<Tab>")
        self.shows("meals", "Lunch")


class Tags(Kinds):
    def marks(self, field):
        return self.editor.lua("""
            local form, id = require('field.form').of(), ...
            local field = form.by_id[id]
            local row = form:first_row(field)
            local namespace = vim.api.nvim_get_namespaces()['field-parts']
            return vim.tbl_map(function(mark)
              return { mark[4].hl_group, field.view:sub(mark[3] + 1, mark[4].end_col) }
            end, vim.api.nvim_buf_get_extmarks(0, namespace, { row, 0 }, { row, -1 }, { details = true }))
        """, field)

    def test_return_ends_one_and_then_the_field(self):
        self.type_into("to", "Aeve@example.com<CR>")
        self.assertEqual(self.editor.cursor(), ("to", 17))
        self.editor.type("ann@example.com<CR><CR>")
        self.shows("to", "eve@example.com, ann@example.com")
        self.assertEqual(self.editor.cursor()[0], "letter")
        self.assertEqual(self.marks("to"), [["FieldTag", "eve@example.com"], ["FieldTag", "ann@example.com"]])

    def test_one_that_is_wrong(self):
        self.type_into("to", "Aeve,ann@example.com<CR>")
        self.assertIn(["FieldTagWrong", "eve"], self.marks("to"))

    def test_proposals_are_taken_where_one_goes_to_them(self):
        self.type_into("to", "Abob<CR>")
        self.assertEqual(self.editor.field("to", "text"), "bob, ")
        self.editor.type("<BS>b<Down><CR>")
        self.shows("to", "bob@example.com, ")

    def test_backspace_takes_out_the_last(self):
        self.type_into("to", "Aa@b.co<CR>c@d.co<CR><BS>")
        self.shows("to", "a@b.co, ", 8)
        self.editor.type("<BS>")
        self.shows("to", "", 0)


class Scales(Kinds):
    def test_arrows(self):
        self.type_into("stars", "A<Right><Right><Right>")
        self.shows("stars", "1.5")
        self.assertIn("1.5  ★½☆☆☆", self.row("Last time")[0])
        self.editor.type("<Left><Up><Up><Down>")
        self.shows("stars", "1.5")
        self.type_into("luggage", "<Esc>A<Up><Up>")
        self.assertIn("10  0 ━━━━━●─────────────── 40", self.row("Luggage")[0])
        self.editor.type("<Esc>u")
        self.shows("luggage", "")

    def test_typed(self):
        self.type_into("stars", "A4<CR>")
        self.assertIn("★★★★☆", self.row("Last time")[0])
        self.type_into("luggage", "99<CR>")
        self.shows("luggage", "40")
        self.assertEqual([entry[:2] for entry in self.editor.diagnostics()], [["luggage", "clamped"]])

    def test_clicks(self):
        row, number = self.row("Last time")
        self.editor.request("nvim_input_mouse", "left", "press", "", 0, number, row.index("☆") + 3)
        self.editor.press("")
        self.editor.settle()
        self.shows("stars", "4")
        self.click("Luggage", " 40")
        self.shows("luggage", "")
        row, number = self.row("Luggage")
        self.editor.request("nvim_input_mouse", "left", "press", "", 0, number, row.rindex("─"))
        self.editor.press("")
        self.editor.settle()
        self.shows("luggage", "40")


class Files(Kinds):
    def setUp(self):
        super().setUp()
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        for name, size in ("pass port.pdf", 10), ("picture.png", 10), ("large.pdf", 2000), ("notes.txt", 10):
            with open(os.path.join(self.folder, name), "wb") as file:
                file.write(b"x" * size)
        os.mkdir(os.path.join(self.folder, "papers.pdf"))

    def said_of(self, path):
        self.type_into("letter", "<Esc>cc" + path + "<Tab>")
        self.editor.wait("require('field.form').of().by_id.letter.state.validity ~= 'pending'")
        return [entry[1] for entry in self.editor.diagnostics()]

    def test_judged_by_this_editor(self):
        for name, codes in (("pass port.pdf", []), ("picture.png", []), ("large.pdf", ["too-large"]),
                            ("papers.pdf", ["not-a-file"]), ("notes.txt", ["wrong-file-type"]), ("none.pdf", ["not-found"])):
            self.assertEqual(self.said_of(os.path.join(self.folder, name)), codes, name)

    def test_the_users_own_folder(self):
        self.editor.lua("vim.env.HOME = ...", self.folder)
        self.assertEqual(self.said_of("~/picture.png"), [])

    def test_paths_are_completed(self):
        self.assertIn("file, .pdf image/*, up to 1 kB", self.row("Passport")[0])
        self.type_into("letter", f"A{self.folder}/pa<C-Space>")
        self.assertEqual(self.editor.lua("return vim.fn.map(vim.fn.complete_info().items, 'v:val.word')"),
                         [f"{self.folder}/papers.pdf/", f"{self.folder}/pass port.pdf"])
        self.editor.type("<C-N><CR>")
        self.shows("letter", f"{self.folder}/pass port.pdf")
        self.assertEqual(self.editor.cursor()[0], "letter")
        self.editor.type("<CR>")
        self.editor.wait("require('field.form').of().by_id.letter.state.validity == 'valid'")


class Secrets(Kinds):
    def test_typed_twice(self):
        self.type_into("secret", "Aanalytical 1843<CR>analytical 1842<CR>")
        text = "\n".join(self.editor.look())
        self.assertIn("The two differ.", text)
        self.assertNotIn("1843", text)
        self.type_into("again", "<Esc>cc" + "analytical 1843<CR>")
        self.assertNotIn("The two differ.", "\n".join(self.editor.look()))


class Plain(Kinds):
    def test_the_buffer_is_plain_text(self):
        self.type_into("seat", "Aw<Down><CR>lun<CR><CR>")
        self.type_into("stars", "<Esc>A3<Esc>")
        self.type_into("terms", "<Space>")
        self.assertEqual(self.editor.lines(), ["Booking", "Window, row 21", "Lunch", "", "", "3", "", "", "", "", "Yes"])

    def test_return_goes_through_all_of_it(self):
        self.editor.lua("require('field').setup{ on_submit = function(result) _G.result = result end }")
        self.type_into("seat", "Aany<CR>d<CR><CR><CR><CR>4.5<CR>20<CR><CR><CR>all of it<Tab>y<CR>")
        self.editor.wait("result")
        self.assertEqual(self.editor.lua("return result.typed"), {
            "seat": "Anywhere", "meals": [3], "luggage": "20", "stars": "4.5", "terms": True})


class NotTaken(Case):
    form = False

    def open_one(self, field):
        path = os.path.join(tempfile.mkdtemp(), "form.json")
        with open(path, "w", encoding="utf-8") as file:
            json.dump({"title": "One", "form": "one", "fields": [{"field": "it", "label": "It", **field}]}, file)
        self.editor.open(path)

    def below(self):
        rows = self.editor.look()
        row = next(number for number, line in enumerate(rows) if " It " in f"{line} ")
        return rows[row + 1].strip()

    def reads(self, words):
        deadline = time.monotonic() + 20
        while words not in (said := self.below()):
            self.assertLess(time.monotonic(), deadline, said)
            self.editor.pump(0.02)

    def test_a_key_that_is_not_taken_is_told_below_until_the_next(self):
        self.open_one({"type": "zip", "helper": "Five digits"})
        self.editor.type("i9x")
        self.reads("Not taken: x (a digit belongs there)")
        self.editor.type("4")
        self.reads("Five digits")

    def test_a_secret_that_is_not_taken_is_not_repeated(self):
        self.open_one({"type": {"name": "pin", "length": 4}, "secure": True})
        self.editor.type("i1x")
        self.reads("Not taken: • (a digit belongs there)")

    def test_a_paste_that_is_none_of_the_list_is_undone(self):
        choices = [{"label": label} for label in ("Germany", "Ghana", "France")]
        self.open_one({"type": {"name": "choice", "choices": choices}})
        self.editor.keys("i")
        self.editor.request("nvim_paste", "Finland", True, -1)
        self.reads("Not taken: not in the list")
        self.editor.settle()
        self.shows("it", "")

    def test_secrets_are_handed_on_where_they_are_asked_for(self):
        for asked in (False, True):
            self.editor.lua("local asked = ...; require('field').setup { secrets = asked, on_submit = function(result) _G.result = result end }", asked)
            self.open_one({"type": "password"})
            self.editor.lua("_G.result = nil")
            self.editor.type("iTr0ub4dor&7<CR>")
            self.editor.wait("_G.result ~= nil")
            self.assertEqual(self.editor.lua("return _G.result.values.it ~= nil"), asked)
            self.editor.type("<Esc>")


if __name__ == "__main__":
    unittest.main()
