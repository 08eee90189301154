"""Form files in a real Neovim, set up by form.lua."""

import os
import pathlib
import subprocess
import time

import pynvim
import pytest

HERE = pathlib.Path(__file__).resolve().parent.parent
FORM = '{\n  "title": "Order",\n  "fields": [\n    { "field": "mail", "type": "emial" },\n    { "field": "b", "shown": { "rule": "empty", "field": "mail" } }\n  ]\n}\n'


@pytest.fixture
def nvim(tmp_path):
    bin = tmp_path / "bin"
    bin.mkdir()
    (bin / "field-server").symlink_to(os.environ["FIELD_SERVER"])
    (tmp_path / "order.form.json").write_text(FORM)
    environment = dict(os.environ, PATH=f"{bin}:{os.environ['PATH']}", XDG_STATE_HOME=str(tmp_path), HOME=str(tmp_path))
    before, os.environ["PATH"] = os.environ["PATH"], environment["PATH"]
    editor = pynvim.attach("child", argv=[str(HERE / ".venv/bin/nvim"), "--embed", "--headless", "--clean", "-n"])
    os.environ["PATH"] = before
    editor.command(f"luafile {HERE / 'form.lua'}")
    editor.command(f"edit {tmp_path / 'order.form.json'}")
    yield editor
    editor.close()


def until(condition, what):
    deadline = time.monotonic() + 60
    while not (found := condition()):
        assert time.monotonic() < deadline, what
        time.sleep(0.02)
    return found


def diagnostics(nvim):
    return nvim.exec_lua("return vim.tbl_map(function(one) return one.message end, vim.diagnostic.get(0))")


def test_a_mistake_is_marked_and_mended(nvim):
    assert until(lambda: diagnostics(nvim), "diagnostics") == ['there is no type "emial"; did you mean "email"?']
    nvim.current.window.cursor = (4, 32)
    nvim.exec_lua("vim.lsp.buf.code_action({ apply = true, filter = function(one) return one.title:find('Replace') ~= nil end })")
    until(lambda: nvim.current.buffer[3] == '    { "field": "mail", "type": "email" },', "the action")
    until(lambda: diagnostics(nvim) == [], "no diagnostics")


def test_typing_is_checked(nvim):
    until(lambda: diagnostics(nvim), "diagnostics")
    nvim.current.window.cursor = (4, 32)
    nvim.input('ci"da')
    until(lambda: diagnostics(nvim) == ['there is no type "da"'], "a half-typed type")
    nvim.input("te<Esc>")
    until(lambda: diagnostics(nvim) == [], "no diagnostics")


def test_completion_and_hover(nvim):
    until(lambda: diagnostics(nvim), "diagnostics")
    nvim.current.window.cursor = (4, 32)
    nvim.input('ci"phon<C-x><C-o>')
    until(lambda: nvim.current.buffer[3] == '    { "field": "mail", "type": "phone" },', "completion")
    nvim.input("<Esc>")
    nvim.exec_lua("vim.lsp.buf.hover()")
    windows = until(lambda: len(nvim.windows) == 2 and nvim.windows, "hover")
    shown = "\n".join(windows[1].buffer[:])
    assert "A telephone number of North America." in shown


def test_a_field_gets_another_name(nvim):
    until(lambda: diagnostics(nvim), "diagnostics")
    nvim.current.window.cursor = (5, nvim.current.buffer[4].index('mail') + 1)
    nvim.exec_lua("vim.lsp.buf.rename('email')")
    until(lambda: nvim.current.buffer[4] == '    { "field": "b", "shown": { "rule": "empty", "field": "email" } }', "the condition")
    assert nvim.current.buffer[3] == '    { "field": "email", "type": "emial" },'
