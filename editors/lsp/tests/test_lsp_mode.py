"""Form files and filled forms in a real Emacs with lsp-mode, set up by form-lsp-mode.el."""

import os
import pathlib
import subprocess

HERE = pathlib.Path(__file__).resolve().parent
FORM = """{
  "title": "Order",
  "fields": [
    { "field": "mail", "label": "Mail", "type": "emial" },
    { "field": "day", "label": "Day", "type": "date", "shown": { "rule": "not", "rules": [{ "rule": "empty", "field": "mail" }] } }
  ]
}
"""


def test_forms_in_lsp_mode(tmp_path):
    (tmp_path / "field-server").symlink_to(os.environ["FIELD_SERVER"])
    (tmp_path / "order.form.json").write_text(FORM)
    # So long that it is worth a word while it is read.
    (tmp_path / "order.form").write_text("form: order.form.json\nMail: \nDay: \nnonsense\n" + "# nothing\n" * 11000)
    run = subprocess.run(
        ["emacs", "--batch", "--load", HERE / "drive-lsp-mode.el", "order.form.json", "order.form"], cwd=tmp_path,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, timeout=300,
        env=dict(os.environ, PATH=f"{tmp_path}:{os.environ['PATH']}", HOME=str(tmp_path)))
    assert run.returncode == 0, run.stderr
    said = [line for line in run.stdout.splitlines() if line.startswith("(")]
    assert said == [
        r'(marks ("\"emial\"" "there is no type \"emial\"; did you mean \"email\"?"))',
        r'(mended "    { \"field\": \"mail\", \"label\": \"Mail\", \"type\": \"email\" },")',
        '(help "**email**: An e-mail address.")',
        "(renamed 3)",
        '(filled "Mail: ada@example.com")',
        '(formatted "Day: 01/02/2025")',
        '(progress ("Reading forms"))',
    ]
    assert '"field": "email", "label": "Mail"' in (tmp_path / "order.form.json").read_text()
    assert (tmp_path / "order.form").read_text().startswith("form: order.form.json\nMail: ada@example.com\nDay: 01/02/2025\n\n#")
