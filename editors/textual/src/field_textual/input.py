"""A field that field-server looks after, of any kind."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, ClassVar

from field_client import ControlKind, Field, ServerEnded, ServerError
from field_client.protocol import FieldEditResult
from field_client.words import english
from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.binding import Binding, BindingsMap, BindingType
from textual.geometry import Region, Size
from textual.message import Message
from textual.strip import Strip

from .ahead import KeyReceiver
from .boxes import MOST, BoxesFace
from .face import Face
from .flag import FlagFace
from .keys import Word, name_keys, written
from .line import broken, ends
from .listed import ListFace
from .path import PathFace
from .scale import ScaleFace
from .text import TextFace

# How long Return waits for a verdict of the client's own: of a file, which the client looks at, and of all else; how long Tab
# waits for what the field that it leaves changes elsewhere.
FILE_SECONDS, JUDGED_SECONDS, TAB_SECONDS = 5.0, 0.5, 5.0
# How long a field says what it has not taken, and how long it flashes.
REFUSED_SECONDS, FLASH_SECONDS = 3.0, 0.2
Commands = dict[str, Callable[[], Coroutine[Any, Any, None]]]
"""What a form does at a key."""


def kind_of_face(field: Field) -> type[Face]:
    """How a field is drawn: by what its presentation asks for."""
    shown = field.presentation
    match field.control:
        case ControlKind.CHECKBOX:
            return FlagFace
        case ControlKind.RATING | ControlKind.SLIDER if shown is not None and shown.scale is not None:
            return ScaleFace
        case ControlKind.FILE:
            return PathFace
        case ControlKind.LISTBOX if shown is not None and shown.list is not None and shown.list.count <= MOST:
            return BoxesFace
        case ControlKind.COMBOBOX | ControlKind.LISTBOX | ControlKind.TAGS:
            return ListFace
    return TextFace if shown is None or shown.list is None else ListFace


def is_read_only(field: Field) -> bool:
    return field.presentation is not None and bool(field.presentation.read_only)


# What a field obeys besides the keys of its kind.
OWN_KEYS: list[BindingType] = [
    Binding("ctrl+z", "undo", "Undo", show=False),
    Binding("ctrl+y", "redo", "Redo", show=False),
    Binding("ctrl+u", "delete('all')", "Empty", show=False),
    Binding("ctrl+w,ctrl+backspace,alt+backspace", "delete('wordBackward')", "Delete word", show=False),
    Binding("ctrl+delete", "delete('wordForward')", "Delete next word", show=False),
    Binding("ctrl+a", "select_all", "Select all", show=False),
    Binding("f2", "toggle_secure", "Show or hide", show=False),
    Binding("down", "open_list", "choose", key_display="↓"),
]
KEYS = BindingsMap(OWN_KEYS)
# Keys that change a text, besides those that write something.
EDITING = {"backspace", "delete", "ctrl+z", "ctrl+y", "ctrl+u", "ctrl+w", "ctrl+backspace", "alt+backspace", "ctrl+delete"}


class FieldInput(KeyReceiver, can_focus=True):
    """Shows a `Field` and passes on what its user does.

    A key is shown at once and sent without waiting; what becomes of it comes with the answer to the latest key.
    """

    DEFAULT_CSS = """
    FieldInput { height: auto; width: 1fr; margin: 0 1; overflow: hidden; }
    FieldInput > .field-input--label { color: $text-muted; }
    FieldInput:focus > .field-input--label { color: $accent; text-style: bold; }
    FieldInput > .field-input--text { background: $surface-lighten-1; color: $text; }
    FieldInput:focus > .field-input--text { background: $surface-lighten-2; }
    FieldInput > .field-input--fixed { color: $text; text-style: bold; }
    FieldInput > .field-input--ghost { background: $surface-lighten-1; color: auto 55%; }
    FieldInput:focus > .field-input--ghost { background: $surface-lighten-2; }
    FieldInput:ansi > .field-input--ghost { color: ansi_default; text-style: dim; }
    FieldInput > .field-input--flash { background: $warning-muted; }
    FieldInput > .field-input--part { text-style: underline; }
    FieldInput > .field-input--caret { text-style: reverse; }
    FieldInput > .field-input--selection { background: $primary; color: $text; }
    FieldInput > .field-input--helper { color: $text-muted; }
    FieldInput > .field-input--error { color: $text-error; }
    FieldInput > .field-input--warning { color: $text-warning; }
    FieldInput > .field-input--valid { color: $text-success; }
    FieldInput > .field-input--badge { color: $text-accent; text-style: bold; }
    FieldInput > .field-input--list { background: $panel; color: $text; }
    FieldInput > .field-input--mark { background: $block-cursor-background; color: $block-cursor-foreground; text-style: bold; }
    FieldInput > .field-input--heading { color: $text-accent; text-style: bold; }
    FieldInput > .field-input--description { color: $text-muted; text-style: italic; }
    FieldInput > .field-input--chip { background: $primary-muted; color: $text-primary; }
    FieldInput > .field-input--wrong-chip { background: $error-muted; color: $text-error; }
    FieldInput > .field-input--on { color: $text-accent; text-style: bold; }
    """
    COMPONENT_CLASSES: ClassVar[set[str]] = {
        f"field-input--{part}"
        for part in (
            "label", "text", "ghost", "flash", "part", "caret", "selection", "helper", "error", "warning", "valid", "badge",
            "fixed", "list", "mark", "heading", "description", "chip", "wrong-chip", "on",
        )
    }
    BINDINGS: ClassVar[list[BindingType]] = OWN_KEYS

    class Committed(Message):
        """Return was taken; `next` is the field that follows, `submit` says that this was the last one."""

        def __init__(self, input: FieldInput, next: str | None, submit: bool) -> None:
            super().__init__()
            self.input, self.next, self.submit = input, next, submit

    class Appeared(Message):
        """The field shows now, or no longer."""

        def __init__(self, input: FieldInput) -> None:
            super().__init__()
            self.input = input

    def __init__(self, field: Field, *, word: Word = english, id: str | None = None, classes: str | None = None) -> None:
        """`word` says words in the language of the field's form, as its `word` does."""
        super().__init__(id=id, classes=classes)
        self.field = field
        self.word = word
        name_keys(self, word)
        self._drag = False
        self._refused: str | None = None
        self._flashes = False
        self._refusals = 0
        self._remove: Callable[[], None] | None = None
        self.go: Callable[[str], object] | None = None
        """Goes to a field of the form, at once: what is typed ahead is meant for it."""
        self.turn: Callable[[str], Awaitable[None]] | None = None
        """Turns to a page of the form, before what is typed ahead."""
        self.make_way: Callable[[Field, bool], None] | None = None
        """Sees to it that there is something to go to, forward or back."""
        self.give_way: Callable[[Field], None] | None = None
        """Gives the keyboard to another field, when this one goes."""
        self.commands: Commands = {}
        """What the form's keys do, which what is typed ahead waits for."""
        self.is_on_page = True
        """Whether the page that the form is on is the field's."""
        self.disabled = not field.state.enabled
        self.face: Face = kind_of_face(field)(self)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return self.head_rows(width) + self.face.rows_in(width) + len(self._helper(width)[0])

    @property
    def is_read_only(self) -> bool:
        return is_read_only(self.field)

    def update_display(self) -> bool:
        """Shows the field, or hides it; whether that is news."""
        was, self.display = self.display, self.is_on_page and not self.field.is_hidden
        return self.display != was

    def on_mount(self) -> None:
        self._remove = self.field.on_change(self._shown)
        self.update_display()

    def on_unmount(self) -> None:
        if self._remove is not None:
            self._remove()
        self.face.closed()

    def _shown(self, field: Field) -> None:
        self.disabled = not field.state.enabled
        kind = kind_of_face(field)
        if type(self.face) is not kind:
            self.face.closed()
            self.face = kind(self)
            self.refresh(layout=True)
        self.face.changed()
        if self.update_display():
            # At once: Textual would give the keyboard to any other.
            if not self.display and self.give_way is not None and self.screen.focused is self:
                self.give_way(field)
            self.post_message(self.Appeared(self))
        # What there is to say may take another number of lines.
        rows = self.get_content_height(self.size, self.size, self.size.width)
        self.refresh(layout=self.is_attached and rows != self.size.height)

    # What shows

    def style(self, part: str) -> Style:
        if part == "text" and self.is_read_only:
            part = "fixed"
        style = self.get_component_rich_style(f"field-input--{part}")
        if part == "text" and self._flashes:
            style += Style(bgcolor=self.get_component_rich_style("field-input--flash").bgcolor)
        return style

    def own_style(self, part: str) -> Style:
        """A style without the ground that it stands on elsewhere."""
        if part == "ghost":
            # Its ground is there to be mixed with alone.
            whole = self.style(part)
            return Style(color=whole.color, dim=whole.dim, italic=whole.italic)
        style = self.get_component_rich_style(f"field-input--{part}", partial=True)
        # A colour that is mixed with what is behind it is mixed in the whole style alone.
        return style if style.color is None else style + Style(color=self.style(part).color)

    def render_lines(self, crop: Region) -> list[Strip]:
        strips = super().render_lines(crop)
        if self.has_focus:
            # What is drawn has a caret of its own; the terminal's stands there for input methods, magnifiers, screen readers.
            width = self.size.width
            column, row = self.face.caret(width)
            offset = self.content_region.offset
            self.app.cursor_position = offset + (min(column, max(0, width - 1)), self.head_rows(width) + row)
        return strips

    def render_line(self, y: int) -> Strip:
        width = self.size.width
        head, rows = self.head_rows(width), self.face.rows_in(width)
        if y < head:
            right = self._label_end()
            label = self.label_lines(self._label_room(width))[y]
            return ends(label, right if y == 0 else [], width, self.style("label"))
        return self.face.line(y - head, width) if y - head < rows else self._helper_line(y - head - rows, width)

    def label_lines(self, width: int) -> list[list[Segment]]:
        """What the field is called, in lines that are so wide, with marks where it is required, or can't be edited."""
        shown = self.field.presentation
        text = shown.label.text if shown else self.field.id
        is_required = bool(shown and shown.label.required)
        lines = [[Segment(line, self.style("label"))] for line in broken(text + is_required * " *", max(8, width))]
        if is_required:
            last = lines[-1][0]
            lines[-1] = [Segment(last.text[:-1], last.style), Segment("*", self.style("error"))]
        fixed = "unavailable" if not self.field.state.enabled else "readOnly" if self.is_read_only else None
        if fixed is not None:
            words = Segment(f" ({self.word(fixed)})", self.style("helper"))
            if Segment.get_line_length([*lines[-1], words]) > max(8, width):
                lines.append([])
            lines[-1].append(words)
        return lines

    def head_rows(self, width: int) -> int:
        """How many lines the label takes above what the field holds."""
        return len(self.label_lines(self._label_room(width))) if self.face.has_label_line else 0

    def _label_room(self, width: int) -> int:
        right = self._label_end()
        return width - (Segment.get_line_length(right) + 1 if right else 0)

    def _label_end(self) -> list[Segment]:
        """What stands at the end of the label's first line."""
        shown = self.field.presentation
        right: list[Segment] = []
        if self.face.note:
            right = [Segment(self.face.note, self.style("helper"))]
        elif shown and shown.badge and shown.badge.text:
            level = shown.badge.level
            meter = "" if level is None else " " + "▮" * level + "▯" * (4 - level)
            right = [Segment(shown.badge.text + meter, self.style("badge"))]
        return right

    def _helper(self, width: int) -> tuple[tuple[str, ...], str, list[Segment]]:
        """The lines of what there is to say of the field, their style, and what stands behind the first."""
        field = self.field
        text, part = "", "helper"
        if self._refused is not None:
            text, part = self._refused, "warning"
        elif field.state.validity == "pending":
            text = self.word("checking")
        elif field.helper is not None:
            part = field.helper.kind if field.helper.kind in ("error", "warning") else "helper"
            text = {"error": "✗ ", "warning": "! "}.get(part, "") + field.helper.text
        right: list[Segment] = []
        if field.counter is not None:
            right = [Segment(field.counter.text, self.style("error" if field.counter.overflow else "helper"))]
        elif field.state.validity == "valid":
            right = [Segment("✓", self.style("valid"))]
        room = width - (Segment.get_line_length(right) + 1 if right else 0)
        return broken(text, max(8, room)), part, right

    def _helper_line(self, y: int, width: int) -> Strip:
        lines, part, right = self._helper(width)
        text = lines[y] if y < len(lines) else ""
        return ends([Segment(text, self.style(part))], right if y == 0 else [], width, self.style("helper"))

    def refuse(self, words: str) -> None:
        """Flashes, and says for a while, or up to the next key, what was not taken and why."""
        self._refused, self._flashes = words, True
        self._refusals += 1
        number = self._refusals

        def over() -> None:
            if number == self._refusals:
                self._accept()

        self.set_timer(FLASH_SECONDS, self._end_flash)
        self.set_timer(REFUSED_SECONDS, over)
        self.refresh(layout=True)

    def _end_flash(self) -> None:
        self._flashes = False
        self.refresh()

    def _accept(self) -> None:
        """Forgets what was not taken."""
        if self._refused is not None:
            self._refused = None
            self.refresh(layout=True)

    def take_answer(self, answer: asyncio.Future[FieldEditResult]) -> None:
        """Says what an edit did not take, when it is answered."""
        if not answer.cancelled() and answer.exception() is None:
            self._take_words(answer.result().refusal)

    def take_refusal(self, answer: asyncio.Future[str | None]) -> None:
        """Says what was not taken of a text from elsewhere."""
        if not answer.cancelled() and answer.exception() is None:
            self._take_words(answer.result())

    def _take_words(self, words: str | None) -> None:
        if words is not None and self.is_attached:
            self.refuse(words)

    # Keys

    async def receive(self, event: events.Key) -> bool:
        self._accept()
        if event.key in self.commands:
            await self.commands[event.key]()
            return True
        if self.is_read_only and (event.key in EDITING or written(event) is not None):
            self.refuse(self.word("readOnly"))
            return True
        if await self.face.key(event):
            return True
        if event.key in ("tab", "shift+tab"):
            if not self.field.is_settled:
                with suppress(asyncio.TimeoutError, ServerError, ServerEnded):
                    await asyncio.wait_for(self._catch_up(), TAB_SECONDS)
            self.leave(event.key == "tab")
            return True
        # Here and not by the app, which would come to them behind the keys that wait already.
        for binding in KEYS.key_to_bindings.get(event.key, ()):
            if await self.app.run_action(binding.action, self):
                return True
        return False

    async def _catch_up(self) -> None:
        """Waits for what an answer brings: what is typed ahead may be meant for a field that shows by it."""
        # All that follows from what was sent is told before another answer.
        await self.field.check()
        # The order of the keyboard is that of places on the screen, which a new one gets with the next picture.
        drawn = asyncio.Event()
        self.screen.call_after_refresh(drawn.set)
        await drawn.wait()

    def leave(self, forward: bool) -> None:
        """Goes to another field."""
        if self.make_way is not None:
            self.make_way(self.field, forward)
        if forward:
            self.screen.focus_next()
        else:
            self.screen.focus_previous()

    async def commit(self) -> None:
        """The Return key."""
        # Waited for, so that what is typed behind it waits too.
        try:
            result = await self.field.commit()
            if result.pending and await self._is_judged():
                result = await self.field.commit()
        except (ServerError, ServerEnded):
            return
        if result.accepted or result.pending:
            if result.next is not None and self.go is not None:
                self.go(result.next)
            elif result.page is not None and self.turn is not None:
                await self.turn(result.page)
            self.post_message(self.Committed(self, result.next, result.submit))

    async def _is_judged(self) -> bool:
        """Waits a moment for a verdict of the client's own, such as whether there is a file."""
        patience = FILE_SECONDS if self.field.control == ControlKind.FILE else JUDGED_SECONDS
        with self.field.changes() as changes:
            try:
                await asyncio.wait_for(changes.until(lambda field: field.state.validity != "pending"), patience)
            except asyncio.TimeoutError:
                return False
        return True

    def _on_paste(self, event: events.Paste) -> None:
        event.stop()
        event.prevent_default()
        self._accept()
        if self.is_read_only:
            self.refuse(self.word("readOnly"))
        else:
            self.face.paste(event.text)

    # Focus

    def _on_focus(self, event: events.Focus) -> None:
        super()._on_focus(event)
        self.face.send(self.field.focus())
        self.face.focused()

    def _on_blur(self, event: events.Blur) -> None:
        super()._on_blur(event)
        self.face.left()
        self.field.blur()

    # The mouse

    async def _on_mouse_down(self, event: events.MouseDown) -> None:
        if event.button != 1:
            return
        place = event.get_content_offset_capture(self)
        y = place.y - self.head_rows(self.size.width)
        if not 0 <= y < self.face.rows_in(self.size.width):
            return
        button = self.face.button_at(place.x) if y == 0 else None
        if button is not None:
            self.face.press(button)
        elif self.face.mouse_down(place.x, y):
            self.capture_mouse()
            self._drag = True

    def _on_mouse_move(self, event: events.MouseMove) -> None:
        if self._drag:
            place = event.get_content_offset_capture(self)
            self.face.mouse_moved(place.x, place.y - self.head_rows(self.size.width))

    async def _on_mouse_up(self, event: events.MouseUp) -> None:
        if self._drag:
            self._drag = False
            self.release_mouse()

    # Actions

    def action_undo(self) -> None:
        self.face.send(self.field.undo())

    def action_redo(self) -> None:
        self.face.send(self.field.redo())

    def action_delete(self, direction: str) -> None:
        self.face.send(self.field.delete(direction))

    def action_select_all(self) -> None:
        if isinstance(self.face, TextFace):
            self.face.select_all()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        return action != "open_list" or (isinstance(self.face, ListFace) and self.face.can_open)

    def action_open_list(self) -> None:
        if isinstance(self.face, ListFace):
            self.face.open_marked()

    def action_toggle_secure(self) -> None:
        self.field.action("toggleSecure")
