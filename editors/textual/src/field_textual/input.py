"""A text field that field-server looks after."""

from __future__ import annotations

from asyncio import Future
from collections.abc import Callable
from typing import Any, ClassVar

from field_client import Field, ServerEnded, ServerError, clusters
from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Size
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from .line import Cell, Row, ends

CLEAR = "✕"
SHOW = "◉"
STEPS = {
    "up": ("increment", 1), "pageup": ("increment", 10), "ctrl+end": ("maximum", None),
    "down": ("decrement", 1), "pagedown": ("decrement", 10), "ctrl+home": ("minimum", None),
}
ICONS = {"error": "✗", "success": "✓", "warning": "!", "search": "⌕", "calendar": "▦", "dropdown": "▾"}


class FieldInput(Widget, can_focus=True):
    """Shows a `Field` and passes on what its user does.

    A key is shown at once and sent without waiting; what becomes of it comes with the answer to the latest key.
    """

    DEFAULT_CSS = """
    FieldInput { height: auto; width: 1fr; margin: 0 1; }
    FieldInput > .field-input--label { color: $text-muted; }
    FieldInput:focus > .field-input--label { color: $accent; text-style: bold; }
    FieldInput > .field-input--text { background: $surface-lighten-1; color: $text; }
    FieldInput:focus > .field-input--text { background: $surface-lighten-2; }
    FieldInput > .field-input--ghost { color: $text-disabled; }
    FieldInput > .field-input--part { text-style: underline; }
    FieldInput > .field-input--caret { text-style: reverse; }
    FieldInput > .field-input--selection { background: $primary; color: $text; }
    FieldInput > .field-input--helper { color: $text-muted; }
    FieldInput > .field-input--error { color: $text-error; }
    FieldInput > .field-input--warning { color: $text-warning; }
    FieldInput > .field-input--valid { color: $text-success; }
    FieldInput > .field-input--badge { color: $text-accent; text-style: bold; }
    """
    COMPONENT_CLASSES: ClassVar[set[str]] = {
        f"field-input--{part}"
        for part in (
            "label", "text", "ghost", "part", "caret", "selection", "helper", "error", "warning", "valid", "badge",
        )
    }
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+z", "undo", "Undo", show=False),
        Binding("ctrl+y", "redo", "Redo", show=False),
        Binding("ctrl+u", "delete('all')", "Empty", show=False),
        Binding("ctrl+w,ctrl+backspace,alt+backspace", "delete('wordBackward')", "Delete word", show=False),
        Binding("ctrl+delete", "delete('wordForward')", "Delete next word", show=False),
        Binding("ctrl+a", "select_all", "Select all", show=False),
        Binding("f2", "toggle_secure", "Show or hide", show=False),
        Binding("ctrl+down", "pick(1)", "Next choice", show=False),
        Binding("ctrl+up", "pick(-1)", "Previous choice", show=False),
    ]

    class Committed(Message):
        """Return was taken; `next` is the field that follows, `submit` says that this was the last one."""

        def __init__(self, input: FieldInput, next: str | None, submit: bool) -> None:
            super().__init__()
            self.input, self.next, self.submit = input, next, submit

    def __init__(self, field: Field, *, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self.field = field
        self._anchor = 0
        self._caret = field.selection[1]
        self._drag = False
        self._left = self._top = 0
        self._picked: int | None = None
        self._remove: Callable[[], None] | None = None
        self.go: Callable[[str], object] | None = None
        """Goes to a field of the form, at once: what is typed ahead is meant for it."""
        self.disabled = not field.state.enabled

    @property
    def is_multiline(self) -> bool:
        shown = self.field.presentation
        return shown is not None and bool(shown.multiline)

    @property
    def _has_parts(self) -> bool:
        return self.field.presentation is not None and bool(self.field.presentation.segments)

    @property
    def _steps(self) -> bool:
        """Whether arrows up and down lead to another value, and not to another field."""
        return self.field.presentation is not None and self.field.presentation.stepping is not None

    @property
    def rows(self) -> int:
        return max(3, self.field.presentation.lines if self.field.presentation else 1) if self.is_multiline else 1

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return self.rows + 2

    def on_mount(self) -> None:
        self._remove = self.field.on_change(self._shown)

    def on_unmount(self) -> None:
        if self._remove is not None:
            self._remove()

    def _shown(self, field: Field) -> None:
        self.disabled = not field.state.enabled
        if field.is_settled:
            self._picked = None
        start, end = field.selection
        if {self._anchor, self._caret} != {start, end}:
            self._anchor, self._caret = start, end
        self.refresh()

    # What shows

    def _style(self, part: str) -> Style:
        return self.get_component_rich_style(f"field-input--{part}")

    def _own_style(self, part: str) -> Style:
        """A style without the ground that it stands on elsewhere."""
        return self.get_component_rich_style(f"field-input--{part}", partial=True)

    def render_line(self, y: int) -> Strip:
        width = self.size.width
        if y == 0:
            return self._label_line(width)
        if y <= self.rows:
            return self._text_line(y - 1, width)
        return self._helper_line(width)

    def _label_line(self, width: int) -> Strip:
        shown = self.field.presentation
        style = self._style("label")
        label = [Segment(shown.label.text if shown else self.field.id, style)]
        if shown and shown.label.required:
            label.append(Segment(" *", self._style("error")))
        badge: list[Segment] = []
        if shown and shown.badge and shown.badge.text:
            level = shown.badge.level
            meter = "" if level is None else " " + "▮" * level + "▯" * (4 - level)
            badge = [Segment(shown.badge.text + meter, self._style("badge"))]
        return ends(label, badge, width, style)

    def _helper_line(self, width: int) -> Strip:
        field = self.field
        style = self._style("helper")
        left: list[Segment] = []
        if field.state.validity == "pending":
            left = [Segment("checking…", style)]
        elif field.helper is not None:
            mark = {"error": "✗ ", "warning": "! "}.get(field.helper.kind, "")
            part = field.helper.kind if field.helper.kind in ("error", "warning") else "helper"
            left = [Segment(mark + field.helper.text, self._style(part))]
        right: list[Segment] = []
        if field.counter is not None:
            right = [Segment(field.counter.text, self._style("error") if field.counter.overflow else style)]
        elif field.state.validity == "valid":
            right = [Segment("✓", self._style("valid"))]
        return ends(left, right, width, style)

    def _buttons(self) -> list[tuple[str, str]]:
        """What can be clicked behind the text, with what it does."""
        shown = self.field.presentation
        if shown is None:
            return []
        buttons = []
        if shown.clear_button:
            buttons.append((CLEAR, "clear"))
        if shown.trailing_icon:
            buttons.append((ICONS.get(shown.trailing_icon, "◆"), "trailingIcon"))
        elif shown.secure or shown.masked is not None:
            buttons.append((SHOW, "toggleSecure"))
        return buttons

    def _row_starts(self) -> list[int]:
        """The offsets at which the text's rows begin."""
        starts = [0]
        if self.is_multiline:
            starts += [index + 1 for index, character in enumerate(self.field.text) if character == "\n"]
        return starts

    def _row_of(self, offset: int, starts: list[int]) -> int:
        return max(index for index, start in enumerate(starts) if start <= offset)

    def _row(self, index: int, starts: list[int]) -> Row:
        """A row of the text, and in the last one what is still to be filled in."""
        field, shown = self.field, self.field.presentation
        plain = self._style("text")
        ghost, selected, wrong = (plain + self._own_style(part) for part in ("ghost", "selection", "error"))
        is_last = index + 1 == len(starts)
        end = len(field.text) if is_last else starts[index + 1] - 1
        start, stop = field.selection
        errors = [each.range for each in field.diagnostics if each.severity == 1]
        text = "•" * len(field.text) if shown and shown.secure else field.text
        gaps, part = field.gaps, field.segment
        cells = []
        for offset in range(starts[index], end):
            style = plain
            if any(first <= offset < last for first, last in gaps):
                style = ghost
            elif any(each.start <= offset < each.end for each in errors):
                style = wrong
            if part is not None and self.has_focus and part.range.start <= offset < part.range.end:
                style = style + self._own_style("part")
            if start <= offset < stop:
                style = selected
            character = text[offset]
            cells.append(Cell(character if character.isprintable() else " ", offset, style))
        rest = ""
        if is_last and shown is not None:
            if shown.template is not None:
                rest = shown.template.text[max(shown.template.filled, len(field.text)) :]
            elif not field.text and shown.placeholder:
                rest = shown.placeholder
        cells += [Cell(character, end + place, ghost) for place, character in enumerate(rest)]
        if not rest:
            cells.append(Cell(" ", end, plain))
        if self.has_focus and starts[index] <= self._caret <= end:
            for cell in cells:
                if cell.offset == self._caret:
                    cell.style = cell.style + self._own_style("caret")
                    break
        return Row(cells)

    def _text_line(self, y: int, width: int) -> Strip:
        plain = self._style("text")
        starts = self._row_starts()
        current = self._row_of(min(self._caret, len(self.field.text)), starts)
        self._top = max(min(self._top, current), current - self.rows + 1)
        buttons = self._buttons() if y == 0 else []
        right = [Segment(" " + text, plain + self._own_style("label")) for text, _ in buttons]
        room = max(1, width - 2 * len(buttons) - 1)
        leading = Segment(" ", plain)
        if self._top + y >= len(starts):
            return Strip([leading]).extend_cell_length(width, plain)
        row = self._row(self._top + y, starts)
        left = 0
        if self._top + y == current:
            column = row.column(self._caret)
            self._left = max(min(self._left, column), column - room + 1)
            left = self._left
        return Strip.join([Strip([leading]), row.strip(left, room, plain), Strip(right)]).crop(0, width)

    # Keys

    async def _on_key(self, event: events.Key) -> None:
        focused = self.screen.focused
        if focused is not self and isinstance(focused, FieldInput):
            # It was pressed before the focus went on, and came here after: keys that are typed ahead.
            event.stop()
            focused.post_message(events.Key(event.key, event.character))
            return
        if await self._key(event):
            event.stop()
            event.prevent_default()

    async def _key(self, event: events.Key) -> bool:
        match event.key:
            case "backspace":
                self._send(self.field.delete("backward"))
            case "delete":
                self._send(self.field.delete("forward"))
            case "left" | "right":
                self.field.move(event.key == "right")
            case "shift+left" | "shift+right":
                step = clusters.after if event.key == "shift+right" else clusters.before
                self._extend(step(self.field.text, self._caret))
            case "home" | "end":
                self._send(self.field.select(self._row_edge(event.key == "end")))
            case "shift+home" | "shift+end":
                self._extend(self._row_edge(event.key == "shift+end"))
            case "ctrl+left" | "ctrl+right" if self._has_parts:
                self._send(self.field.select_part("next" if event.key == "ctrl+right" else "previous"))
            case "ctrl+left" | "ctrl+right":
                self._send(self.field.select(self._word_edge(event.key == "ctrl+right")))
            case "up" | "down" | "pageup" | "pagedown" | "ctrl+home" | "ctrl+end" if self._steps:
                self._step(*STEPS[event.key])
            case "tab" | "down" | "shift+tab" | "up":
                down = event.key in ("tab", "down")
                if "tab" not in event.key and self._move_row(1 if down else -1):
                    return True
                # At once, so that what is typed ahead finds the field that it is meant for.
                if down:
                    self.screen.focus_next()
                else:
                    self.screen.focus_previous()
            case "enter" if self.is_multiline:
                self._send(self.field.insert("\n"))
            case "enter":
                await self._commit()
            case _ if event.is_printable and event.character is not None:
                self._send(self.field.insert(event.character))
            case _:
                return False
        return True

    async def _commit(self) -> None:
        # Waited for, so that what is typed behind it waits too.
        try:
            result = await self.field.commit()
        except (ServerError, ServerEnded):
            return
        if result.accepted:
            if result.next is not None and self.go is not None:
                self.go(result.next)
            self.post_message(self.Committed(self, result.next, result.submit))

    def _step(self, target: str, count: int | None) -> None:
        shown = self.field.presentation
        if shown is not None and shown.choices:
            # A list goes on downward.
            target = {"increment": "decrement", "decrement": "increment"}.get(target, target)
        self._send(self.field.step(target, count))

    def _on_paste(self, event: events.Paste) -> None:
        event.stop()
        event.prevent_default()
        self._send(self.field.insert(event.text, "paste"))

    def _send(self, _answer: Future[Any]) -> None:
        """Nobody waits: what becomes of it shows by itself, and a refusal is no mistake of the program."""
        self._anchor = self._caret = self.field.selection[1]

    def _extend(self, caret: int) -> None:
        caret = max(0, min(caret, len(self.field.text)))
        if self.field.selection[0] == self.field.selection[1]:
            self._anchor = self.field.selection[0]
        self._caret = caret
        self.field.select(min(self._anchor, caret), max(self._anchor, caret))
        self.refresh()

    def _row_edge(self, at_end: bool) -> int:
        starts = self._row_starts()
        row = self._row_of(self._caret, starts)
        if not at_end:
            return starts[row]
        return len(self.field.text) if row + 1 == len(starts) else starts[row + 1] - 1

    def _word_edge(self, forward: bool) -> int:
        find = clusters.word_after if forward else clusters.word_before
        return find(self.field.text, self._caret)

    def _move_row(self, by: int) -> bool:
        """Moves the caret to another row; false where there is none."""
        starts = self._row_starts()
        row = self._row_of(self._caret, starts)
        if not 0 <= row + by < len(starts):
            return False
        column = self._row(row, starts).column(self._caret)
        end = len(self.field.text) if row + by + 1 == len(starts) else starts[row + by + 1] - 1
        self._send(self.field.select(self._row(row + by, starts).offset(column, end)))
        return True

    # Focus

    def _on_focus(self, event: events.Focus) -> None:
        super()._on_focus(event)
        self._send(self.field.focus())

    def _on_blur(self, event: events.Blur) -> None:
        super()._on_blur(event)
        self.field.blur()

    # The mouse

    def _offset_at(self, event: events.MouseEvent) -> int | None:
        place = event.get_content_offset_capture(self)
        starts = self._row_starts()
        index = self._top + place.y - 1
        if not self._drag and not 1 <= place.y <= self.rows:
            return None
        index = max(0, min(index, len(starts) - 1))
        end = len(self.field.text) if index + 1 == len(starts) else starts[index + 1] - 1
        left = self._left if index == self._row_of(self._caret, starts) else 0
        return self._row(index, starts).offset(max(0, place.x - 1 + left), end)

    async def _on_mouse_down(self, event: events.MouseDown) -> None:
        if event.button != 1:
            return
        place = event.get_content_offset_capture(self)
        buttons = self._buttons()
        at = place.x - (self.size.width - 2 * len(buttons))
        if place.y == 1 and at >= 0 and buttons:
            self._press(buttons[min(at // 2, len(buttons) - 1)][1])
            return
        offset = self._offset_at(event)
        if offset is None:
            return
        self.focus()
        self.capture_mouse()
        self._drag = True
        self._send(self.field.select(offset))
        self._anchor = offset

    def _on_mouse_move(self, event: events.MouseMove) -> None:
        if not self._drag:
            return
        offset = self._offset_at(event)
        if offset is not None and offset != self._caret:
            self._caret = offset
            self.field.select(min(self._anchor, offset), max(self._anchor, offset))

    async def _on_mouse_up(self, event: events.MouseUp) -> None:
        if self._drag:
            self._drag = False
            self.release_mouse()

    def _press(self, button: str) -> None:
        if button == "clear":
            self._send(self.field.clear())
        else:
            self.field.action(button)

    # Actions

    def action_undo(self) -> None:
        self._send(self.field.undo())

    def action_redo(self) -> None:
        self._send(self.field.redo())

    def action_delete(self, direction: str) -> None:
        self._send(self.field.delete(direction))

    def action_select_all(self) -> None:
        self._anchor, self._caret = 0, len(self.field.text)
        self.field.select(0, len(self.field.text))

    def action_toggle_secure(self) -> None:
        self.field.action("toggleSecure")

    def action_pick(self, by: int) -> None:
        shown = self.field.presentation
        if shown is None or not shown.choices:
            return
        known = [choice.casefold() for choice in shown.choices]
        text = self.field.text.casefold()
        if self._picked is None and text in known:
            self._picked = known.index(text)
        self._picked = (0 if by > 0 else len(known) - 1) if self._picked is None else (self._picked + by) % len(known)
        self.field.pick(self._picked)
