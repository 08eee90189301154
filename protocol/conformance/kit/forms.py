"""What the scripted server says of forms, pages, sections and snapshots."""

import copy

from .field import ScriptedField, merge


class FormAnswers:
    """Answers about forms."""

    def _form_open(self, params, plan, after):
        name = params["form"]
        form = self.forms.setdefault(name, {"pages": [], "page": None, "sections": {}})
        made = [self.make({**each, "form": name}) for each in params.get("fields") or []]
        if params.get("pages") is not None:
            form["pages"] = params["pages"]
            form["page"] = params["pages"][0]["page"] if params["pages"] else None
        sections = []
        for section in params.get("sections") or []:
            form["sections"][section["section"]] = {"definition": section, "rows": [], "last": 0}
            rows = [self._row(name, section["section"], None, {}) for _ in range(section.get("least", 0))]
            sections.append({"section": section["section"], "rows": [each[0] for each in rows], "fields": sum((each[1] for each in rows), [])})
        if not params.get("sections"):
            sections = [{"section": each, "rows": list(of["rows"])} for each, of in form["sections"].items()]
        groups = {each.report["group"]: True for each in self.fields.values() if each.report["form"] == name and "group" in each.report}
        answer = {"form": name, "valid": True, "invalid": 0, "pending": 0, "groups": {**groups, **{each: True for each in params.get("groups") or []}}}
        if made:
            answer["fields"] = made
        if form["page"] is not None:
            answer["page"] = form["page"]
            standing = {"valid": True, "invalid": 0, "pending": 0}
            answer["pages"] = [{"page": each["page"], **({"title": each["title"]} if "title" in each else {}), **standing} for each in form["pages"]]
        if sections:
            answer["sections"] = sections
        return merge(answer, self.script.get("form", {}))

    def _form_close(self, params, plan, after):
        gone = [id for id, field in self.fields.items() if field.report["form"] == params["form"]]
        for id in gone:
            del self.fields[id]
        self.forms.pop(params["form"], None)
        return {"disposed": len(gone)}

    def _form_submit(self, params, plan, after):
        fields = [each for each in self.fields.values() if each.report["form"] == params["form"]]
        for field in fields:
            field.report["state"]["touched"] = True
        changed = {}
        for id, outcome in plan.get("changes", {}).items():
            field = self.fields[id]
            self.change(id, outcome)
            self.push(field, {}, after)
            changed[id] = {"text": field.text, "version": field.version, "selection": field.range(*field.selection)}
        answer = {
            "valid": True, "invalid": [], "pending": [],
            "values": {each.id: each.text if each.value is None else each.value for each in fields},
            "texts": {each.id: each.text for each in fields},
            "typed": {each.id: each.typed for each in fields if each.typed is not None},
        }  # fmt: skip
        if changed:
            answer["changed"] = changed
        for id, status in plan.get("status", {}).items():
            self.push(self.fields[id], status, after)
        return answer

    def _form_page(self, params, plan, after):
        form = self.forms[params["form"]]
        names = [each["page"] for each in form["pages"]]
        at = names.index(form["page"])
        to = names.index(params["page"]) if params.get("page") is not None else at + (1 if params["to"] == "next" else -1)
        to = min(max(to, 0), len(names) - 1)
        if "stay" in plan:
            to = at
        form["page"] = names[to]
        for id, status in plan.get("status", {}).items():
            self.push(self.fields[id], status, after)
        return {"page": names[to], "moved": to != at, "invalid": [], "pending": []}

    def _row(self, form, section, at, texts):
        held = self.forms[form]["sections"][section]
        held["last"] += 1
        row = held["last"]
        held["rows"].insert(len(held["rows"]) if at is None else at, row)
        fields = []
        for each in held["definition"]["fields"]:
            options = {**each, "form": form, "field": f"{section}[{row}].{each['field']}"}
            if each["field"] in texts:
                options["text"] = texts[each["field"]]
            fields.append(self.make(options))
        return row, fields

    def _section_add(self, params, plan, after):
        form, section = params.get("form", ""), params["section"]
        row, fields = self._row(form, section, params.get("at"), params.get("texts") or {})
        rows = self.forms[form]["sections"][section]["rows"]
        return {"row": row, "at": rows.index(row), "rows": list(rows), "fields": fields}

    def _section_remove(self, params, plan, after):
        section = params["section"]
        rows = self.forms[params.get("form", "")]["sections"][section]["rows"]
        at = rows.index(params["row"])
        rows.pop(at)
        prefix = f"{section}[{params['row']}]."
        texts = {id[len(prefix) :]: self.fields.pop(id).text for id in [*self.fields] if id.startswith(prefix)}
        return {"at": at, "rows": list(rows), "texts": texts}

    def _section_move(self, params, plan, after):
        rows = self.forms[params.get("form", "")]["sections"][params["section"]]["rows"]
        rows.remove(params["row"])
        rows.insert(params["to"], params["row"])
        return {"rows": list(rows)}

    def _group_verify(self, params, plan, after):
        form = params.get("form", "")
        fields = [each for each in self.fields.values() if each.report["form"] == form]
        groups = {each.report["group"]: True for each in fields if "group" in each.report}
        groups.update(self.script.get("form", {}).get("groups", {}))
        answer = {"valid": True, "fields": len(fields), "invalid": [], "pending": []}
        if params.get("group") is None:
            answer["groups"] = groups
        return answer

    def _field_list(self, params, plan, after):
        fields = [each.report for each in self.fields.values() if params.get("form") in (None, each.report["form"])]
        listed = [{"field": each["field"], "form": each["form"], "type": each["type"], "validity": each["state"]["validity"]} for each in fields]
        return {"fields": listed[: params.get("limit", 10000)]}

    def _group_count(self, params, plan, after):
        fields = [each for each in self.fields.values() if each.report["form"] == params.get("form", "")]
        return {"fields": sum(each.report.get("group") == params["group"] for each in fields)}

    def _group_define(self, params, plan, after):
        return None

    def _type_define(self, params, plan, after):
        return None

    def _field_choices(self, params, plan, after):
        choices = self._field(params).options.get("choices", [])
        labels = [each if isinstance(each, str) else each["label"] for each in choices]
        query = params.get("query") or ""
        found = [(index, label) for index, label in enumerate(labels) if query.lower() in label.lower()]
        first = params.get("from", 0)
        entries = [{"index": index, "label": label} for index, label in found[first : first + params.get("count", 10)]]
        return {"count": len(labels), "found": len(found), "from": first, "entries": entries}

    # Snapshots: only this server reads what is in them.

    def _session_snapshot(self, params, plan, after):
        fields = [
            {"options": each.options, "text": each.text, "selection": each.selection, "version": each.version, "report": each.report}
            for each in self.fields.values()
        ]
        return {"snapshot": copy.deepcopy({"format": 1, "fields": fields, "forms": self.forms})}

    def _session_restore(self, params, plan, after):
        held = copy.deepcopy(params["snapshot"])
        self.forms = held["forms"]
        for each in held["fields"]:
            field = ScriptedField(each["options"], {}, self.encoding)
            field.report, field.text, field.version = each["report"], each["text"], each["version"]
            field.selection = tuple(each["selection"])
            field.told()
            self.fields[field.id] = field
        return {"fields": len(held["fields"])}
