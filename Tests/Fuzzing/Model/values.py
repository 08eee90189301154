"""Valid values for every member: from the model by their types, and from what is known of the session by their names."""

import alphabet
import words
from model import inner


class Values:
    """Makes the params of messages. `known` is what the client knows of the session (known.py)."""

    def __init__(self, model, random, known):
        self.model, self.random, self.known = model, random, known
        # How likely an optional member is there.
        self.richness = 0.1
        self.field = None
        self.depth = 0

    def params(self, method):
        declared = self.model.methods[method].get("params")
        self.richness = self.random.choice([0, 0.06, 0.06, 0.15, 0.4])
        self.field = self.known.some_field(self.random)
        self.depth = 0
        return self.structure(declared) if declared else None

    def verdict(self):
        self.richness = 0.4
        return self.structure("ValidatorVerdict")

    def structure(self, name):
        made = getattr(self, "make_" + name, None)
        if made:
            return made()
        value = self.object(name)
        changed = getattr(self, "finish_" + name, None)
        return changed(value) if changed else value

    def object(self, name):
        """The members that must be there and some others, as the structure lets them stand together."""
        structure = self.model.structures[name]
        members = self.model.members(name)
        chosen = {member["name"] for _, member in members
                  if not member.get("optional") or self.random.random() < self.richness}
        for exclusive, needed in self.exclusions(name):
            present = sorted(chosen & set(exclusive))
            chosen -= set(exclusive)
            if needed or present:
                chosen.add(self.random.choice(list(exclusive)))
        together = structure.get("together", [])
        if chosen & set(together):
            chosen |= set(together[:1]) if together[0] in chosen else set()
            chosen = chosen | set(together) if together[0] in chosen else chosen - set(together)
        for rule in structure.get("belonging", []):
            if not chosen & set(rule["to"]):
                chosen.discard(rule["member"])
        value = {member["name"]: self.member(owner, member) for owner, member in members if member["name"] in chosen}
        low, high = structure.get("ordered", [None, None])
        if low in value and high in value and value[low] > value[high]:
            value[low], value[high] = value[high], value[low]
        return value

    def exclusions(self, name):
        structure = self.model.structures[name]
        found = [(structure[word], word == "exactlyOne") for word in ("exactlyOne", "atMostOne") if word in structure]
        for mixin in structure.get("mixins", []):
            found += self.exclusions(mixin["structure"])
        return found

    def member(self, owner, member):
        known = getattr(self, f"value_{owner}_{member['name']}", None) or getattr(self, f"value_{member['name']}", None)
        return known() if known else self.value(member["type"])

    def value(self, type):
        random = self.random
        word, of = inner(type)
        if word == "nullable":
            return None if random.random() < 0.4 else self.value(of)
        if word == "oneOrMore" and random.random() < 0.5:
            return self.value(of)
        if word in ("array", "oneOrMore"):
            return [self.value(of) for _ in range(random.randrange(1 if word == "oneOrMore" else 0, 4))]
        if word == "map":
            return {alphabet.name(random): self.value(of) for _ in range(random.randrange(3))}
        if word == "json":
            return self.snapshot()
        bounds = self.model.bounds(type)
        if bounds:
            return max(bounds[0], min(bounds[1], random.choice([0, 1, 2, 3, 7, -1, 1000, *bounds])))
        if type in self.model.enumerations:
            return random.choice(self.model.values(type))
        if type in self.model.structures:
            return self.structure(type)
        return {"string": lambda: alphabet.name(random), "number": lambda: random.choice([0, 1, 0.5, -2, 1e3]),
                "boolean": lambda: random.random() < 0.5, "any": lambda: words.content(random), "object": dict,
                "requestId": lambda: random.choice([1, 0, -5, "x", 2**63 - 1]), "null": lambda: None}[type]()

    # What is known by its name

    def value_field(self):
        return self.known.id(self.random, self.field)

    def value_FieldCreateParams_field(self):
        return self.known.new_id(self.random)

    def value_form(self):
        return self.random.choice(words.FORMS)

    def value_group(self):
        return self.random.choice(words.GROUPS)

    def value_groups(self):
        return [self.value_group() for _ in range(self.random.randrange(3))]

    def value_order(self):
        return [self.known.id(self.random) for _ in range(self.random.randrange(5))]

    def value_page(self):
        return self.random.choice(words.PAGES)

    def value_pages(self):
        """Mostly such as one form can have together."""
        pages = [self.structure("Page") for _ in range(self.random.randrange(4))]
        if self.random.random() < 0.1:
            return pages
        seen = set()
        for page in pages:
            for name in ("groups", "fields"):
                if name in page:
                    page[name] = [each for each in page[name] if (name, each) not in seen and not seen.add((name, each))]
        return [page for page in pages if ("page", page["page"]) not in seen and not seen.add(("page", page["page"]))]

    def value_section(self):
        return self.random.choice(words.SECTIONS)

    def value_sections(self):
        names = self.random.sample(sorted(set(words.SECTIONS)), self.random.choice([0, 1, 1, 2]))
        return [{**self.structure("Section"), "section": name} for name in names]

    def value_Section_fields(self):
        return [self.structure("SectionField") for _ in range(self.random.randrange(1, 4))]

    def value_SectionField_field(self):
        return self.random.choice(words.ROW_FIELDS)

    def value_unique(self):
        return self.random.sample(words.ROW_FIELDS, self.random.choice([1, 1, 2]))

    def value_row(self):
        return self.random.choice([1, 1, 2, 2, 3, 4, 9])

    def value_at(self):
        return self.random.choice([0, 0, 1, 2, 5])

    value_SectionMoveParams_to = value_at
    value_least = value_at

    def value_most(self):
        return self.random.choice([1, 2, 3, 5, 1000])

    def value_SectionAddParams_texts(self):
        return {name: words.content(self.random) for name in self.random.sample(words.ROW_FIELDS, 2)}

    def value_after(self):
        return self.known.id(self.random)

    def value_fields(self):
        return list(dict.fromkeys(self.known.id(self.random) for _ in range(self.random.randrange(1, 4))))

    def value_FormOpenParams_fields(self):
        """Mostly new fields, of the form that is opened: no field replaces another there."""
        made = {}
        for _ in range(self.random.randrange(1, 4)):
            each = self.structure("FieldCreateParams")
            if self.random.random() < 0.9:
                each.pop("form", None)
                each = {name: False if name == "replace" else value for name, value in each.items()}
            made[each.get("field", id(each))] = each
        return list(made.values())

    value_on = value_after

    def value_Validation_on(self):
        moments = self.model.values("ValidationMoment")
        return self.random.sample(moments, self.random.randrange(len(moments) + 1))

    def value_version(self):
        return self.known.version(self.random, self.field)

    def value_ClientInfo_version(self):
        return "1.2"

    def value_limit(self):
        return self.random.choice([0, 1, 2, 10000, 10001, 2**53 - 1])

    def value_index(self):
        return self.random.choice([0, 0, 1, 2, 3])

    def value_count(self):
        return self.random.choice([0, 1, 2, 3, 50, 2**53 - 1])

    def value_text(self):
        return words.content(self.random)

    value_value = value_typed = value_text

    def value_SetTraceParams_value(self):
        return self.random.choice(self.model.values("TraceValue"))

    def value_insert(self):
        return "" if self.random.random() < 0.15 else words.typed_text(self.random)

    def value_input(self):
        return words.typed_text(self.random)

    def value_FieldEditParams_text(self):
        """Mostly the text that is there, changed as keys or a paste do."""
        random = self.random
        shown = self.known.text(self.field)
        if shown is None or random.random() < 0.2:
            return words.content(random)
        start = random.randrange(len(shown) + 1)
        end = min(len(shown), start + random.choice([0, 0, 0, 1, 1, 2, 5]))
        return shown[:start] + (words.typed_text(random) if random.random() < 0.8 else "") + shown[end:]

    def make_TextRange(self):
        """Mostly within the text, at any offset, inside characters too."""
        random = self.random
        end = alphabet.length(self.known.text(self.field) or "", self.known.encoding)
        if random.random() < 0.05:
            end = random.choice([end + 1, 10000, 2**31, 2**53 - 1])
        start = random.randint(0, end)
        stop = start if random.random() < 0.5 else min(start + random.choice([1, 1, 2, 3, end]), 2**53 - 1)
        return {"start": start, "end": stop}

    def value_composing(self):
        return None if self.random.random() < 0.4 else self.make_TextRange()

    def value_locale(self):
        return self.random.choice(words.LOCALES)

    def value_positionEncodings(self):
        return self.random.choice([["utf-8"], ["utf-32"], ["utf-16"], ["utf-7", "utf-32", "utf-8"], []])

    def value_processId(self):
        return self.random.choice([0, 0, 1])

    def value_minLength(self):
        return self.random.choice([0, 1, 2, 5])

    def value_wait(self):
        """An answer that waits has no place in the order that is checked."""
        return False

    def value_maxLength(self):
        return self.random.choice([5, 8, 12, 30, 100, 2147483647])

    def value_clientTimeout(self):
        return self.random.choice(words.TIMES)

    value_delay = value_clientTimeout

    def value_messages(self):
        return {self.random.choice(words.CODES): alphabet.name(self.random) for _ in range(self.random.randrange(4))}

    def value_choices(self):
        choices = self.random.choice(words.WORD_LISTS + words.CHOICE_LISTS + [[]])
        if self.random.random() < 0.6:
            return choices
        return [{**(each if isinstance(each, dict) else {"label": each}), "shown": self.make_Condition()} for each in choices]

    def value_icon(self):
        return {side: self.random.choice(words.ICONS) for side in ("leading", "trailing") if self.random.random() < 0.6}

    def value_state(self):
        return self.random.choice(words.STATES[self.known.appearance(self.field)] if self.random.random() < 0.8
                                  else words.STATES["native"])

    def value_owner(self):
        return self.random.choice(words.OWNERS)

    def value_code(self):
        return self.random.choice(words.CODES)

    def value_client(self):
        return self.known.validates and self.random.random() < 0.6

    def value_TypeDescribeParams_type(self):
        return self.random.choice(self.known.type_names())

    def snapshot(self):
        return self.known.snapshot(self.random)

    # What goes together

    def finish_FieldCreateParams(self, value):
        if "field" not in value and self.random.random() < 0.7:
            value["field"] = self.value_FieldCreateParams_field()
        if "type" not in value and self.random.random() < 0.6:
            value["type"] = self.make_TypeReference()
        if "validation" not in value and self.random.random() < 0.25:
            value["validation"] = self.structure("Validation")
        if self.known.validates and self.random.random() < 0.2:
            validation = value.get("validation") or value.setdefault("validation", {})
            phase = self.random.choice(["live", "final"])
            validation[phase] = {**(validation.get(phase) or {}), "client": True}
        if "validation" in value and self.random.random() < 0.6:
            # Few rules can be held by a text of just any type.
            value.pop("type", None)
        if self.random.random() < 0.3 and not {"text", "value", "typed"} & value.keys():
            value["text"] = words.content(self.random)
        if "state" in value:
            value["state"] = self.random.choice(words.STATES[value.get("appearance", "native")])
        if "field" in value and value["field"] in self.known.fields and self.random.random() < 0.8:
            value["replace"] = True
        return value

    def finish_FieldActionParams(self, value):
        if value["action"] == "pick":
            value["index"] = self.value_index()
        return value

    def finish_LiveValidation(self, value):
        if "rules" not in value and self.random.random() < 0.5:
            value["rules"] = [self.make_Rule() for _ in range(self.random.choice([1, 1, 2, 3]))]
        return value

    finish_FinalValidation = finish_LiveValidation

    def finish_FieldEditParams(self, value):
        if "composing" not in value and self.random.random() < 0.06:
            value["composing"] = self.make_TextRange()
        return value

    def finish_FieldUpdateParams(self, value):
        if not value["set"]:
            value["set"] = {"text": words.content(self.random)}
        return value

    def finish_FieldReportParams(self, value):
        if "version" in value and self.random.random() < 0.7:
            value["version"] = self.known.latest(value["field"])
        return value

    def finish_Section(self, value):
        """Mostly one that holds together."""
        random = self.random
        fields = {field["field"]: field for field in value["fields"]} or {"a": {"field": "a"}}
        if random.random() < 0.9:
            value["fields"] = list(fields.values())
            value["least"] = min(value.get("least", 0), value.get("most", 5))
            value["unique"] = [name for name in value.get("unique", []) if name in fields]
        if random.random() < 0.8:
            value.pop("page", None)
        if random.random() < 0.3:
            value["title"] = alphabet.name(random)
        if "rules" in value or random.random() < 0.2:
            own = ["." + name for name in fields]
            value["rules"] = [{"rule": random.choice(self.model.values("GroupRuleKind")),
                               "fields": random.sample(own, random.randrange(1, len(own) + 1))}]
        return value

    def finish_SectionRowParams(self, value):
        """Mostly of a row that is there."""
        rows = self.known.rows()
        if rows and self.random.random() < 0.8:
            form, value["section"], value["row"] = self.random.choice(rows)
            value.pop("form", None)
            if form:
                value["form"] = form
        return value

    finish_SectionMoveParams = finish_SectionRowParams

    def finish_FormOpenParams(self, value):
        """Mostly its sections are on pages of its own."""
        if value.get("sections") and not value.get("pages") and self.random.random() < 0.4:
            value["pages"] = [{"page": self.value_page()}]
        pages = [page["page"] for page in value.get("pages", [])]
        for section in value.get("sections", []):
            if pages and self.random.random() < 0.7:
                section["page"] = self.random.choice(pages)
        return value

    def finish_GroupRule(self, value):
        if "on" in value:
            value["on"] = self.random.choice(value["fields"])
        return value

    def make_TypeReference(self):
        random = self.random
        if self.known.own_types and random.random() < 0.2:
            return random.choice(sorted(self.known.own_types))
        type = random.choice(self.known.types)
        chosen = words.parameters(random, type)
        if not chosen and random.random() < 0.7:
            return type["name"]
        return {"name": type["name"], **chosen}

    def make_TypeDefinition(self):
        random = self.random
        base = random.choice(["phrase", "name", "zip", "date", "email"] + sorted(self.known.own_types))
        value = {"name": random.choice(words.OWN_TYPES), "description": alphabet.name(random), **words.own_type(random, base, self.known.types)}
        for owner, member in self.model.members("TypeDefinition"):
            name = member["name"]
            if name in ("priority", "keyboard", "secure", "messages", "blanks", "live", "final", "transform", "overwrite", "eager",
                        "maxLength") and random.random() < self.richness:
                value[name] = self.member(owner, member)
        return value

    def make_Rule(self):
        random = self.random
        names = [name for name in self.model.rules if self.depth < 2 or "rules" not in self.parameters_of(name)]
        rule = random.choice(names)
        value = {"rule": rule}
        self.depth += 1
        for parameter in self.model.rules[rule]["parameters"]:
            if not parameter.get("optional") or random.random() < 0.6:
                made = getattr(self, f"rule_{rule}_{parameter['name']}", None) or getattr(self, "rule_" + parameter["name"], None)
                value[parameter["name"]] = made() if made else self.value(parameter["type"])
        self.depth -= 1
        if rule == "length":
            value = {"rule": rule, **self.lengths(value)}
        if rule == "checksum" and random.random() < 0.9:
            value = {"rule": rule, **self.checksum()}
        if rule == "range" and "min" in value and "max" in value:
            value["max"] = value["min"] + random.choice([1, 10, 1e6])
        for _, member in self.model.members("Rule"):
            if member["name"] != "rule" and random.random() < 0.25:
                value[member["name"]] = self.value_code() if member["name"] == "code" else self.value(member["type"])
        return value

    def make_Condition(self):
        """Mostly about a field that is there, whose rules name no other."""
        random = self.random
        if random.random() < (0.4 if self.depth == 0 else 0.1):
            return random.random() < 0.5
        self.depth += 1
        if self.depth < 4 and random.random() < 0.3:
            value = {"rule": random.choice(["all", "any", "not"]), "rules": [self.make_Condition() for _ in range(random.choice([0, 1, 2]))]}
        else:
            value = {name: each for name, each in self.make_Rule().items() if name not in ("severity", "message", "code", "when")}
        self.depth -= 1
        if "field" not in value and random.random() < 0.95:
            value["field"] = self.known.id(random)
        return value

    def make_Total(self):
        """Mostly of fields that are there, some of them in rows."""
        random = self.random
        self.depth += 1
        kind = random.choice(["field", "field", "sum", "product", "count"]) if self.depth < 4 else "field"
        if kind == "field":
            value = random.choice([self.known.id(random), "items[].amount", ".amount"]) if random.random() < 0.4 else self.known.id(random)
        elif kind == "count":
            value = {"count": random.choice(["items", "", "people"])}
        else:
            value = {kind: [self.make_Total() for _ in range(random.choice([0, 1, 2, 3]))]}
        self.depth -= 1
        return self.with_constants(value) if random.random() < 0.3 else value

    def with_constants(self, total):
        random = self.random
        numbers = [-7.25, -1, 0, 0.19, 2, 1000]
        if isinstance(total, str):
            total = {"field": total}
            if random.random() < 0.5:
                total["otherwise"] = random.choice(numbers)
        # Mostly in their order.
        least, most = sorted(random.choices(numbers, k=2), reverse=random.random() < 0.05)
        given = {"times": random.choice(numbers), "plus": random.choice(numbers), "min": least, "max": most}
        return total | {name: number for name, number in given.items() if random.random() < 0.4}

    def parameters_of(self, rule):
        return [parameter["name"] for parameter in self.model.rules[rule]["parameters"]]

    def lengths(self, value):
        if "exact" in value and self.random.random() < 0.7:
            return {key: value[key] for key in ("exact", "unit") if key in value}
        value.pop("exact", None)
        if "min" in value and "max" in value:
            value["min"], value["max"] = sorted([value["min"], value["max"]])
        return {key: each for key, each in value.items() if key != "rule"}

    def checksum(self, depth=0):
        """Mostly one that does not contradict itself."""
        random = self.random
        value = {"algorithm": random.choice(self.model.values("ChecksumAlgorithm"))}
        if random.random() < 0.4:
            value.update(random.choice([{"from": 2}, {"through": -2}, {"from": 1, "through": 4}, {"from": -3, "through": -1}]))
        if value["algorithm"] == "luhn" and random.random() < 0.3:
            value["alphabet"] = random.choice(["0123456789ABCDEF", "ab", "😀ß"])
        if value["algorithm"] != "weighted" and random.random() < 0.5:
            return value
        value["algorithm"] = "weighted"
        value["modulus"] = random.choice([2, 10, 11, 97])
        value["weights"] = random.choice([[3, 1], [2, 3, 4, 5, 6, 7], [0, -1, 10], [1]])
        for name, chance, made in [
                ("fromEnd", 0.3, True), ("add", 0.2, random.choice([1, -7, 79])), ("products", 0.2, random.choice(["whole", "digits"]))]:
            if random.random() < chance:
                value[name] = made
        if random.random() < 0.3:
            value.update(alphabet="01X", values=[0, 1, 10], weights=[[0, 5, 1], 2])
        if random.random() < 0.5:
            value["remainders"] = [random.randrange(value["modulus"])]
        else:
            value["characters"] = "".join(random.choice("0123456789-") for _ in range(value["modulus"] - 1)) + "-0"[depth]
            if random.random() < 0.4:
                value["check"] = random.choice([1, 3, -1])
            if depth == 0 and random.random() < 0.5:
                value["otherwise"] = self.checksum(1)
        return value

    def rule_pattern(self):
        return self.random.choice(words.PATTERNS)

    def rule_characters(self):
        return self.random.choice(words.CLASSES)

    def rule_values(self):
        return self.random.choice(words.WORD_LISTS)

    def rule_text(self):
        return self.random.choice(["a", "1", "x", "Str", "", "👩‍👧"])

    def rule_field(self):
        return self.known.id(self.random)

    def rule_rules(self):
        return [self.make_Rule() for _ in range(self.random.choice([1, 1, 2]))]

    def rule_equals_value(self):
        return self.random.choice(["", "1", 7, 1.5, True, False, "red", words.content(self.random)])

    def rule_atLeast(self):
        return self.random.choice([0, 1, 2, 3])

    def rule_length_min(self):
        return self.random.choice([0, 1, 3, 5])

    def rule_length_max(self):
        return self.random.choice([5, 8, 100, 2147483647])

    def rule_length_exact(self):
        return self.random.choice([1, 3, 5])

    def rule_range_min(self):
        return self.random.choice([0, -5, 1, 0.5])

    def rule_range_max(self):
        return self.random.choice([10, 99.5, 100])

    def rule_range_step(self):
        return self.random.choice([1, 0.5, 0.25, 3])

    def rule_dateRange_min(self):
        return self.random.choice(words.DATES[:4])

    def rule_dateRange_max(self):
        return self.random.choice(["today+2y", "2099-12-31"])
