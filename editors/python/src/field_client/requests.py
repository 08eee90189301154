# Generated from protocol/model.json by `swift run ModelGenerator`. Changes here will be lost.
"""The methods of the Field Server Protocol 1.0."""

from __future__ import annotations

from asyncio import Future
from collections.abc import Mapping, Sequence
from typing import Any

from .protocol import (
    Appearance,
    BadgeOptions,
    Blanks,
    CaretMove,
    CheckColumn,
    CheckResult,
    Choice,
    ClearButtonMode,
    Condition,
    Deletion,
    EditCause,
    FieldAction,
    FieldBlurResult,
    FieldChanges,
    FieldCheckResult,
    FieldCommitResult,
    FieldCreateParams,
    FieldEditResult,
    FieldFocusResult,
    FieldListResult,
    FieldSelectResult,
    FieldSnapshot,
    FieldStyle,
    FieldValidateResult,
    FormCloseResult,
    FormOpenResult,
    FormPageResult,
    FormRule,
    FormSubmitResult,
    GroupCountResult,
    GroupDebugResult,
    GroupRule,
    GroupVerifyResult,
    HelperPolicy,
    IconOptions,
    LengthUnit,
    ListWindow,
    LocaleWordsResult,
    Overflow,
    Page,
    PageTurn,
    PartStep,
    ReportedDiagnostic,
    Rule,
    Section,
    SectionAddResult,
    SectionMoveResult,
    SectionRemoveResult,
    SessionRestoreResult,
    SessionSnapshot,
    SessionSnapshotResult,
    Severity,
    SlotAlignment,
    StepTarget,
    TextRange,
    TextTransform,
    Total,
    TraceValue,
    TypeConversion,
    TypeDefinition,
    TypeDescription,
    TypeFormat,
    TypeListResult,
    TypePart,
    TypeReference,
    Validation,
    ValidationPhase,
    ValidatorOutcome,
)


class Requests:
    """The methods. Each call sends at once, in the order of the calls; the answer is awaited or not."""

    def _request(self, method: str, params: dict[str, Any], answer: Any) -> Future[Any]:
        raise NotImplementedError

    def _notify(self, method: str, params: dict[str, Any]) -> None:
        raise NotImplementedError

    def locale_words(self, *, locale: str | None = None) -> Future[LocaleWordsResult]:
        """What buttons and marks around fields say in a language."""
        return self._request("locale/words", {"locale": locale}, LocaleWordsResult)

    def field_create(
        self,
        *,
        field: str | None = None,
        replace: bool | None = None,
        form: str | None = None,
        group: str | None = None,
        type: TypeReference | str | Mapping[str, Any] | None = None,
        label: str | None = None,
        placeholder: str | None = None,
        helper: str | None = None,
        text: str | None = None,
        value: str | None = None,
        typed: Any = None,
        badge: BadgeOptions | Mapping[str, Any] | None = None,
        required: Condition | bool | Mapping[str, Any] | None = None,
        enabled: Condition | bool | Mapping[str, Any] | None = None,
        shown: Condition | bool | Mapping[str, Any] | None = None,
        read_only: bool | None = None,
        total: Total | str | Mapping[str, Any] | None | None = None,
        secure: bool | None = None,
        min_length: int | None = None,
        max_length: int | None = None,
        length_unit: LengthUnit | str | None = None,
        overflow: Overflow | str | None = None,
        blanks: Blanks | str | None = None,
        helper_policy: HelperPolicy | str | None = None,
        counter: bool | None = None,
        active_on_editing: bool | None = None,
        horizontal_padding: bool | None = None,
        style: FieldStyle | str | None = None,
        icon: IconOptions | Mapping[str, Any] | None = None,
        clear_button: ClearButtonMode | str | None = None,
        choices: Sequence[Choice | str | Mapping[str, Any]] | None = None,
        tag: int | None = None,
        priority: float | None = None,
        keyboard: str | None = None,
        autofill: str | None = None,
        appearance: Appearance | str | None = None,
        state: str | None = None,
        validation: Validation | Mapping[str, Any] | None = None,
        messages: Mapping[str, str] | None = None,
        locale: str | None = None,
        debug: bool | None = None,
    ) -> Future[FieldSnapshot]:
        """Makes a field and answers with its first report."""
        return self._request("field/create", {
            "field": field,
            "replace": replace,
            "form": form,
            "group": group,
            "type": type,
            "label": label,
            "placeholder": placeholder,
            "helper": helper,
            "text": text,
            "value": value,
            "typed": typed,
            "badge": badge,
            "required": required,
            "enabled": enabled,
            "shown": shown,
            "readOnly": read_only,
            "total": total,
            "secure": secure,
            "minLength": min_length,
            "maxLength": max_length,
            "lengthUnit": length_unit,
            "overflow": overflow,
            "blanks": blanks,
            "helperPolicy": helper_policy,
            "counter": counter,
            "activeOnEditing": active_on_editing,
            "horizontalPadding": horizontal_padding,
            "style": style,
            "icon": icon,
            "clearButton": clear_button,
            "choices": choices,
            "tag": tag,
            "priority": priority,
            "keyboard": keyboard,
            "autofill": autofill,
            "appearance": appearance,
            "state": state,
            "validation": validation,
            "messages": messages,
            "locale": locale,
            "debug": debug,
        }, FieldSnapshot)

    def field_edit(
        self,
        field: str,
        *,
        text: str | None = None,
        range: TextRange | Mapping[str, Any] | None = None,
        insert: str | None = None,
        input: str | None = None,
        delete: Deletion | str | None = None,
        step: StepTarget | str | None = None,
        count: int | None = None,
        selection: TextRange | Mapping[str, Any] | None = None,
        version: int | None = None,
        dry_run: bool | None = None,
        cause: EditCause | str | None = None,
        composing: TextRange | Mapping[str, Any] | None = None,
    ) -> Future[FieldEditResult]:
        """One edit by the user, said in one of five ways."""
        return self._request("field/edit", {
            "field": field,
            "text": text,
            "range": range,
            "insert": insert,
            "input": input,
            "delete": delete,
            "step": step,
            "count": count,
            "selection": selection,
            "version": version,
            "dryRun": dry_run,
            "cause": cause,
            "composing": composing,
        }, FieldEditResult)

    def field_focus(self, field: str) -> Future[FieldFocusResult]:
        """The field receives the keyboard; says where the caret goes."""
        return self._request("field/focus", {"field": field}, FieldFocusResult)

    def field_blur(self, field: str, *, version: int | None = None) -> Future[FieldBlurResult]:
        """Editing ends: final formatting, then final validation."""
        return self._request("field/blur", {"field": field, "version": version}, FieldBlurResult)

    def field_commit(self, field: str, *, version: int | None = None) -> Future[FieldCommitResult]:
        """The Return key: validates, then names the form's next field, or says that the form may be submitted."""
        return self._request("field/commit", {"field": field, "version": version}, FieldCommitResult)

    def field_select(
        self,
        field: str,
        *,
        selection: TextRange | Mapping[str, Any] | None = None,
        part: PartStep | str | None = None,
        move: CaretMove | str | None = None,
        count: int | None = None,
        extend: bool | None = None,
        version: int | None = None,
    ) -> Future[FieldSelectResult]:
        """Moves the selection, a caret to the nearest place where typing is possible."""
        return self._request("field/select", {
            "field": field,
            "selection": selection,
            "part": part,
            "move": move,
            "count": count,
            "extend": extend,
            "version": version,
        }, FieldSelectResult)

    def field_clear(self, field: str, *, version: int | None = None) -> Future[FieldEditResult]:
        """Empties the field as the user's clear button does."""
        return self._request("field/clear", {"field": field, "version": version}, FieldEditResult)

    def field_undo(self, field: str, *, version: int | None = None) -> Future[FieldEditResult]:
        """Takes back the last unit of editing; typing is undone a run at a time."""
        return self._request("field/undo", {"field": field, "version": version}, FieldEditResult)

    def field_redo(self, field: str, *, version: int | None = None) -> Future[FieldEditResult]:
        """Brings back what was undone last."""
        return self._request("field/redo", {"field": field, "version": version}, FieldEditResult)

    def field_validate(self, field: str) -> Future[FieldValidateResult]:
        """Runs final validation and lets its verdict reach the state."""
        return self._request("field/validate", {"field": field}, FieldValidateResult)

    def field_check(self, field: str) -> Future[FieldCheckResult]:
        """Asks what final validation would say; state and notifications stay untouched."""
        return self._request("field/check", {"field": field}, FieldCheckResult)

    def field_choices(
        self,
        field: str,
        *,
        query: str | None = None,
        from_: int | None = None,
        count: int | None = None,
    ) -> Future[ListWindow]:
        """Asks for a part of what is chosen from, or of what a text finds in it; state and notifications stay
        untouched."""
        return self._request("field/choices", {
            "field": field,
            "query": query,
            "from": from_,
            "count": count,
        }, ListWindow)

    def field_update(self, field: str, set: FieldChanges | Mapping[str, Any]) -> Future[FieldSnapshot]:
        """Changes any part of a field but its id; parts that are not named stay."""
        return self._request("field/update", {"field": field, "set": set}, FieldSnapshot)

    def field_action(self, field: str, action: FieldAction | str, *, index: int | None = None) -> Future[FieldSnapshot]:
        """An icon was tapped, or an element of a picker chosen; an icon does what the field is set up for and raises
        `iconTapped`."""
        return self._request("field/action", {"field": field, "action": action, "index": index}, FieldSnapshot)

    def field_get(self, field: str) -> Future[FieldSnapshot]:
        """The field as it is now."""
        return self._request("field/get", {"field": field}, FieldSnapshot)

    def field_list(
        self,
        *,
        form: str | None = None,
        group: str | None = None,
        limit: int | None = None,
        after: str | None = None,
    ) -> Future[FieldListResult]:
        """The fields in order of creation, a page at a time."""
        return self._request("field/list", {
            "form": form,
            "group": group,
            "limit": limit,
            "after": after,
        }, FieldListResult)

    def field_report(
        self,
        field: str,
        owner: str,
        diagnostics: Sequence[ReportedDiagnostic | Mapping[str, Any]],
        *,
        version: int | None = None,
        sticky: bool | None = None,
    ) -> Future[FieldSnapshot]:
        """Diagnostics from outside, such as a web server's answer to a submit; replaces the owner's earlier ones."""
        return self._request("field/report", {
            "field": field,
            "version": version,
            "owner": owner,
            "diagnostics": diagnostics,
            "sticky": sticky,
        }, FieldSnapshot)

    def field_dispose(self, field: str) -> Future[None]:
        """Removes the field with its timers and questions."""
        return self._request("field/dispose", {"field": field}, None)

    def form_open(
        self,
        form: str,
        *,
        groups: Sequence[str] | None = None,
        order: Sequence[str] | None = None,
        pages: Sequence[Page | Mapping[str, Any]] | None = None,
        sections: Sequence[Section | Mapping[str, Any]] | None = None,
        types: Sequence[TypeDefinition | Mapping[str, Any]] | None = None,
        fields: Sequence[FieldCreateParams | Mapping[str, Any]] | None = None,
        rules: Sequence[FormRule | Mapping[str, Any]] | None = None,
        schema: Any = None,
        locale: str | None = None,
        words: bool | None = None,
        debug: bool | None = None,
    ) -> Future[FormOpenResult]:
        """Sets up a form: which groups are monitored, in which order Return walks its fields, its pages, and its
        sections that repeat."""
        return self._request("form/open", {
            "form": form,
            "groups": groups,
            "order": order,
            "pages": pages,
            "sections": sections,
            "types": types,
            "fields": fields,
            "rules": rules,
            "schema": schema,
            "locale": locale,
            "words": words,
            "debug": debug,
        }, FormOpenResult)

    def form_close(self, form: str) -> Future[FormCloseResult]:
        """Disposes every field of the form with its timers and questions."""
        return self._request("form/close", {"form": form}, FormCloseResult)

    def form_submit(
        self,
        form: str,
        *,
        secure: bool | None = None,
        wait: bool | None = None,
    ) -> Future[FormSubmitResult]:
        """Final validation of every field of the form, all at once; the contents where all are valid."""
        return self._request("form/submit", {"form": form, "secure": secure, "wait": wait}, FormSubmitResult)

    def form_page(
        self,
        form: str,
        *,
        to: PageTurn | str | None = None,
        page: str | None = None,
    ) -> Future[FormPageResult]:
        """Turns to another page: forwards with the final validation of the page that is left, backwards freely."""
        return self._request("form/page", {"form": form, "to": to, "page": page}, FormPageResult)

    def section_add(
        self,
        section: str,
        *,
        form: str | None = None,
        at: int | None = None,
        texts: Mapping[str, str] | None = None,
    ) -> Future[SectionAddResult]:
        """Adds a row to a section that repeats, with its fields."""
        return self._request("section/add", {
            "form": form,
            "section": section,
            "at": at,
            "texts": texts,
        }, SectionAddResult)

    def section_remove(self, section: str, row: int, *, form: str | None = None) -> Future[SectionRemoveResult]:
        """Removes a row of a section; its fields are disposed of."""
        return self._request("section/remove", {"form": form, "section": section, "row": row}, SectionRemoveResult)

    def section_move(self, section: str, row: int, to: int, *, form: str | None = None) -> Future[SectionMoveResult]:
        """Moves a row of a section to another place among its rows."""
        return self._request("section/move", {
            "form": form,
            "section": section,
            "row": row,
            "to": to,
        }, SectionMoveResult)

    def form_check(
        self,
        form: str,
        fields: Sequence[str],
        rows: Sequence[Sequence[str]],
        *,
        findings_only: bool | None = None,
    ) -> Future[CheckResult]:
        """Judges many rows of texts as the form's fields would, with the rules between them; the fields stay
        untouched."""
        return self._request("form/check", {
            "form": form,
            "fields": fields,
            "rows": rows,
            "findingsOnly": findings_only,
        }, CheckResult)

    def group_verify(self, *, form: str | None = None, group: str | None = None) -> Future[GroupVerifyResult]:
        """Asks what final validation of a group would say; changes no field's state and asks no client."""
        return self._request("group/verify", {"form": form, "group": group}, GroupVerifyResult)

    def group_count(self, group: str, *, form: str | None = None) -> Future[GroupCountResult]:
        """How many enabled fields the group has."""
        return self._request("group/count", {"form": form, "group": group}, GroupCountResult)

    def group_define(
        self,
        group: str,
        rules: Sequence[GroupRule | Mapping[str, Any]],
        *,
        form: str | None = None,
    ) -> Future[None]:
        """Gives the group its rules between fields, in place of those it had."""
        return self._request("group/define", {"form": form, "group": group, "rules": rules}, None)

    def group_debug(self, group: str, *, form: str | None = None) -> Future[GroupDebugResult]:
        """Every field of the group with its state and diagnostics, for people who look for a fault."""
        return self._request("group/debug", {"form": form, "group": group}, GroupDebugResult)

    def type_list(self) -> Future[TypeListResult]:
        """The types that fields can have: the built-in ones and the client's own."""
        return self._request("type/list", {}, TypeListResult)

    def type_describe(self, type: str) -> Future[TypeDescription]:
        """A type's definition and parameters."""
        return self._request("type/describe", {"type": type}, TypeDescription)

    def type_define(
        self,
        name: str,
        description: str,
        *,
        extends: str | None = None,
        parameters: Mapping[str, Any] | None = None,
        template: str | Sequence[str] | None = None,
        slots: Mapping[str, str] | None = None,
        parts: Mapping[str, TypePart | Mapping[str, Any]] | None = None,
        groups: bool | None = None,
        align: SlotAlignment | str | None = None,
        cases: Mapping[str, TextTransform | str] | None = None,
        allow: str | None = None,
        blanks: Blanks | str | None = None,
        transform: TextTransform | str | None = None,
        overwrite: bool | None = None,
        eager: bool | None = None,
        max_length: int | None = None,
        pattern: str | None = None,
        live: Sequence[Rule | Mapping[str, Any]] | None = None,
        final: Sequence[Rule | Mapping[str, Any]] | None = None,
        format: TypeFormat | Mapping[str, Any] | None = None,
        convert: TypeConversion | Mapping[str, Any] | None = None,
        priority: float | None = None,
        keyboard: str | None = None,
        secure: bool | None = None,
        messages: Mapping[str, str] | None = None,
    ) -> Future[None]:
        """Declares a type for later fields, in place of the client's own of that name."""
        return self._request("type/define", {
            "name": name,
            "description": description,
            "extends": extends,
            "parameters": parameters,
            "template": template,
            "slots": slots,
            "parts": parts,
            "groups": groups,
            "align": align,
            "cases": cases,
            "allow": allow,
            "blanks": blanks,
            "transform": transform,
            "overwrite": overwrite,
            "eager": eager,
            "maxLength": max_length,
            "pattern": pattern,
            "live": live,
            "final": final,
            "format": format,
            "convert": convert,
            "priority": priority,
            "keyboard": keyboard,
            "secure": secure,
            "messages": messages,
        }, None)

    def type_check(
        self,
        columns: Sequence[CheckColumn | Mapping[str, Any]],
        *,
        findings_only: bool | None = None,
    ) -> Future[CheckResult]:
        """Judges many texts as fields of a type would, one column of texts for each type, without a field being
        made."""
        return self._request("type/check", {"columns": columns, "findingsOnly": findings_only}, CheckResult)

    def session_snapshot(self, *, form: str | None = None, secure: bool | None = None) -> Future[SessionSnapshotResult]:
        """Everything needed to go on with a form, or with all of them, in another process."""
        return self._request("session/snapshot", {"form": form, "secure": secure}, SessionSnapshotResult)

    def session_restore(
        self,
        snapshot: Mapping[str, Any],
        *,
        replace: bool | None = None,
    ) -> Future[SessionRestoreResult]:
        """Brings back what a snapshot holds, all of it or nothing."""
        return self._request("session/restore", {"snapshot": snapshot, "replace": replace}, SessionRestoreResult)

    def set_trace(self, value: TraceValue | str) -> None:
        """How much the server tells about its work from now on."""
        self._notify("$/setTrace", {"value": value})

    def field_verdict(
        self,
        field: str,
        version: int,
        phase: ValidationPhase | str,
        outcome: ValidatorOutcome | str,
        *,
        message: str | None = None,
        severity: Severity | int | str | None = None,
        code: str | None = None,
        range: TextRange | Mapping[str, Any] | None = None,
    ) -> None:
        """The late answer to a `client/validate` that was answered with null."""
        self._notify("field/verdict", {
            "field": field,
            "version": version,
            "phase": phase,
            "outcome": outcome,
            "message": message,
            "severity": severity,
            "code": code,
            "range": range,
        })


class BlockingRequests:
    """The methods. Each call waits for its answer."""

    def _request(self, method: str, params: dict[str, Any], answer: Any) -> Any:
        raise NotImplementedError

    def _notify(self, method: str, params: dict[str, Any]) -> None:
        raise NotImplementedError

    def locale_words(self, *, locale: str | None = None) -> LocaleWordsResult:
        """What buttons and marks around fields say in a language."""
        return self._request("locale/words", {"locale": locale}, LocaleWordsResult)

    def field_create(
        self,
        *,
        field: str | None = None,
        replace: bool | None = None,
        form: str | None = None,
        group: str | None = None,
        type: TypeReference | str | Mapping[str, Any] | None = None,
        label: str | None = None,
        placeholder: str | None = None,
        helper: str | None = None,
        text: str | None = None,
        value: str | None = None,
        typed: Any = None,
        badge: BadgeOptions | Mapping[str, Any] | None = None,
        required: Condition | bool | Mapping[str, Any] | None = None,
        enabled: Condition | bool | Mapping[str, Any] | None = None,
        shown: Condition | bool | Mapping[str, Any] | None = None,
        read_only: bool | None = None,
        total: Total | str | Mapping[str, Any] | None | None = None,
        secure: bool | None = None,
        min_length: int | None = None,
        max_length: int | None = None,
        length_unit: LengthUnit | str | None = None,
        overflow: Overflow | str | None = None,
        blanks: Blanks | str | None = None,
        helper_policy: HelperPolicy | str | None = None,
        counter: bool | None = None,
        active_on_editing: bool | None = None,
        horizontal_padding: bool | None = None,
        style: FieldStyle | str | None = None,
        icon: IconOptions | Mapping[str, Any] | None = None,
        clear_button: ClearButtonMode | str | None = None,
        choices: Sequence[Choice | str | Mapping[str, Any]] | None = None,
        tag: int | None = None,
        priority: float | None = None,
        keyboard: str | None = None,
        autofill: str | None = None,
        appearance: Appearance | str | None = None,
        state: str | None = None,
        validation: Validation | Mapping[str, Any] | None = None,
        messages: Mapping[str, str] | None = None,
        locale: str | None = None,
        debug: bool | None = None,
    ) -> FieldSnapshot:
        """Makes a field and answers with its first report."""
        return self._request("field/create", {
            "field": field,
            "replace": replace,
            "form": form,
            "group": group,
            "type": type,
            "label": label,
            "placeholder": placeholder,
            "helper": helper,
            "text": text,
            "value": value,
            "typed": typed,
            "badge": badge,
            "required": required,
            "enabled": enabled,
            "shown": shown,
            "readOnly": read_only,
            "total": total,
            "secure": secure,
            "minLength": min_length,
            "maxLength": max_length,
            "lengthUnit": length_unit,
            "overflow": overflow,
            "blanks": blanks,
            "helperPolicy": helper_policy,
            "counter": counter,
            "activeOnEditing": active_on_editing,
            "horizontalPadding": horizontal_padding,
            "style": style,
            "icon": icon,
            "clearButton": clear_button,
            "choices": choices,
            "tag": tag,
            "priority": priority,
            "keyboard": keyboard,
            "autofill": autofill,
            "appearance": appearance,
            "state": state,
            "validation": validation,
            "messages": messages,
            "locale": locale,
            "debug": debug,
        }, FieldSnapshot)

    def field_edit(
        self,
        field: str,
        *,
        text: str | None = None,
        range: TextRange | Mapping[str, Any] | None = None,
        insert: str | None = None,
        input: str | None = None,
        delete: Deletion | str | None = None,
        step: StepTarget | str | None = None,
        count: int | None = None,
        selection: TextRange | Mapping[str, Any] | None = None,
        version: int | None = None,
        dry_run: bool | None = None,
        cause: EditCause | str | None = None,
        composing: TextRange | Mapping[str, Any] | None = None,
    ) -> FieldEditResult:
        """One edit by the user, said in one of five ways."""
        return self._request("field/edit", {
            "field": field,
            "text": text,
            "range": range,
            "insert": insert,
            "input": input,
            "delete": delete,
            "step": step,
            "count": count,
            "selection": selection,
            "version": version,
            "dryRun": dry_run,
            "cause": cause,
            "composing": composing,
        }, FieldEditResult)

    def field_focus(self, field: str) -> FieldFocusResult:
        """The field receives the keyboard; says where the caret goes."""
        return self._request("field/focus", {"field": field}, FieldFocusResult)

    def field_blur(self, field: str, *, version: int | None = None) -> FieldBlurResult:
        """Editing ends: final formatting, then final validation."""
        return self._request("field/blur", {"field": field, "version": version}, FieldBlurResult)

    def field_commit(self, field: str, *, version: int | None = None) -> FieldCommitResult:
        """The Return key: validates, then names the form's next field, or says that the form may be submitted."""
        return self._request("field/commit", {"field": field, "version": version}, FieldCommitResult)

    def field_select(
        self,
        field: str,
        *,
        selection: TextRange | Mapping[str, Any] | None = None,
        part: PartStep | str | None = None,
        move: CaretMove | str | None = None,
        count: int | None = None,
        extend: bool | None = None,
        version: int | None = None,
    ) -> FieldSelectResult:
        """Moves the selection, a caret to the nearest place where typing is possible."""
        return self._request("field/select", {
            "field": field,
            "selection": selection,
            "part": part,
            "move": move,
            "count": count,
            "extend": extend,
            "version": version,
        }, FieldSelectResult)

    def field_clear(self, field: str, *, version: int | None = None) -> FieldEditResult:
        """Empties the field as the user's clear button does."""
        return self._request("field/clear", {"field": field, "version": version}, FieldEditResult)

    def field_undo(self, field: str, *, version: int | None = None) -> FieldEditResult:
        """Takes back the last unit of editing; typing is undone a run at a time."""
        return self._request("field/undo", {"field": field, "version": version}, FieldEditResult)

    def field_redo(self, field: str, *, version: int | None = None) -> FieldEditResult:
        """Brings back what was undone last."""
        return self._request("field/redo", {"field": field, "version": version}, FieldEditResult)

    def field_validate(self, field: str) -> FieldValidateResult:
        """Runs final validation and lets its verdict reach the state."""
        return self._request("field/validate", {"field": field}, FieldValidateResult)

    def field_check(self, field: str) -> FieldCheckResult:
        """Asks what final validation would say; state and notifications stay untouched."""
        return self._request("field/check", {"field": field}, FieldCheckResult)

    def field_choices(
        self,
        field: str,
        *,
        query: str | None = None,
        from_: int | None = None,
        count: int | None = None,
    ) -> ListWindow:
        """Asks for a part of what is chosen from, or of what a text finds in it; state and notifications stay
        untouched."""
        return self._request("field/choices", {
            "field": field,
            "query": query,
            "from": from_,
            "count": count,
        }, ListWindow)

    def field_update(self, field: str, set: FieldChanges | Mapping[str, Any]) -> FieldSnapshot:
        """Changes any part of a field but its id; parts that are not named stay."""
        return self._request("field/update", {"field": field, "set": set}, FieldSnapshot)

    def field_action(self, field: str, action: FieldAction | str, *, index: int | None = None) -> FieldSnapshot:
        """An icon was tapped, or an element of a picker chosen; an icon does what the field is set up for and raises
        `iconTapped`."""
        return self._request("field/action", {"field": field, "action": action, "index": index}, FieldSnapshot)

    def field_get(self, field: str) -> FieldSnapshot:
        """The field as it is now."""
        return self._request("field/get", {"field": field}, FieldSnapshot)

    def field_list(
        self,
        *,
        form: str | None = None,
        group: str | None = None,
        limit: int | None = None,
        after: str | None = None,
    ) -> FieldListResult:
        """The fields in order of creation, a page at a time."""
        return self._request("field/list", {
            "form": form,
            "group": group,
            "limit": limit,
            "after": after,
        }, FieldListResult)

    def field_report(
        self,
        field: str,
        owner: str,
        diagnostics: Sequence[ReportedDiagnostic | Mapping[str, Any]],
        *,
        version: int | None = None,
        sticky: bool | None = None,
    ) -> FieldSnapshot:
        """Diagnostics from outside, such as a web server's answer to a submit; replaces the owner's earlier ones."""
        return self._request("field/report", {
            "field": field,
            "version": version,
            "owner": owner,
            "diagnostics": diagnostics,
            "sticky": sticky,
        }, FieldSnapshot)

    def field_dispose(self, field: str) -> None:
        """Removes the field with its timers and questions."""
        return self._request("field/dispose", {"field": field}, None)

    def form_open(
        self,
        form: str,
        *,
        groups: Sequence[str] | None = None,
        order: Sequence[str] | None = None,
        pages: Sequence[Page | Mapping[str, Any]] | None = None,
        sections: Sequence[Section | Mapping[str, Any]] | None = None,
        types: Sequence[TypeDefinition | Mapping[str, Any]] | None = None,
        fields: Sequence[FieldCreateParams | Mapping[str, Any]] | None = None,
        rules: Sequence[FormRule | Mapping[str, Any]] | None = None,
        schema: Any = None,
        locale: str | None = None,
        words: bool | None = None,
        debug: bool | None = None,
    ) -> FormOpenResult:
        """Sets up a form: which groups are monitored, in which order Return walks its fields, its pages, and its
        sections that repeat."""
        return self._request("form/open", {
            "form": form,
            "groups": groups,
            "order": order,
            "pages": pages,
            "sections": sections,
            "types": types,
            "fields": fields,
            "rules": rules,
            "schema": schema,
            "locale": locale,
            "words": words,
            "debug": debug,
        }, FormOpenResult)

    def form_close(self, form: str) -> FormCloseResult:
        """Disposes every field of the form with its timers and questions."""
        return self._request("form/close", {"form": form}, FormCloseResult)

    def form_submit(self, form: str, *, secure: bool | None = None, wait: bool | None = None) -> FormSubmitResult:
        """Final validation of every field of the form, all at once; the contents where all are valid."""
        return self._request("form/submit", {"form": form, "secure": secure, "wait": wait}, FormSubmitResult)

    def form_page(self, form: str, *, to: PageTurn | str | None = None, page: str | None = None) -> FormPageResult:
        """Turns to another page: forwards with the final validation of the page that is left, backwards freely."""
        return self._request("form/page", {"form": form, "to": to, "page": page}, FormPageResult)

    def section_add(
        self,
        section: str,
        *,
        form: str | None = None,
        at: int | None = None,
        texts: Mapping[str, str] | None = None,
    ) -> SectionAddResult:
        """Adds a row to a section that repeats, with its fields."""
        return self._request("section/add", {
            "form": form,
            "section": section,
            "at": at,
            "texts": texts,
        }, SectionAddResult)

    def section_remove(self, section: str, row: int, *, form: str | None = None) -> SectionRemoveResult:
        """Removes a row of a section; its fields are disposed of."""
        return self._request("section/remove", {"form": form, "section": section, "row": row}, SectionRemoveResult)

    def section_move(self, section: str, row: int, to: int, *, form: str | None = None) -> SectionMoveResult:
        """Moves a row of a section to another place among its rows."""
        return self._request("section/move", {
            "form": form,
            "section": section,
            "row": row,
            "to": to,
        }, SectionMoveResult)

    def form_check(
        self,
        form: str,
        fields: Sequence[str],
        rows: Sequence[Sequence[str]],
        *,
        findings_only: bool | None = None,
    ) -> CheckResult:
        """Judges many rows of texts as the form's fields would, with the rules between them; the fields stay
        untouched."""
        return self._request("form/check", {
            "form": form,
            "fields": fields,
            "rows": rows,
            "findingsOnly": findings_only,
        }, CheckResult)

    def group_verify(self, *, form: str | None = None, group: str | None = None) -> GroupVerifyResult:
        """Asks what final validation of a group would say; changes no field's state and asks no client."""
        return self._request("group/verify", {"form": form, "group": group}, GroupVerifyResult)

    def group_count(self, group: str, *, form: str | None = None) -> GroupCountResult:
        """How many enabled fields the group has."""
        return self._request("group/count", {"form": form, "group": group}, GroupCountResult)

    def group_define(
        self,
        group: str,
        rules: Sequence[GroupRule | Mapping[str, Any]],
        *,
        form: str | None = None,
    ) -> None:
        """Gives the group its rules between fields, in place of those it had."""
        return self._request("group/define", {"form": form, "group": group, "rules": rules}, None)

    def group_debug(self, group: str, *, form: str | None = None) -> GroupDebugResult:
        """Every field of the group with its state and diagnostics, for people who look for a fault."""
        return self._request("group/debug", {"form": form, "group": group}, GroupDebugResult)

    def type_list(self) -> TypeListResult:
        """The types that fields can have: the built-in ones and the client's own."""
        return self._request("type/list", {}, TypeListResult)

    def type_describe(self, type: str) -> TypeDescription:
        """A type's definition and parameters."""
        return self._request("type/describe", {"type": type}, TypeDescription)

    def type_define(
        self,
        name: str,
        description: str,
        *,
        extends: str | None = None,
        parameters: Mapping[str, Any] | None = None,
        template: str | Sequence[str] | None = None,
        slots: Mapping[str, str] | None = None,
        parts: Mapping[str, TypePart | Mapping[str, Any]] | None = None,
        groups: bool | None = None,
        align: SlotAlignment | str | None = None,
        cases: Mapping[str, TextTransform | str] | None = None,
        allow: str | None = None,
        blanks: Blanks | str | None = None,
        transform: TextTransform | str | None = None,
        overwrite: bool | None = None,
        eager: bool | None = None,
        max_length: int | None = None,
        pattern: str | None = None,
        live: Sequence[Rule | Mapping[str, Any]] | None = None,
        final: Sequence[Rule | Mapping[str, Any]] | None = None,
        format: TypeFormat | Mapping[str, Any] | None = None,
        convert: TypeConversion | Mapping[str, Any] | None = None,
        priority: float | None = None,
        keyboard: str | None = None,
        secure: bool | None = None,
        messages: Mapping[str, str] | None = None,
    ) -> None:
        """Declares a type for later fields, in place of the client's own of that name."""
        return self._request("type/define", {
            "name": name,
            "description": description,
            "extends": extends,
            "parameters": parameters,
            "template": template,
            "slots": slots,
            "parts": parts,
            "groups": groups,
            "align": align,
            "cases": cases,
            "allow": allow,
            "blanks": blanks,
            "transform": transform,
            "overwrite": overwrite,
            "eager": eager,
            "maxLength": max_length,
            "pattern": pattern,
            "live": live,
            "final": final,
            "format": format,
            "convert": convert,
            "priority": priority,
            "keyboard": keyboard,
            "secure": secure,
            "messages": messages,
        }, None)

    def type_check(
        self,
        columns: Sequence[CheckColumn | Mapping[str, Any]],
        *,
        findings_only: bool | None = None,
    ) -> CheckResult:
        """Judges many texts as fields of a type would, one column of texts for each type, without a field being
        made."""
        return self._request("type/check", {"columns": columns, "findingsOnly": findings_only}, CheckResult)

    def session_snapshot(self, *, form: str | None = None, secure: bool | None = None) -> SessionSnapshotResult:
        """Everything needed to go on with a form, or with all of them, in another process."""
        return self._request("session/snapshot", {"form": form, "secure": secure}, SessionSnapshotResult)

    def session_restore(self, snapshot: Mapping[str, Any], *, replace: bool | None = None) -> SessionRestoreResult:
        """Brings back what a snapshot holds, all of it or nothing."""
        return self._request("session/restore", {"snapshot": snapshot, "replace": replace}, SessionRestoreResult)

    def set_trace(self, value: TraceValue | str) -> None:
        """How much the server tells about its work from now on."""
        self._notify("$/setTrace", {"value": value})

    def field_verdict(
        self,
        field: str,
        version: int,
        phase: ValidationPhase | str,
        outcome: ValidatorOutcome | str,
        *,
        message: str | None = None,
        severity: Severity | int | str | None = None,
        code: str | None = None,
        range: TextRange | Mapping[str, Any] | None = None,
    ) -> None:
        """The late answer to a `client/validate` that was answered with null."""
        self._notify("field/verdict", {
            "field": field,
            "version": version,
            "phase": phase,
            "outcome": outcome,
            "message": message,
            "severity": severity,
            "code": code,
            "range": range,
        })
