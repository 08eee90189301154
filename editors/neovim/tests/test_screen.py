"""The picture in the README: a checkout that is half filled in, with one error showing."""

import os
import unittest

from case import Case
from neovim import HERE, PLUGIN

PICTURE = os.path.join(PLUGIN, "screen.svg")
KINDS = os.path.join(PLUGIN, "kinds.svg")


class Picture(Case):
    def test_half_a_checkout(self):
        self.editor.command("set noruler noshowcmd laststatus=0")
        self.editor.type("iada king<CR>ada@example.org<CR>2125550147<CR>12 Analytical Row<CR>10001<CR>"
                         "Express<CR>Ring twice<CR>4242424242424241<Tab>08")
        groups = "require('field.form').of().groups"
        self.editor.wait(f"{groups}.customer.valid and {groups}.delivery.valid and {groups}.payment.invalid == 3")
        rows = self.editor.look(cursor_on="          Expires * 08/YY")
        used = next(index for index, row in enumerate(rows) if row == "~")
        self.assertIn("E     Card number * 4242 4242 4242 4241  Visa", rows)
        self.assertIn("                    Check the digits: one of them is wrong.", rows)
        self.assertIn("          Expires * 08/YY", rows)
        self.assertEqual(self.editor.screen.mode, "insert")
        self.assertEqual(self.editor.screen.cursor, (rows.index("          Expires * 08/YY"), 22))
        picture = self.editor.screen.svg(used, "A checkout in Neovim, half filled in; the card number has an error")
        with open(PICTURE, "w") as file:
            file.write(picture)


class Kinds(Case):
    form = False

    def test_a_booking(self):
        self.editor.open(os.path.join(HERE, "kinds.json"))
        self.editor.command("set noruler noshowcmd laststatus=0")
        self.editor.type("iw<Down><CR>lun<CR><Tab>ann@example.com<CR><CR><CR>4.5<CR>20<CR>")
        self.type_into("terms", "<Esc><Space>")
        self.type_into("seat", "ccwindow, row 2")
        form = "require('field.form').of()"
        self.editor.wait(f"{form}.groups.about.valid and {form}.groups.trip.invalid == 1 and {form}.status.invalid == 1")
        rows = self.editor.look(cursor_on="          Seat * window, row 2  ▾")
        used = next(index for index, row in enumerate(rows) if row == "~")
        for part in ("│▸  Window, row 21", "4.5  ★★★★½", "20  0 ━━━━━━━━━━●────────── 40", "[✓] Yes"):
            self.assertIn(part, "\n".join(rows))
        picture = self.editor.screen.svg(used, "A booking in Neovim: a choice with its list open, boxes, stars, a slider")
        with open(KINDS, "w") as file:
            file.write(picture)


if __name__ == "__main__":
    unittest.main()
