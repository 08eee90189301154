"""`field-textual FORM.json`: fills in a form, and prints what is in it as JSON."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from field_client import ServerNotFound, answers, find_server

from .app import FormApp


def environment_locale(environment: Mapping[str, str]) -> str | None:
    """The language of the environment: `de_AT.UTF-8` is `de-AT`."""
    value = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    tag = value.partition(".")[0].partition("@")[0]
    return None if tag in ("", "C", "POSIX") else tag.replace("_", "-")


def read_values(path: str) -> dict[str, Any]:
    """An object of answers."""
    values = json.loads(Path(path).read_text(encoding="utf-8"))
    if not isinstance(values, dict):
        raise ValueError("this is no object of JSON")
    return values


def main() -> int:
    parser = argparse.ArgumentParser(prog="field-textual", description="Fills in a form in the terminal.")
    parser.add_argument("form", nargs="?", help="a form file; without one, a checkout", metavar="FORM.json")
    parser.add_argument("--server", help="the field-server to start")
    parser.add_argument("--locale", help="the language of messages and numbers; else that of the environment", metavar="TAG")
    parser.add_argument("--values", help="fill in an object of answers, such as an earlier one", metavar="FILE.json")
    parser.add_argument("--secure", action="store_true", help="print the contents of secure fields too")
    arguments = parser.parse_args()
    try:
        values = read_values(arguments.values) if arguments.values else None
    except (OSError, ValueError) as error:
        print(f"{arguments.values}: {error}", file=sys.stderr)
        return 1
    try:
        find_server(arguments.server)
        app = FormApp(
            arguments.form or Path(__file__).with_name("checkout.json"),
            secure=arguments.secure,
            values=values,
            locale=arguments.locale or environment_locale(os.environ),
            server=arguments.server,
        )
    except ServerNotFound as error:
        print(error, file=sys.stderr)
        return 1
    except (OSError, ValueError) as error:
        print(f"{arguments.form}: {error}", file=sys.stderr)
        return 1
    result = app.run()
    if result is None:
        return 1
    print(json.dumps(answers(result), indent=2, ensure_ascii=False))
    return 0


if __name__ == "__main__":
    sys.exit(main())
