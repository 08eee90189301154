"""A whole checkout as somebody fills it in: the heading that a field is under, its label, and what is typed."""

import json
import os
import pathlib
import pty
import shutil
import subprocess

FORMS = pathlib.Path(__file__).resolve().parents[3] / "protocol" / "forms"
KEYS = [
    ("Customer", "Name", "Ada Lovelace"), ("Customer", "E-mail", "ada@example.com"), ("Customer", "Phone", "4155550100"),
    ("Shipping address", "Street", "1 Main Street"), ("Shipping address", "City", "Springfield"),
    ("Shipping address", "State", "il"), ("Shipping address", "ZIP", "627011234"),
    ("Payment", "Card number", "4111111111111111"), ("Payment", "Name on card", "Ada Lovelace"), ("Payment", "Expires", "1229"),
    ("Payment", "Coupon", "ab123456"),
]
SHOWN = [
    "Name *: Ada Lovelace", "E-mail: ada@example.com", "Phone: (415) 555-0100", "Street *: 1 Main Street", "City *: Springfield",
    "State *: IL", "ZIP *: 62701-1234", "Card number *: 4111 1111 1111 1111", "Name on card *: Ada Lovelace", "Expires *: 12/29",
    "Coupon: AB-123456", "A note to us: Ring twice.", "  Or thrice.",
]
VALUES = {
    "customer.name": "Ada Lovelace", "customer.email": "ada@example.com", "customer.phone": "+14155550100",
    "shipping.zip": "627011234", "card.number": "4111111111111111", "coupon": "AB123456", "note": "Ring twice.\nOr thrice.",
}


def new(folder):
    """A checkout to be filled in, made as the README says."""
    shutil.copy(FORMS / "checkout.json", folder)
    made = subprocess.run([os.environ["FIELD_SERVER"], "new", "checkout.json"], cwd=folder, check=True, capture_output=True)
    (folder / "x.form").write_bytes(made.stdout)
    return folder / "x.form"


def lines(document):
    """The lines of a document that say something."""
    text = document.read_text().splitlines()
    return [each for each in text[1:] if each and not each.startswith(("#", "=")) and not each.endswith(": ")]


def submit(document):
    """The values that it is submitted with, behind the secret that it does not hold."""
    answers = document.with_suffix(".json")
    pid, terminal = pty.fork()
    if pid == 0:
        command = '"$FIELD_SERVER" submit "$1" > "$2"'
        os.execvp("sh", ["sh", "-c", command, "sh", str(document), str(answers)])
    said = b""
    while b"Security code" not in said:
        said += os.read(terminal, 4096)
    os.write(terminal, b"123\r")
    try:
        while os.read(terminal, 4096):
            pass
    except OSError:
        pass  # It has ended.
    _, status = os.waitpid(pid, 0)
    assert status == 0, said
    return json.loads(answers.read_text())
