"""`field-textual FORM.json`: fills in a form, and prints what is in it as JSON."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from field_client import ServerNotFound, answers, find_server

from .app import FormApp


def main() -> int:
    parser = argparse.ArgumentParser(prog="field-textual", description="Fills in a form in the terminal.")
    parser.add_argument("form", nargs="?", help="a form file; without one, a checkout", metavar="FORM.json")
    parser.add_argument("--server", help="the field-server to start")
    parser.add_argument("--secure", action="store_true", help="print the contents of secure fields too")
    arguments = parser.parse_args()
    try:
        find_server(arguments.server)
        app = FormApp(
            arguments.form or Path(__file__).with_name("checkout.json"),
            secure=arguments.secure,
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
