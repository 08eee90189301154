"""A whole checkout, filled in by keys in editors that have nothing but their own client and field-server."""

import json
import os
import pathlib
import subprocess

import checkout
from conftest import marks, until

HERE = pathlib.Path(__file__).resolve().parent


def test_in_neovim(nvim, tmp_path):
    document = checkout.new(tmp_path)
    nvim.command(f"edit! {document}")
    until(lambda: nvim.exec_lua("return #vim.lsp.get_clients({ bufnr = 0 })") == 1, "a client")
    for heading, label, text in checkout.KEYS:
        nvim.input(f"gg/^== {heading}<CR>/^{label}<CR>A{text}<Esc>")
    nvim.input("gg/^A note<CR>ARing twice.<CR>  Or thrice.<Esc>:write<CR>")
    until(lambda: checkout.lines(document) == checkout.SHOWN, lambda: checkout.lines(document))
    assert marks(nvim) == []
    nvim.input("gg/^Expires<CR>f/lC20<Esc>")
    until(lambda: "expired" in "".join(marks(nvim)), lambda: marks(nvim))
    nvim.input("u:write<CR>")
    until(lambda: marks(nvim) == [], "a card that has not")
    values = checkout.submit(document)
    assert {name: values[name] for name in checkout.VALUES} == checkout.VALUES
    # The secret is in the answers alone.
    assert values["card.code"] == "123" and "123\n" not in document.read_text()


def test_in_emacs(tmp_path):
    (tmp_path / "field-server").symlink_to(os.environ["FIELD_SERVER"])
    document = checkout.new(tmp_path)
    run = subprocess.run(
        ["emacs", "--batch", "--load", HERE / "drive-checkout.el", document, json.dumps(checkout.KEYS)], stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, text=True, timeout=300, env=dict(os.environ, PATH=f"{tmp_path}:{os.environ['PATH']}", HOME=str(tmp_path)))
    assert run.returncode == 0, run.stderr
    assert checkout.lines(document) == checkout.SHOWN
    values = checkout.submit(document)
    assert {name: values[name] for name in checkout.VALUES} == checkout.VALUES
