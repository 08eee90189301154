"""A form file in a window: `python -m field_qt FILE`. What was submitted is printed as JSON."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from field_client.protocol import Appearance
from field_client.wire import write
from PySide6.QtWidgets import QApplication

from .appearance import palette
from .form import FieldForm
from .server import FieldServer


def main() -> int:
    parser = argparse.ArgumentParser(prog="field-qt", description="Shows a form file in a window.")
    parser.add_argument("form", type=Path, nargs="?", default=Path(__file__).with_name("checkout.json"))
    parser.add_argument("--server", help="the field-server to start")
    parser.add_argument("--appearance", choices=[each.value for each in Appearance], default="native")
    parser.add_argument("--theme", choices=["day", "night"], help="else as the system says")
    parser.add_argument("--secure", action="store_true", help="print secrets too")
    parser.add_argument("--follow", action="store_true", help="go on where nothing more can be typed")
    options, rest = parser.parse_known_args()
    application = QApplication([sys.argv[0], *rest])
    application.setApplicationName("field-qt")
    if options.theme:
        application.setPalette(palette(options.theme == "night"))
    server = FieldServer(options.server)
    form = FieldForm(server, options.form, appearance=options.appearance, secure=options.secure, follow=options.follow)
    form.setWindowTitle(form.form.title)
    form.resize(600, 720)

    def submitted(result: object) -> None:
        print(json.dumps(write(result), ensure_ascii=False, indent=2))
        application.exit(0)

    form.submitted.connect(submitted)
    form.show()
    # A window that was closed submitted nothing.
    application.lastWindowClosed.connect(lambda: application.exit(1))
    return application.exec()


if __name__ == "__main__":
    sys.exit(main())
