"""Form files in a real Neovim, set up by form.lua."""

from conftest import marks, until


def test_a_mistake_is_marked_and_mended(nvim):
    assert until(lambda: marks(nvim), "diagnostics") == ['there is no type "emial"; did you mean "email"?']
    nvim.current.window.cursor = (4, 32)
    nvim.exec_lua("vim.lsp.buf.code_action({ apply = true, filter = function(one) return one.title:find('Replace') ~= nil end })")
    until(lambda: nvim.current.buffer[3] == '    { "field": "mail", "type": "email" },', "the action")
    until(lambda: marks(nvim) == [], "no diagnostics")


def test_typing_is_checked(nvim):
    until(lambda: marks(nvim), "diagnostics")
    nvim.current.window.cursor = (4, 32)
    nvim.input('ci"da')
    until(lambda: marks(nvim) == ['there is no type "da"'], "a half-typed type")
    nvim.input("te<Esc>")
    until(lambda: marks(nvim) == [], "no diagnostics")


def test_completion_and_hover(nvim):
    until(lambda: marks(nvim), "diagnostics")
    nvim.current.window.cursor = (4, 32)
    nvim.input('ci"phon<C-x><C-o>')
    until(lambda: nvim.current.buffer[3] == '    { "field": "mail", "type": "phone" },', "completion")
    nvim.input("<Esc>")
    nvim.exec_lua("vim.lsp.buf.hover()")
    windows = until(lambda: len(nvim.windows) == 2 and nvim.windows, "hover")
    shown = "\n".join(windows[1].buffer[:])
    assert "A telephone number of North America." in shown


def test_a_field_gets_another_name(nvim):
    until(lambda: marks(nvim), "diagnostics")
    nvim.current.window.cursor = (5, nvim.current.buffer[4].index('mail') + 1)
    nvim.exec_lua("vim.lsp.buf.rename('email')")
    until(lambda: nvim.current.buffer[4] == '    { "field": "b", "shown": { "rule": "empty", "field": "email" } }', "the condition")
    assert nvim.current.buffer[3] == '    { "field": "email", "type": "emial" },'
