"""What is remembered of a server, so that another can take its place."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

from .protocol import (
    FieldEditResult,
    FieldNotFound,
    FieldSnapshot,
    FieldStatus,
    FocusState,
    FormOpenResult,
    FormPageResult,
    SectionAddResult,
    SessionRestoreResult,
    SessionSnapshotResult,
)
from .transport import ServerEnded
from .wire import ServerError

if TYPE_CHECKING:
    from .client import Client

logger = logging.getLogger("field_client")

_READING = frozenset({"field/get", "field/list", "field/check", "field/choices", "form/check", "form/submit"})
# Those of which a list takes the first that no label has.
_SEPARATORS = ",;|/·"
_CONTENT = frozenset({"text", "value", "typed"})


class Memory:
    """Definitions, and the text of each field, as they were sent and answered."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self._snapshot: dict[str, Any] | None = None
        self._keeping = False
        self.can_keep = True
        """Whether the server knows of snapshots."""
        self._types: dict[str, dict[str, Any]] = {}
        self._forms: dict[str, dict[str, Any]] = {}
        self._groups: dict[tuple[str, str], dict[str, Any]] = {}
        self._fields: dict[str, dict[str, Any]] = {}
        self._texts: dict[str, str] = {}
        self._repeated: dict[str, str] = {}
        """The fields in rows of sections, which come and go with these, and their forms."""
        self._turned: list[tuple[str, dict[str, Any]]] = []
        """What was done to rows since the snapshot."""
        self._pages: dict[str, str] = {}
        """The page that each form is on that was turned."""

    # What is remembered

    def note(self, method: str, params: dict[str, Any], result: Any) -> None:
        """A request was carried out."""
        match method:
            case "type/define":
                self._types[params["name"]] = params
            case "form/open":
                # Without its other members it asks how the form stands.
                self._forms.setdefault(params["form"], {}).update(params)
                for section in result.sections or []:
                    self._note_row(params["form"], section.fields or [])
            case "section/add":
                self._turned.append((method, params))
                self._note_row(params.get("form", ""), result.fields)
            case "section/remove":
                self._turned.append((method, params))
                self._forget_row(params.get("form", ""), f"{params['section']}[{params['row']}].")
            case "section/move":
                self._turned.append((method, params))
            case "form/page":
                self._pages[params["form"]] = result.page
            case "group/define":
                self._groups[params.get("form", ""), params["group"]] = params
            case "form/close":
                self._forget_form(params["form"])
            case "field/create":
                # With `replace`, so that it may simply be sent again.
                self._fields[result.field] = {**params, "field": result.field, "replace": True}
            case "field/update" if isinstance(params.get("set"), dict) and params["field"] not in self._repeated:
                kept = {name: value for name, value in params["set"].items() if name not in _CONTENT}
                self._fields.setdefault(params["field"], {"field": params["field"], "replace": True}).update(kept)
            case "field/dispose":
                self._fields.pop(params["field"], None)
                self._texts.pop(params["field"], None)
        text = getattr(result, "text", None)
        if isinstance(text, str) and not params.get("dryRun"):
            self._texts[getattr(result, "field", None) or params["field"]] = text
        if method.startswith(("field/", "form/", "section/", "group/define", "type/define")) and method not in _READING:
            self._client.something_changed()

    def separator_of(self, field: str) -> str:
        """The sign between the items of several, as the field was made: what its type says, else the usual one."""
        options = self._fields.get(field, {})
        type = options.get("type")
        parameters = type if isinstance(type, dict) else self._types.get(type, {}) if isinstance(type, str) else {}
        if "separator" in parameters:
            return str(parameters["separator"])
        labels = [each if isinstance(each, str) else each.get("label", "") for each in parameters.get("choices", [])]
        return next((sign for sign in _SEPARATORS if not any(sign in label for label in labels)), _SEPARATORS[0])

    def _forget_form(self, form: str) -> None:
        self._forms.pop(form, None)
        for key in [key for key in self._groups if key[0] == form]:
            del self._groups[key]
        for field in [field for field, params in self._fields.items() if params.get("form", "") == form]:
            del self._fields[field]
            self._texts.pop(field, None)
            self._client.fields.pop(field, None)
        for field in [field for field, its in self._repeated.items() if its == form]:
            del self._repeated[field]
            self._texts.pop(field, None)
            self._client.fields.pop(field, None)
        self._pages.pop(form, None)
        self._turned = [each for each in self._turned if each[1].get("form", "") != form]

    def _note_row(self, form: str, fields: list[FieldSnapshot]) -> None:
        for field in fields:
            self._repeated[field.field] = form
            self._texts[field.field] = field.text

    def _forget_row(self, form: str, prefix: str) -> None:
        for field in [field for field, its in self._repeated.items() if its == form and field.startswith(prefix)]:
            del self._repeated[field]
            self._texts.pop(field, None)

    async def keep(self) -> bool:
        if not self.can_keep:
            return False
        try:
            answer: SessionSnapshotResult = await self._client.call(
                "session/snapshot", {"secure": True}, SessionSnapshotResult
            )
        except ServerError as error:
            logger.info("no snapshots are kept: %s", error)
            self.can_keep = False
            return False
        self._take_snapshot(answer)
        return True

    def keep_soon(self) -> None:
        """Takes a snapshot when its turn comes; nobody waits for it."""
        if self._keeping or not self.can_keep:
            return
        self._keeping = True

        def done(answer: Any) -> None:
            self._keeping = False
            if answer.cancelled():
                return
            if isinstance(answer.exception(), ServerError):
                logger.info("no snapshots are kept: %s", answer.exception())
                self.can_keep = False

        call = self._client.call("session/snapshot", {"secure": True}, SessionSnapshotResult, self._take_snapshot)
        call.add_done_callback(done)

    def _take_snapshot(self, answer: SessionSnapshotResult) -> None:
        self._snapshot = answer.snapshot
        self._turned.clear()

    # What is brought back

    async def restore(self) -> None:
        """Brings everything back into a new server: the last snapshot, then what came after it."""
        restored = await self._restore_snapshot()
        for params in self._types.values():
            await self._send("type/define", params)
        for params in self._forms.values():
            # A form takes sections once.
            wanted = {name: each for name, each in params.items() if name != "sections" or not restored}
            await self._send("form/open", wanted, FormOpenResult)
        turned, self._turned = self._turned, []
        for method, params in turned:
            # Rows get the numbers that they had, as all that gave numbers since is done again.
            await self._try(method, params, SectionAddResult if method == "section/add" else None)
        for field in [*self._fields, *self._repeated]:
            await self._restore_field(field, restored or field in self._repeated)
        for params in self._groups.values():
            await self._send("group/define", params)
        for form, page in list(self._pages.items()):
            # Behind the texts: pages are left that are valid.
            await self._try("form/page", {"form": form, "page": page}, FormPageResult)
        await self._catch_up()

    async def _catch_up(self) -> None:
        """Sends what was typed into fields that had been brought back already, while others were."""
        while late := [field for field in self._client.fields.values() if field.is_ahead]:
            for field in late:
                if not await self._restore_field(field.id, True):
                    field.give_up(ServerEnded(f"{field.id} did not come back"))

    async def _send(self, method: str, params: dict[str, Any], answer: Any = None) -> Any:
        return await self._client.call(method, params, answer, urgent=True)

    async def _restore_snapshot(self) -> bool:
        if self._snapshot is None:
            return False
        try:
            await self._send("session/restore", {"snapshot": self._snapshot, "replace": True}, SessionRestoreResult)
        except ServerError as error:
            logger.warning("the snapshot was not taken back: %s", error)
            self._snapshot = None
            return False
        return True

    async def _restore_field(self, id: str, restored: bool) -> bool:
        """Brings a field back with what shows of it; False where there is nothing to make it of."""
        field = self._client.fields.get(id)
        wanted = field.text if field is not None else self._texts.get(id)
        snapshot: FieldSnapshot | None = None
        if restored:
            try:
                snapshot = await self._send("field/get", {"field": id}, FieldSnapshot)
            except FieldNotFound:
                pass
        made_again = snapshot is None
        if snapshot is None:
            if id not in self._fields:
                logger.warning("%s did not come back with its row", id)
                return False
            snapshot = await self._send("field/create", self._fields[id], FieldSnapshot)
        state = field.state if field is not None else None
        is_focused = field is not None and field.has_focus
        if is_focused != (snapshot.state.focus == FocusState.FOCUSED):
            await self._try("field/focus" if is_focused else "field/blur", {"field": id}, None)
        start, end = field.selection if field is not None else (0, 0)
        selection = {"start": start, "end": end}
        if wanted is not None and wanted != snapshot.text:
            edit: dict[str, Any] = {"field": id, "text": wanted, "cause": "program"}
            if is_focused:
                edit.update(cause="typing", selection=selection)
            await self._try("field/edit", edit, FieldEditResult)
            # Keys that had no answer yet are formatted now, and the caret has gone with them.
            is_same = (await self._send("field/get", {"field": id}, FieldSnapshot)).text == wanted
        else:
            is_same = True
        if is_focused and is_same:
            await self._try("field/select", {"field": id, "selection": selection}, None)
        if made_again and state is not None and state.touched and not is_focused:
            await self._try("field/validate", {"field": id}, FieldStatus)

        def take(snapshot: FieldSnapshot) -> None:
            # What was typed in the meantime is not overwritten: the next round sends it.
            if field is not None and field.text == wanted:
                field.take_restored(snapshot)

        # Taken before anything that the server pushes behind it, which is newer.
        await self._client.call("field/get", {"field": id}, FieldSnapshot, take, urgent=True)
        return True

    async def _try(self, method: str, params: dict[str, Any], answer: Any) -> None:
        """What can be done without: a field that was disabled since takes no edit."""
        try:
            await self._send(method, params, answer)
        except ServerEnded:
            raise
        except ServerError as error:
            logger.warning("%s of %s: %s", method, params.get("field") or params.get("form", ""), error)
