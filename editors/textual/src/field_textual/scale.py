"""Ratings and sliders: numbers with two ends."""

from __future__ import annotations

from decimal import Decimal, InvalidOperation

from field_client import ControlKind
from field_client.protocol import ScalePresentation
from rich.segment import Segment
from textual import events
from textual.strip import Strip

from .face import Face
from .keys import written

STAR, HALF, NO_STAR = "★", "✭", "☆"
MOST_STARS = 10


class ScaleFace(Face):
    """Stars, or a thumb between two ends, with the number behind it. Arrows step; digits say the number."""

    # Whether a digit goes on with the number, and does not begin another.
    _is_typing = False

    @property
    def scale(self) -> ScalePresentation:
        shown = self.shown
        assert shown is not None
        return shown.scale or ScalePresentation(min="0", max="1", step="1")

    @property
    def _number(self) -> Decimal | None:
        try:
            return None if self.field.typed is None else Decimal(str(self.field.typed))
        except InvalidOperation:
            return None

    @property
    def _has_stars(self) -> bool:
        return self.field.control == ControlKind.RATING and Decimal(self.scale.max) <= MOST_STARS

    # What shows

    def _drawn(self, width: int) -> Strip:
        plain = self.input.style("text")
        look = self.input.style("text") + self.input.own_style("on")
        ghost = plain + self.input.own_style("ghost")
        text = [Segment(self.field.text or "–", plain if self.field.text else ghost)]
        if self.input.has_focus:
            text.append(Segment(" ", plain + self.input.own_style("caret")))
        if self._has_stars:
            filled = self._number or Decimal(0)
            count = int(Decimal(self.scale.max).to_integral_value(rounding="ROUND_CEILING"))
            cells = []
            for star in range(1, count + 1):
                sign = STAR if star <= filled else HALF if star - filled < 1 else NO_STAR
                cells.append(Segment(sign + " ", look if sign != NO_STAR else ghost))
            drawn = [Segment(" ", plain), *cells, Segment(" ", plain)]
        else:
            bar = self._bar_width(width)
            thumb = self._place(bar)
            drawn = [Segment(" ", plain), Segment(f"{self.scale.min} ", ghost)]
            if thumb is None:
                drawn.append(Segment("─" * bar, ghost))
            else:
                drawn += [Segment("━" * thumb, look), Segment("●", look), Segment("─" * (bar - thumb - 1), ghost)]
            drawn += [Segment(" ", plain), Segment(f"{self.scale.max}  ", ghost)]
        return Strip([*drawn, *text])

    def line(self, y: int, width: int) -> Strip:
        return self._drawn(width).adjust_cell_length(width, self.input.style("text")).crop(0, width)

    def caret(self, width: int) -> tuple[int, int]:
        return max(0, min(width, self._drawn(width).cell_length) - 1), 0

    def _bar_width(self, width: int) -> int:
        longest = max(len(self.scale.min), len(self.scale.max)) + len(self.scale.step)
        return max(3, min(60, width - len(self.scale.min) - len(self.scale.max) - 6 - longest))

    def _place(self, bar: int) -> int | None:
        """Where the thumb is."""
        number, least, most = self._number, Decimal(self.scale.min), Decimal(self.scale.max)
        if number is None or most <= least:
            return None
        return max(0, min(bar - 1, round((number - least) / (most - least) * (bar - 1))))

    # Keys

    async def key(self, event: events.Key) -> bool:
        match event.key:
            case "right" | "up" | "plus":
                self._step("increment", 1)
            case "left" | "down" | "minus" if event.key != "minus" or self._goes_by_minus:
                self._step("decrement", 1)
            case "pageup":
                self._step("increment", 10)
            case "pagedown":
                self._step("decrement", 10)
            case "home" | "ctrl+home":
                self._step("minimum", None)
            case "end" | "ctrl+end":
                self._step("maximum", None)
            case "delete":
                self.send(self.field.clear())
            case "backspace":
                self._is_typing = True
                self.send(self.field.delete("backward"))
            case "0" if self._has_stars and not self._is_typing:
                # No star is no answer: there is one at least.
                self.send(self.field.clear())
            case "enter":
                await self.input.commit()
            case _ if (character := written(event)) is not None:
                whole = (0, len(self.field.text))
                answer = self.field.insert(character) if self._is_typing else self.field.replace(whole, character)
                answer.add_done_callback(self.input.take_answer)
                self.send(answer)
                self._is_typing = True
            case _:
                return False
        return True

    @property
    def _goes_by_minus(self) -> bool:
        """Whether a minus is no sign here."""
        return not self.scale.min.startswith("-")

    def focused(self) -> None:
        self._is_typing = False

    def paste(self, text: str) -> None:
        self.send(self.field.set_text(text, "paste"))

    def _step(self, target: str, count: int | None) -> None:
        self._is_typing = False
        self.send(self.field.step(target, count))

    # The mouse

    def mouse_down(self, x: int, y: int) -> bool:
        self.input.focus()
        self._point(x)
        return True

    def mouse_moved(self, x: int, y: int) -> None:
        self._point(x)

    def _point(self, x: int) -> None:
        """The number that is drawn there: on the left half of a star the half before it, where there is such a step."""
        least, most, step = (Decimal(each) for each in (self.scale.min, self.scale.max, self.scale.step))
        if self._has_stars:
            number = Decimal(max(1, x)) / 2 if step < 1 else Decimal((max(1, x) + 1) // 2)
        else:
            bar = self._bar_width(self.input.size.width)
            number = least + (most - least) * max(0, min(bar - 1, x - len(self.scale.min) - 2)) / (bar - 1)
        number = least + ((number - least) / step).to_integral_value() * step
        if not self.is_editable or (number > most and x > 2 * most + 1 and self._has_stars):
            return
        number = max(least, min(number, most))
        if number != self._number:
            self._is_typing = False
            self.send(self.field.set_text(f"{number.normalize():f}", "program"))
