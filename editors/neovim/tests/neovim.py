"""A Neovim in a process of its own, driven by keys as a terminal drives it: msgpack-RPC over its pipes."""

import os
import select
import subprocess
import time

import msgpack

HERE = os.path.dirname(os.path.abspath(__file__))
PLUGIN = os.path.dirname(HERE)


class NeovimError(Exception):
    pass


class Neovim:
    """`nvim --embed`, without the user's configuration and with the plugin in its runtime path."""

    def __init__(self, program, daemon, columns=80, lines=44, variable=True, load="set runtimepath^=" + PLUGIN, data="/nonexistent",
                 home=None):
        """With a `home` it keeps all files that it keeps for a user: swap, undo, shada, a log."""
        environment = dict(os.environ, XDG_CONFIG_HOME="/nonexistent", XDG_STATE_HOME="/nonexistent",
                           XDG_DATA_HOME=data, NVIM_LOG_FILE=os.devnull)
        environment.pop("NVIM", None)
        options = ["-u", "NONE", "-i", "NONE", "-n", "--cmd", "set termguicolors background=dark noswapfile"]
        if home:
            init = os.path.join(home, "init.lua")
            with open(init, "w") as file:
                file.write("vim.o.swapfile, vim.o.undofile, vim.o.updatecount, vim.o.backup = true, true, 1, true\n"
                           f"vim.o.directory, vim.o.undodir, vim.o.backupdir = '{home}//', '{home}', '{home}'\n")
            environment.update(HOME=home, XDG_CONFIG_HOME=home, XDG_STATE_HOME=home, XDG_DATA_HOME=home,
                               XDG_CACHE_HOME=home, NVIM_LOG_FILE=os.path.join(home, "log"))
            options = ["-u", init]
        self.process = subprocess.Popen(
            [program, "--embed", "--headless", *options],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, bufsize=0, env=environment)
        self.unpacker = msgpack.Unpacker(raw=False, strict_map_key=False, unicode_errors="surrogateescape")
        self.last = 0
        self.answers = {}
        self.screen = Screen(columns, lines)
        self.request("nvim_ui_attach", columns, lines, {"rgb": True, "ext_linegrid": True})
        self.command(load)
        self.command("runtime! plugin/field.lua")
        if variable:
            self.request("nvim_set_var", "field_server", daemon)
        # What is notified is kept, and what is asked is answered by the test.
        self.lua("""
            _G.said, _G.taken = {}, 0
            vim.keymap.set({ '', '!' }, '<F12>', '<Cmd>lua taken = taken + 1<CR>')
            vim.notify = function(message, level) table.insert(said, message) end
            _G.settled = function()
              local form = require('field.form').of()
              return form ~= nil and form:is_settled()
            end
        """)

    # messages

    def request(self, method, *arguments):
        self.last += 1
        self.process.stdin.write(msgpack.packb([0, self.last, method, list(arguments)]))
        deadline = time.monotonic() + 20
        while self.last not in self.answers:
            if time.monotonic() > deadline:
                raise TimeoutError(f"no answer to {method} {arguments}")
            self.pump(1.0)
        error, result = self.answers.pop(self.last)
        if error:
            raise NeovimError(error[1] if isinstance(error, list) else error)
        return result

    def pump(self, wait):
        readable, _, _ = select.select([self.process.stdout], [], [], wait)
        if not readable:
            return
        data = os.read(self.process.stdout.fileno(), 1 << 16)
        if not data:
            raise EOFError("Neovim ended")
        self.unpacker.feed(data)
        for message in self.unpacker:
            if message[0] == 1:
                self.answers[message[1]] = (message[2], message[3])
            elif message[0] == 2 and message[1] == "redraw":
                for event in message[2]:
                    self.screen.take(event[0], event[1:])

    def lua(self, code, *arguments):
        return self.request("nvim_exec_lua", code, list(arguments))

    def command(self, command):
        return self.request("nvim_command", command)

    # what a user does and sees

    def keys(self, keys):
        """All keys at once: none of them waits for what comes of another."""
        if self.request("nvim_input", keys) != len(keys.encode()):
            raise AssertionError("Neovim's input is full")

    def wait(self, condition, what=None, timeout=10.0):
        """Waits until the Lua expression is true."""
        deadline = time.monotonic() + timeout
        while True:
            # A request is answered between keys, so that all that were written before it have been taken.
            if self.lua("return (" + condition + ") and true or false"):
                return
            if time.monotonic() > deadline:
                raise AssertionError(f"never came true: {what or condition}\n{self.report()}")
            self.pump(0.002)

    def settle(self):
        """Until no answer is waited for."""
        self.wait("settled()")

    def press(self, keys):
        """All keys at once, until they are used up: a key behind them counts that."""
        before = self.lua("return taken")
        self.keys(keys + "<F12>")
        self.wait(f"taken > {before}")

    def type(self, keys):
        self.press(keys)
        self.settle()

    def look(self, cursor_on=None):
        """The screen's rows, drawn anew; with the cursor in the row that is this text."""
        self.command("redraw!")
        deadline = time.monotonic() + 10
        while True:
            rows = self.screen.rows()
            if self.screen.complete and (cursor_on is None or rows[self.screen.cursor[0]] == cursor_on):
                return rows
            if time.monotonic() > deadline:
                raise AssertionError(f"the cursor never came to {cursor_on!r}\n{self.report()}")
            self.pump(0.05)

    def see(self, text):
        """Waits until the screen shows a text."""
        deadline = time.monotonic() + 10
        while text not in "\n".join(self.look()):
            if time.monotonic() > deadline:
                raise AssertionError(f"never seen: {text!r}\n{self.report()}")
            self.pump(0.01)

    def lines(self):
        return self.request("nvim_buf_get_lines", 0, 0, -1, False)

    def line(self, field):
        """What the buffer shows of a field."""
        return self.lua("""
            local form = require('field.form').of()
            return require('field.lines').shown(form, form.by_id[...])
        """, field)

    def field(self, field, member):
        return self.lua("""
            local form, id, member = require('field.form').of(), ...
            return form.by_id[id][member]
        """, field, member)

    def cursor(self):
        """The field under the cursor and the offset in it."""
        return tuple(self.lua("""
            local form = require('field.form').of()
            local field, offset = form:here()
            return { field and field.id or '', offset or 0 }
        """))

    def mode(self):
        return self.request("nvim_get_mode")["mode"]

    def diagnostics(self):
        return self.lua("""
            return vim.tbl_map(function(d)
              return { d.user_data.field, d.code, d.severity, d.lnum, d.col, d.end_col }
            end, vim.diagnostic.get(0))
        """)

    def said(self):
        return self.lua("local all = said; said = {}; return all")

    def report(self):
        return "\n".join(["messages: %r" % (self.lua("return said"),), "mode: " + self.mode()] + self.screen.rows())

    def open(self, path=None):
        self.command("FieldForm " + (path or os.path.join(HERE, "checkout.json")))
        self.settle()

    def close(self):
        if self.process.poll() is None:
            self.process.stdin.close()
            try:
                self.process.wait(5)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self.process.stdout.close()


class Screen:
    """The grid that Neovim draws: characters and their colours."""

    def __init__(self, columns, lines):
        self.columns, self.lines = columns, lines
        self.cells = [[(" ", 0)] * columns for _ in range(lines)]
        self.highlights = {0: {}}
        self.defaults = (0xFFFFFF, 0x000000, 0xFF0000)
        self.cursor = (0, 0)
        self.mode = "normal"
        self.complete = False

    def take(self, event, calls):
        self.complete = event == "flush"
        for call in calls:
            if event == "grid_line":
                self.line(*call[1:4])
            elif event == "grid_clear":
                self.cells = [[(" ", 0)] * self.columns for _ in range(self.lines)]
            elif event == "grid_cursor_goto":
                self.cursor = (call[1], call[2])
            elif event == "grid_scroll":
                self.scroll(*call[1:6])
            elif event == "hl_attr_define":
                self.highlights[call[0]] = call[1]
            elif event == "default_colors_set":
                self.defaults = tuple(call[:3])
            elif event == "mode_change":
                self.mode = call[0]
            elif event == "grid_resize":
                self.columns, self.lines = call[1], call[2]
                self.cells = [[(" ", 0)] * self.columns for _ in range(self.lines)]

    def line(self, row, column, cells):
        highlight = 0
        for cell in cells:
            if len(cell) > 1:
                highlight = cell[1]
            for _ in range(cell[2] if len(cell) > 2 else 1):
                self.cells[row][column] = (cell[0], highlight)
                column += 1

    def scroll(self, top, bottom, left, right, rows):
        span = range(top, bottom - rows) if rows > 0 else range(bottom - 1, top - rows - 1, -1)
        for row in span:
            self.cells[row][left:right] = self.cells[row + rows][left:right]

    def rows(self):
        return ["".join(cell[0] for cell in row).rstrip() for row in self.cells]

    def svg(self, rows, title):
        """The first `rows` rows as a picture, with the cursor."""
        width, height = 8.4, 19
        foreground, background, special = (f"#{value & 0xFFFFFF:06x}" for value in self.defaults)

        def color(value, otherwise):
            return otherwise if value is None else f"#{value:06x}"

        out = [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{self.columns * width + 24:.0f}" height="{rows * height + 24}"'
            f' role="img" aria-label="{title}">',
            f'<rect width="100%" height="100%" rx="8" fill="{background}"/>',
            '<g font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="14" transform="translate(12,12)">',
        ]
        for row in range(rows):
            column = 0
            while column < self.columns:
                highlight = self.cells[row][column][1]
                end = column
                while end < self.columns and self.cells[row][end][1] == highlight:
                    end += 1
                text = "".join(cell[0] for cell in self.cells[row][column:end])
                style = self.highlights.get(highlight, {})
                ink, ground = color(style.get("foreground"), foreground), color(style.get("background"), background)
                if style.get("reverse"):
                    ink, ground = ground, ink
                x, y = column * width, row * height
                if ground != background:
                    out.append(f'<rect x="{x:.1f}" y="{y}" width="{(end - column) * width:.1f}" height="{height}" fill="{ground}"/>')
                if text.strip() or style.get("underline") or style.get("undercurl"):
                    weight = ' font-weight="bold"' if style.get("bold") else ""
                    length = (end - column) * width
                    escaped = text.replace("&", "&amp;").replace("<", "&lt;").replace(" ", "\u00a0")
                    if text.strip():
                        out.append(f'<text x="{x:.1f}" y="{y + 14}" textLength="{length:.1f}" lengthAdjust="spacingAndGlyphs"'
                                   f' fill="{ink}"{weight}>{escaped}</text>')
                    if style.get("underline") or style.get("undercurl"):
                        line = color(style.get("special"), ink)
                        out.append(f'<rect x="{x:.1f}" y="{y + 17}" width="{length:.1f}" height="1.5" fill="{line}"/>')
                column = end
        row, column = self.cursor
        if row < rows:
            wide = 2 if self.mode == "insert" else width
            out.append(f'<rect x="{column * width:.1f}" y="{row * height}" width="{wide}" height="{height}"'
                       f' fill="{foreground}" fill-opacity="0.8"/>')
        return "\n".join(out + ["</g>", "</svg>", ""])
