"""The client's view of a field while its edits are not answered, and what the answers' patches make of it (3.4)."""

import alphabet
from client import Violation


class Views:
    """Follows the text-changing requests of a burst, in the order of their answers."""

    def __init__(self, client):
        self.client = client

    def answered(self, method, params, result):
        field = self.client.fields.get(params.get("field"))
        if field is None or params.get("dryRun") is True:
            return
        view = self._view_after(field, method, params)
        if method in ("field/update", "field/action"):
            # Their answers are whole; what the client sends next knows nothing of them.
            changes = params["set"].keys() if isinstance(params.get("set"), dict) else set()
            if "action" in params or changes & {"text", "value", "typed", "type"}:
                field.view = None
            return
        text, patch = result.get("text"), result.get("patch")
        if method == "field/edit" and patch is not None and result["version"] == params.get("version"):
            raise Violation(f"{field.id}: what is shown changes, and the version stays {result['version']}")
        if view is not None:
            shown = view if patch is None else self._patched(field, view, patch)
            if text is not None and shown != text and (patch is not None or "version" in result):
                raise Violation(f"{field.id}: view {view!r} with {patch} is {shown!r}, the answer says {text!r}")
            if "version" in result or patch is not None:
                text = shown
        if "version" in result:
            if text is None and result["version"] == field.version:
                text = field.text
            field.moved(result["version"], text)
        elif view is None or field.text is None:
            # A commit that says nothing: the view is what is there.
            field.text = view
        elif view != field.text:
            raise Violation(f"{field.id}: the answer has no text, though the view is {view!r} and the text {field.text!r}")
        if "selection" in result:
            field.selection = result["selection"]

    def selected(self, params):
        """A range of its view the widget selects at once. Where its caret is after a part or a move says only the answer."""
        field = self.client.fields.get(params["field"])
        if field is not None:
            is_own = params.get("version") is not None and params["version"] == field.taken
            field.caret = params.get("selection") if is_own else None

    def refused(self, method, params, error):
        """What the server did not take leaves the client with a view that nobody knows."""
        field = self.client.fields.get(params["field"]) if isinstance(params.get("field"), str) else None
        if field is None:
            return
        data = error.get("data")
        if error["code"] == -32801 and isinstance(data, dict) and data.get("field") == field.id:
            field.take(data)
        field.view = None

    def _view_after(self, field, method, params):
        """The view after a request was sent; None where it can't be told. It is kept for what is sent next."""
        version = params.get("version")
        if version is None:
            view, caret = field.text, field.selection
        elif version == field.taken:
            view, caret = field.view, field.caret
        else:
            view = caret = None
        if view is not None and method == "field/edit":
            view, caret = self._edited(view, caret, params)
        elif view is not None and method == "field/clear":
            view, caret = "", {"start": 0, "end": 0}
        # An edit in another view than the one before: what is sent behind both is in neither.
        is_own = method in ("field/edit", "field/clear")
        if version == field.taken and version is not None:
            field.view, field.caret = view, caret
        elif is_own:
            field.view = None
        return view

    def _edited(self, view, caret, params):
        encoding = self.client.encoding
        if params.get("text") is not None:
            return alphabet.received(params["text"]), params.get("selection")
        if params.get("range") is not None:
            inserted = alphabet.received(params["insert"])
            return alphabet.replaced(view, params["range"], inserted, encoding), params.get("selection") or self._behind(
                view, params["range"], inserted)
        if params.get("input") is not None:
            if caret is None:
                return None, None
            inserted = alphabet.received(params["input"])
            return alphabet.replaced(view, caret, inserted, encoding), self._behind(view, caret, inserted)
        if params.get("step") is not None:
            return view, None
        if params.get("delete") == "all":
            return "", {"start": 0, "end": 0}
        if caret is not None and caret["start"] < caret["end"] and params.get("count", 1) == 1:
            return alphabet.replaced(view, caret, "", encoding), {"start": caret["start"], "end": caret["start"]}
        return None, None

    def _behind(self, view, range, inserted):
        start = alphabet.index(view, range["start"], self.client.encoding)[0]
        offset = alphabet.length(view[:start] + inserted, self.client.encoding)
        return {"start": offset, "end": offset}

    def _patched(self, field, view, patch):
        for edge in ("start", "end"):
            if not alphabet.is_boundary(view, patch["range"][edge], self.client.encoding):
                raise Violation(f"{field.id}: the patch {patch} lies outside of the view {view!r} or inside a character")
        return alphabet.replaced(view, patch["range"], patch["text"], self.client.encoding)
