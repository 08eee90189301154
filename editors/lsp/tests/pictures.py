"""Makes the README's pictures of editors in terminals: pictures.py DAEMON (with xvfb, xterm, xdotool and imagemagick).

Somebody fills in a form in Neovim, Emacs and Vim; how each looks then is in nvim.png, emacs.png and vim.png beside the README.
"""

import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time

import screen

HERE = pathlib.Path(__file__).resolve().parent.parent
DAEMON = pathlib.Path(sys.argv[1]).resolve()
FORM = {"title": "Trip", "fields": [
    {"field": "day", "type": "date", "label": "Day"}, {"field": "name", "type": "name", "label": "Name", "required": True},
    {"field": "meal", "label": "Meal", "type": {"name": "choice", "choices": ["Breakfast", "Lunch", "Dinner"]}},
    {"field": "phone", "type": "phone", "label": "Phone"}]}
TEXT = "form: trip.json\nDay: 12/33\nName: \nhello\nMeal: \nPhone: 4155550100\n"
VIM = "set nocompatible t_Co=256 background=light | set runtimepath^=/usr/share/vim-ale | runtime! plugin/ale.vim | filetype plugin on | source {here}/form.vim"
# The program, and what is pressed; a pause lets it answer.
EDITORS = {
    "nvim": ([".venv/bin/nvim", "--clean", "-n", "--cmd", f"luafile {HERE / 'form.lua'}", "-c",
              "lua vim.diagnostic.config({ virtual_text = true }); vim.lsp.inlay_hint.enable(true)"],
             [("wait", 2), ("key", "j", "j", "A"), ("type", "Ada99"), ("key", "Escape", "j", "j", "A"), ("type", "Lu"), ("wait", 1),
              ("key", "ctrl+x", "ctrl+o"), ("wait", 1), ("key", "Escape"), ("wait", 1)]),
    "emacs": (["emacs", "-nw", "--eval", "(setq native-comp-async-report-warnings-errors nil)", "--eval", "(package-initialize)", "-l", str(HERE / "form.el"), "--eval",
               "(setq eldoc-echo-area-use-multiline-p 3 inhibit-startup-screen t)"],
              [("wait", 5), ("key", "ctrl+n", "ctrl+n", "ctrl+e"), ("type", "Ada99"), ("key", "ctrl+n", "ctrl+n", "ctrl+e"), ("type", "Lu"),
               ("wait", 1), ("key", "Escape", "Tab"), ("wait", 2), ("key", "ctrl+p"), ("wait", 2)]),
    "vim": (["vim.nox", "-Nu", "NONE", "-n", "--cmd", VIM.format(here=HERE), "--cmd", "let g:ale_virtualtext_cursor = 'all'"],
            [("wait", 2), ("key", "j", "j", "A"), ("type", "Ada99"), ("key", "Escape"), ("wait", 2), ("key", "j"), ("wait", 1)]),
}


def picture(name, command, keys, environment, folder):
    document = folder / "my.form"
    document.write_text(TEXT)
    terminal = subprocess.Popen(["xterm", "-geometry", "84x12+0+0", "-fa", "DejaVu Sans Mono", "-fs", "11", "-bg", "white", "-fg", "black",
                                 "-e", *command, str(document)], env=environment, cwd=HERE)
    subprocess.run(["xdotool", "search", "--sync", "--onlyvisible", "--class", "xterm", "windowfocus", "--sync"], env=environment, check=True)
    for act, *words in keys:
        if act == "wait":
            time.sleep(words[0])
        else:
            subprocess.run(["xdotool", act, *words], env=environment, check=True)
    window = subprocess.run(["xdotool", "search", "--class", "xterm"], env=environment, check=True, capture_output=True, text=True)
    subprocess.run(["import", "-window", window.stdout.split()[-1], str(HERE / f"{name}.png")], env=environment, check=True)
    terminal.kill()
    terminal.wait()


def main():
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        folder = pathlib.Path(folder)
        (folder / "trip.json").write_text(json.dumps(FORM))
        (folder / "field-server").symlink_to(DAEMON)
        process, display = screen.start("900x400")
        environment = dict(os.environ, DISPLAY=display, HOME=str(folder), PATH=f"{folder}:{os.environ['PATH']}", TERM="xterm-256color")
        try:
            for name, (command, keys) in EDITORS.items():
                if len(sys.argv) < 3 or name in sys.argv[2:]:
                    picture(name, command, keys, environment, folder)
        finally:
            process.terminate()


main()
