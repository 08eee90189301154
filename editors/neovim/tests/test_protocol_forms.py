"""The forms of protocol/forms, filled in by keys."""

import os
import tempfile
import time

from case import Case
from neovim import PLUGIN

FORMS = os.path.join(PLUGIN, "..", "..", "protocol", "forms")


class Forms(Case):
    form = False

    def setUp(self):
        super().setUp()
        self.editor.lua("require('field').setup{ on_submit = function(result) _G.result = result end }")
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name

    def open(self, name):
        self.editor.open(os.path.normpath(os.path.join(FORMS, name)))

    def result(self):
        self.editor.wait("result")
        return self.editor.lua("return { typed = result.typed, values = result.values, sections = result.sections }")

    def test_settings(self):
        self.open("settings.json")
        self.editor.type("cc" + "coa<CR>" + "<Right><Right><Right><CR>" + "y<CR>" + "<C-U>deu<CR>" + "<C-U>Iosevka<CR>"
                         + "<Up><Up><CR>" + ", 100<CR><CR>" + "n<CR>" + "<CR>" + "<Left><Left><CR>"
                         + "<Down><Down><Down><Space><CR>" + "ada@example.org<CR>" + "<CR>" + "<C-U>by<CR>"
                         + "proxy.example.org<CR>8080<CR>secret<CR>" + self.folder + "<CR>" + "5<CR><CR>")
        typed = self.result()["typed"]
        for field, value in {"theme": "coal", "scale": "130", "motion": True, "language": "de", "font": "Iosevka", "tab": "6",
                             "rulers": ["80", "120", "100"], "save": False, "sound": True, "volume": "50",
                             "mail": ["mentions", "replies", "likes"], "proxy": "manual", "proxy.port": "8080",
                             "happy": "5", "usage": False}.items():
            self.assertEqual(typed[field], value, field)

    def test_job_application(self):
        self.open("job-application.json")
        letter = os.path.join(self.folder, "letter.pdf")
        with open(letter, "w") as file:
            file.write("Dear bakers")
        self.editor.type("iada lovelace<CR>19901210<CR>ada@example.org<CR>+493012345678<CR><CR>")
        self.assertEqual(self.editor.cursor()[0], "position")
        self.editor.type("pas<CR>" + "<Left><Left><CR>" + "<Down><Space><Down><Down><Space><CR>" + "20990301<CR>" + "18<CR>"
                         + "y<CR>")
        self.assertEqual(self.editor.cursor()[0], "jobs[1].employer")
        self.editor.type("Mill & Sons<CR>Flour<CR>201001<CR>201512<CR>Moved<Esc><M-a>")
        self.assertEqual(self.editor.cursor()[0], "jobs[2].employer")
        self.editor.type("iAnalytical Bakery<CR>Bread<CR>201601<CR><CR><Esc>")
        self.editor.type("/+ Schools<CR><CR>ATrade school<CR>Baker<CR>2010<CR>")
        self.assertEqual(self.editor.cursor()[0], "languages")
        self.editor.type("Eng<Down><CR>Latin<CR><CR>5<CR>I like it warm.<Tab><C-PageDown>")
        self.assertEqual(self.editor.cursor()[0], "letter")
        self.editor.type(letter + "<CR><CR>a fr<Down><CR>n<CR>y<CR>")
        result = self.result()
        self.assertEqual(result["sections"], {"jobs": [1, 2], "education": [1]})
        for field, value in {"position": "pastry", "hours": "30", "days": ["mon", "wed"], "start": "2099-03-01",
                             "license": True, "jobs[1].to": "2015-12", "education[1].year": "2010",
                             "languages": ["English", "Latin"], "baking": "5", "heard": "A friend", "keep": False,
                             "true": True}.items():
            self.assertEqual(result["typed"][field], value, field)
        self.assertEqual(result["values"]["letter"], letter)

    def test_what_depends_on_what_is_said(self):
        self.open("job-application.json")
        self.editor.type("iada lovelace<CR>19901210<CR>ada@example.org<CR><CR><CR>sho<CR><CR>mo<CR><CR>20990301<CR><CR>n<CR>")
        self.assertEqual(self.editor.cursor()[0], "till")
        # Which pages show is told with the form's status.
        deadline = time.monotonic() + 10
        while "3 of 6: In the shop" not in "\n".join(self.editor.look()):
            self.assertLess(time.monotonic(), deadline)
            self.editor.pump(0.02)
        self.editor.type("y<CR>su<CR><CR>")
        self.assertEqual(self.editor.cursor()[0], "jobs[1].employer")
        self.open("settings.json")
        self.assertNotIn("Host", "\n".join(self.editor.look()))
        self.type_into("sound", "in<CR>")
        self.assertEqual(self.editor.cursor()[0], "mail")
        self.type_into("sound", "<Esc><Space>")
        self.type_into("volume", "A<Left><Esc>")
        self.shows("volume", "55")

    def test_tax(self):
        self.open("tax.json")
        self.editor.type("iada lovelace<CR>12345678901<CR>10121990<CR>10115<Esc>")
        self.editor.type("/+ Children<CR><CR>Aeve<CR>01022015<CR>23456789012<Esc>")
        self.type_into("wages", "A50000<CR>12000<CR><CR>110<CR>")
        self.assertEqual(self.editor.cursor()[0], "expenses[1].kind")
        self.editor.type("too<CR>A hammer<CR><CR><CR>19.99<Esc><M-a>Atrav<CR>To work<CR>01022025<CR>28022025<CR>100<CR>")
        self.assertEqual(self.editor.cursor()[0], "iban")
        self.editor.type("<CR><CR>ada@example.org<CR>ada@example.org<CR>")
        # What is summed up stands below the rows.
        seen = "\n".join(self.editor.look())
        self.assertLess(seen.index("+ Work expenses"), seen.index("Work expenses in all"))
        result = self.result()
        self.assertEqual(result["sections"], {"children": [1], "expenses": [1, 2]})
        for field, value in {"born": "1990-12-10", "children[1].born": "2015-02-01", "wages": "50000.00", "days": "110",
                             "expenses[1].kind": "tools", "expenses[2].amount": "100.00"}.items():
            self.assertEqual(result["typed"][field], value, field)
