"""Compares the plural rules of protocol/messages with those of the Unicode CLDR, and writes them anew with --write.

    python3 .ci/tables/plural_rules.py [--write] [FOLDER]
"""

import json
import pathlib
import sys

import cldr

rules = {}
for group in cldr.supplemental("plurals").iter("pluralRules"):
    for language in group.get("locales").split():
        rules[language] = {rule.get("count"): rule.text.split("@")[0].strip() for rule in group}

# 101 and the like are as 2 since CLDR 42.
rules["ro"]["few"] = "v != 0 or n = 0 or n != 1 and n % 100 = 1..19"

stale = []
for path in sorted((pathlib.Path(__file__).parents[2] / "protocol" / "messages").glob("*.json")):
    messages = json.loads(path.read_text("utf-8"))
    known = rules[path.stem.split("-")[0]]
    if messages["plurals"] != known:
        stale.append(path.stem)
        if "--write" in sys.argv:
            messages["plurals"] = known
            text = json.dumps(messages, ensure_ascii=False, indent=2)
            path.write_text(text.replace("\u2066", "\\u2066").replace("\u2069", "\\u2069") + "\n", "utf-8")
print("other than CLDR:", ", ".join(stale) or "none")
sys.exit(bool(stale) and "--write" not in sys.argv)
