"""Form files in a real Emacs with eglot, set up by form.el."""

import os
import pathlib
import subprocess

from conftest import FORM

HERE = pathlib.Path(__file__).resolve().parent


def test_a_form_file_in_emacs(tmp_path):
    (tmp_path / "field-server").symlink_to(os.environ["FIELD_SERVER"])
    form = tmp_path / "order.form.json"
    form.write_text(FORM)
    run = subprocess.run(
        ["emacs", "--batch", "--load", HERE / "drive.el", form], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        timeout=300, env=dict(os.environ, PATH=f"{tmp_path}:{os.environ['PATH']}", HOME=str(tmp_path)))
    assert run.returncode == 0, run.stderr
    said = [line for line in run.stdout.splitlines() if line.startswith("(")]
    assert said[0] == r'(marks ("\"emial\"" "field-server: there is no type \"emial\"; did you mean \"email\"?"))'
    assert said[1] == r'(completed "    { \"field\": \"mail\", \"type\": \"phone\" },")'
    assert said[2] == r'(renamed "    { \"field\": \"b\", \"shown\": { \"rule\": \"empty\", \"field\": \"email\" } }")'
    assert said[3] == "(both 2)"
    assert '{\n  "title": "T",\n  "fields": [\n    { "field": "a" }\n  ]\n}\n' in run.stdout.replace('\\"', '"')
