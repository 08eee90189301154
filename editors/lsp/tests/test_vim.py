"""Vim with ALE, as somebody has it who installed both and `form.vim`."""

import json
import os
import pathlib
import shutil
import subprocess

HERE = pathlib.Path(__file__).parent.parent
ALE = "/usr/share/vim-ale"

DRIVE = """
set nocompatible nomore
let g:field_server = '{daemon}'
let g:ale_lint_delay = 0
set runtimepath^={ale}
runtime! plugin/ale.vim
filetype plugin on
source {here}/form.vim
function! Wait(condition) abort
    for _ in range(600)
        if eval(a:condition) | return | endif
        sleep 50m
    endfor
    call writefile(['it took too long: ' . a:condition, string(Found()), execute('messages')], '{out}')
    cquit
endfunction
function! Found() abort
    return map(copy(getloclist(0)), 'v:val.lnum . ":" . v:val.col . " " . v:val.text')
endfunction
edit {document}
call Wait('len(Found()) == 1')
let g:told = [Found()]
" As somebody who types on.
execute "normal! 2GA12/33\\<Esc>"
doautocmd TextChanged
call Wait('len(Found()) == 2')
call add(g:told, Found())
call writefile([json_encode(g:told)], '{out}')
qall!
"""


def test_verdicts_show_while_one_types(tmp_path):
    (tmp_path / "trip.json").write_text(json.dumps({"title": "", "fields": [
        {"field": "day", "type": "date", "label": "Day"}, {"field": "name", "type": "name", "label": "Name"}]}))
    document, out, script = tmp_path / "my.form", tmp_path / "out.json", tmp_path / "drive.vim"
    document.write_text("form: trip.json\nDay: \nhello\nName: Ada\n")
    script.write_text(DRIVE.format(daemon=os.environ["FIELD_SERVER"], ale=ALE, here=HERE, document=document, out=out))
    vim = shutil.which("vim.nox") or shutil.which("vim")
    done = subprocess.run([vim, "-Nu", "NONE", "-es", "-S", str(script)], capture_output=True, text=True, timeout=120,
                          stdin=subprocess.DEVNULL)
    text = out.read_text() if out.exists() else done.stdout + done.stderr
    assert done.returncode == 0, text
    before, after = json.loads(text)
    assert [line.split()[0] for line in before] == ["3:1"] and "no label" in before[0]
    assert [line.split()[0] for line in after] == ["2:10", "3:1"]
