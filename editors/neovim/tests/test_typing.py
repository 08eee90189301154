"""Typing: the text and the caret, whatever the pace."""

import os
import random
import unittest

from case import Case


class Typing(Case):
    def test_a_card_number_in_one_burst(self):
        self.type_into("card", "i4111111111111111")
        self.shows("card", "4111 1111 1111 1111", 19)

    def test_a_card_number_key_by_key(self):
        self.type_into("card", "i")
        for key in "4111111111111111":
            self.editor.type(key)
        self.shows("card", "4111 1111 1111 1111", 19)

    def test_a_register_that_is_put_in_while_inserting_is_pasted(self):
        self.editor.command("let @a = '+1 555 234 5678'")
        self.type_into("phone", "cc<C-R>a")
        self.shows("phone", "(555) 234-5678")
        self.editor.type("<Esc>cc<C-R><C-O>a")
        self.shows("phone", "(555) 234-5678")
        self.editor.type("<Esc>cc<C-R><Esc>5")
        self.in_order()

    def test_what_is_typed_behind_an_undo_is_kept(self):
        self.type_into("name", "ccHello<Esc>")
        self.editor.type("uiworld")
        self.assertEqual(self.editor.line("name").lower(), "world")
        self.in_order()

    def test_a_count_clears_no_other_field(self):
        self.type_into("name", "ccAda<Esc>")
        self.type_into("card", "cc4111<Esc>")
        self.go("name")
        self.editor.type("3dd")
        self.shows("card", "4111")
        self.assertEqual(self.editor.line("name"), "")
        self.in_order()

    def test_bursts_of_random_keys_end_as_single_keys_do(self):
        seed = int(os.environ.get("SEED", random.randrange(1 << 32)))
        print("seed", seed)
        generator = random.Random(seed)
        keys = ["1", "2", "4", "5", "a", "<BS>", "<BS>", "<Left>", "<Right>", "<Del>"]
        for _ in range(6):
            pressed = [generator.choice(keys) for _ in range(25)]
            # Arrow keys move in what is shown, which is other in a burst: there they come when all is settled.
            self.type_into("card", "cc")
            self.editor.type("41111111")
            burst = []
            for key in pressed:
                if key in ("<Left>", "<Right>"):
                    self.editor.type("".join(burst))
                    self.editor.type(key)
                    burst = []
                else:
                    burst.append(key)
            self.editor.type("".join(burst))
            together = (self.editor.line("card"), self.editor.cursor())
            self.editor.type("<Esc>cc")
            self.editor.type("41111111")
            for key in pressed:
                self.editor.type(key)
            self.assertEqual(together, (self.editor.line("card"), self.editor.cursor()), f"{seed}: {pressed}")
            self.editor.type("<Esc>")
            self.in_order()

    def test_deletes_beside_where_the_same_burst_has_put_the_caret(self):
        # Before the bracket no caret may stand, and there it is until the answer comes.
        for keys, text in [("<Home><Del>", "(552) 3"), ("<Home><Del><Del>", "(523"), ("<Home><Right><Del>", "(552) 3"),
                           ("<End><Left><BS>", "(555) 3"), ("<Home><Del><End>7", "(552) 37"), ("<Home><End><BS>", "(555) 2")]:
            self.type_into("phone", "cc55523")
            self.editor.type(keys)
            self.assertEqual(self.editor.line("phone"), text, keys)
            self.editor.type("<Esc>")
        self.in_order()

    def test_deletes_what_the_same_burst_typed_at_an_edge(self):
        # Neovim reads on while "44" is not in the buffer yet.
        self.type_into("card", "cc")
        self.editor.type("44<BS>")
        self.shows("card", "4", 1)
        self.editor.type("12<Left><Left>5<Del>")
        self.shows("card", "452", 2)
        self.editor.type("<Esc>cc")
        self.editor.type("44<C-U>5")
        self.shows("card", "5", 1)
        self.in_order()

    def test_whole_form_in_one_burst(self):
        self.editor.type("iada king<CR>ada@example.org<CR>5552345678<CR>12 analytical row<CR>10001<CR>express<CR>ring<CR>"
                         "4111111111111111<CR>1199<BS><BS>30<CR>123<CR>5<CR>")
        self.shows("name", "Ada King")
        self.shows("phone", "(555) 234-5678")
        self.shows("zip", "10001")
        self.shows("card", "4111 1111 1111 1111")
        self.shows("amount", "$5.00")
        self.in_order()

    def test_in_the_middle(self):
        self.type_into("card", "i41111111<Esc>0i5")
        self.shows("card", "5411 1111 1", 1)
        self.editor.type("<Right><Right><Right>2")
        self.shows("card", "5411 2111 11", 6)

    def test_backspace_over_a_literal(self):
        self.type_into("phone", "i5552345678")
        self.editor.type("<BS><BS><BS><BS><BS>")
        self.shows("phone", "(555) 23", 8)

    def test_arrow_keys_pass_literals(self):
        self.type_into("phone", "i5552345678")
        self.editor.type("<Esc>0i")
        self.assertEqual(self.editor.cursor(), ("phone", 1))
        places = []
        for _ in range(12):
            self.editor.type("<Right>")
            places.append(self.editor.cursor()[1])
        self.assertEqual(places[:5], [2, 3, 4, 6, 7])
        self.assertEqual(places[-1], 14)
        for _ in range(12):
            self.editor.type("<Left>")
        self.assertLessEqual(self.editor.cursor()[1], 2)

    def test_refused_keys_leave_no_trace(self):
        self.type_into("zip", "i1a2b3c")
        self.shows("zip", "123", 3)

    def test_other_scripts_and_bytes_that_are_no_text(self):
        self.type_into("name", "izoë ångström")
        self.shows("name", "Zoë Ångström", len("Zoë Ångström".encode()))
        self.type_into("note", "<Esc>")
        self.editor.request("nvim_buf_set_lines", 0, 7, 8, False, [b"a\xffb"])
        self.editor.settle()
        self.shows("note", "a?b")

    def test_a_paste_of_several_lines_stays_in_its_field(self):
        self.type_into("note", "i")
        self.editor.request("nvim_paste", "one\ntwo\nthree", True, -1)
        self.editor.settle()
        self.shows("note", "one two three")
        self.in_order()

    def test_a_pasted_number_is_read(self):
        self.type_into("phone", "i")
        self.editor.request("nvim_paste", "+1 (555) 234-5678", True, -1)
        self.editor.settle()
        self.shows("phone", "(555) 234-5678", 14)

    def test_the_limit_of_a_field(self):
        self.type_into("note", "i" + "x" * 45)
        self.shows("note", "x" * 40, 40)


class NormalMode(Case):
    def setUp(self):
        super().setUp()
        self.type_into("card", "i4111222233334444<Esc>0")

    def test_x(self):
        self.editor.type("x")
        self.shows("card", "1112 2223 3334 444")
        self.editor.type("3x")
        self.shows("card", "2222 3333 4444")

    def test_x_and_more_in_one_burst(self):
        self.editor.type("xxxxi9")
        self.shows("card", "9222 2333 3444 4", 1)

    def test_dw(self):
        self.editor.type("dw")
        self.shows("card", "2222 3333 4444")

    def test_put(self):
        self.editor.type("4x$p")
        self.shows("card", "2222 3333 4444 4111")

    def test_put_of_a_line(self):
        self.editor.type("yy")
        self.type_into("note", "p")
        self.shows("note", "4111 2222 3333 4444")
        self.in_order()

    def test_cc(self):
        self.editor.type("cc5555")
        self.shows("card", "5555", 4)
        self.in_order()

    def test_replace_and_repeat(self):
        self.editor.type("r5w.")
        self.shows("card", "5111 5222 3333 4444")

    def test_undo_and_redo(self):
        self.editor.type("x")
        self.editor.type("u")
        self.shows("card", "4111 2222 3333 4444")
        self.editor.type("<C-R>")
        self.shows("card", "1112 2223 3334 444")
        self.editor.type("2u")
        self.shows("card", "")
        self.editor.type(":undo<CR>")
        self.in_order()
        self.shows("card", "")

    def test_undo_right_behind_fresh_keys(self):
        self.type_into("zip", "i123<Esc>u")
        self.shows("zip", "")
        self.type_into("zip", "i12<Esc>u<C-R>")
        self.shows("zip", "12")


class Separators(Case):
    """Nothing takes the lines of a form apart."""

    def setUp(self):
        super().setUp()
        self.type_into("name", "iAda<Esc>")
        self.type_into("email", "iada@example.org<Esc>")
        self.type_into("phone", "i5552345678<Esc>")

    def test_dd_clears(self):
        self.go("email")
        self.editor.type("dd")
        self.shows("email", "")
        self.shows("phone", "(555) 234-5678")
        self.in_order()

    def test_deleted_lines_come_back_empty(self):
        self.go("name")
        self.editor.type("dj")
        self.shows("name", "")
        self.shows("email", "")
        self.shows("phone", "(555) 234-5678")
        self.in_order()

    def test_everything_deleted(self):
        self.editor.type("ggdG")
        self.in_order()
        self.assertEqual("".join(self.editor.lines()[1:]), "")
        self.type_into("name", "ieve")
        self.shows("name", "Eve", 3)

    def test_last_lines_deleted(self):
        self.type_into("amount", "i5<Esc>")
        self.type_into("cvv", "dG")
        self.in_order()
        self.shows("amount", "")

    def test_joined_lines_part_again(self):
        self.go("name")
        self.editor.command(".,+2join")
        self.editor.settle()
        self.shows("name", "Ada")
        self.shows("email", "ada@example.org")
        self.shows("phone", "(555) 234-5678")
        self.in_order()

    def test_a_deletion_from_one_field_into_another(self):
        self.go("name")
        self.editor.type("0lv2j0ld")
        self.in_order()
        self.shows("name", "A")
        self.shows("email", "")

    def test_opened_and_copied_lines_go_again(self):
        self.editor.command("2copy 3")
        self.editor.settle()
        self.in_order()
        self.shows("name", "Ada")
        self.shows("email", "ada@example.org")
        self.editor.request("nvim_buf_set_lines", 0, 4, 4, False, ["a", "b"])
        self.editor.settle()
        self.in_order()
        self.shows("phone", "(555) 234-5678")

    def test_o_goes_to_the_next_field(self):
        self.go("name")
        self.editor.type("oeve@example.org")
        self.assertEqual(self.editor.cursor()[0], "email")
        self.in_order()

    def test_keys_at_the_edges_join_nothing(self):
        self.go("email")
        self.editor.type("0i<BS><C-W><C-U><C-H>")
        self.shows("email", "ada@example.org", 0)
        self.editor.type("<End><Del>")
        self.shows("email", "ada@example.org")
        self.in_order()

    def test_the_title_stays(self):
        self.editor.type("ggxxccOther<Esc>")
        self.in_order()
        self.editor.type("ggOabove<Esc>")
        self.in_order()

    def test_sorted_lines_are_texts_of_the_fields(self):
        self.editor.command("2,4sort!")
        self.editor.settle()
        self.in_order()
        self.shows("name", "Adaexample.Org")
        self.shows("email", "Ada")
        self.shows("phone", "(555) 234-5678")

    def test_substitution(self):
        self.editor.command("%s/ada/eve/gei")
        self.editor.settle()
        self.shows("name", "Eve")
        self.shows("email", "eve@example.org")
        self.in_order()

    def test_deletion_and_typing_in_one_burst(self):
        self.go("name")
        self.editor.lua("vim.api.nvim_feedkeys('Vdieve@', 'tx', false)")
        self.editor.settle()
        self.in_order()
        self.shows("name", "")
        self.shows("email", "eve@ada@example.org")


class Commands(Case):
    KEYS = ["x", "X", "3x", "dw", "db", "D", "dd", "2dd", "cc12<Esc>", "C7<Esc>", "p", "P", "yy", "yiw", "vly", "Vjd", "vjd", "Vjy",
            "viwp", "J", "gJ", "o5<Esc>", "O6<Esc>", "i1<CR>2<Esc>", "A<BS><BS>3<Esc>", "I<Del>4<Esc>", "i<C-W>a<Esc>", "u", "3u",
            "<C-R>", "~", "r9", "R88<Esc>", ".", "j", "k", "gg", "G", "0", "$", "w", "b", "<Tab>", "<S-Tab>", "<C-V>jx",
            "<C-V>jI1<Esc>", "i<C-R>\"<Esc>", ":2,4join<CR>", ":3copy 5<CR>", ":2move 4<CR>", ":%s/1/22/ge<CR>",
            ":2,6sort<CR>", ":4,5delete<CR>", ":3,4normal! A7<CR>", "ggVGd", "dG", "dgg"]

    def test_random_commands_keep_the_form_whole(self):
        seed = int(os.environ.get("SEED", random.randrange(1 << 32)))
        print("seed", seed)
        generator = random.Random(seed)
        for _ in range(int(os.environ.get("RUNS", "60"))):
            burst = [generator.choice(self.KEYS) for _ in range(generator.randint(1, 8))]
            self.editor.type("<Esc>" + "".join(burst) + "<Esc>")
            message = f"{seed}: {burst}"
            self.assertEqual((len(self.editor.lines()), self.editor.lines()[0]), (12, "Checkout"), message)
            known = self.editor.lua("""
                local form, wrong, left = require('field.form').of(), {}, 0
                for _, field in ipairs(form.fields) do
                  if not field.static then
                    left = left + 1
                    form.session:request('field/get', { field = field.id }, function(err, snapshot)
                      left = left - 1
                      local line = require('field.lines').shown(form, field)
                      -- The buffer has signs in place of a secret.
                      if snapshot.text ~= (field.secret or line) or line ~= form:shown_of(field, snapshot.text) or field.version ~= snapshot.version then
                        table.insert(wrong, { field.id, line, snapshot.text, field.version, snapshot.version })
                      end
                    end)
                  end
                end
                vim.wait(5000, function() return left == 0 end, 1)
                return wrong
            """)
            self.assertEqual(known, [], message)
            errors = "\n".join(self.editor.said()) + self.editor.lua("return vim.fn.execute('messages')")
            self.assertNotIn("traceback", errors, message)
            self.assertNotIn("lua", errors.lower(), message)


if __name__ == "__main__":
    unittest.main()
