"""How long many rows take: `FIELD_SERVER=… python tests/measure_rows.py`. Not a test.

Where pydantic is installed, it is measured beside, with fields that ask the same of texts as far as it can.
"""

import datetime
import decimal
import time
from typing import Annotated

from field_client import BlockingClient

try:
    import pydantic
except ImportError:
    pydantic = None

ROWS = 10_000
TYPES = {"email": "email", "zip": "zip", "age": "age", "phone": "phone", "date": "date", "amount": {"name": "number", "decimals": 2}}
GOOD = {"zip": "94105", "age": "36", "phone": "5552234567", "date": "12/31/2024"}


def main():
    rows = [{**GOOD, "email": f"ada{number}@example.com", "amount": f"{number}.5"} for number in range(ROWS)]
    wrong = [{**row, "email": "ada"} if number % 20 == 0 else row for number, row in enumerate(rows)]
    with BlockingClient() as client:
        form = client.form({"title": "Rows", "fields": [{"field": name, "type": type} for name, type in TYPES.items()]})
        for what, check in [
            ("all right", lambda: client.check(TYPES, rows)),
            ("all right, findings only", lambda: client.check(TYPES, rows, findings_only=True)),
            ("one in twenty wrong", lambda: client.check(TYPES, wrong)),
            ("one in twenty wrong, by a form", lambda: form.check(wrong)),
        ]:
            result = measured(what, check)
            print(f"    {len(result.findings)} findings")
    if pydantic is not None:
        measured("one in twenty wrong, by pydantic", lambda: reference(wrong))


def measured(what, check):
    """Prints the least time of some, and what of it was this program's own."""
    times = []
    for _ in range(10):
        start, own = time.perf_counter(), time.process_time()
        result = check()
        times.append((time.perf_counter() - start, time.process_time() - own))
    least, own = (min(each) for each in zip(*times))
    print(f"{least:.3f} s, {own:.3f} of them in Python: {ROWS:,} rows of {len(TYPES)} columns, {what}")
    return result


def reference(rows):
    """What pydantic finds wrong."""

    def day(text):
        month, number, year = text.split("/")
        return datetime.date(int(year), int(month), int(number))

    class Record(pydantic.BaseModel):
        email: str = pydantic.Field(pattern=r"^[^@\s]+@[^@\s]+\.[^@\s]+$")
        zip: str = pydantic.Field(pattern=r"^\d{5}$")
        age: int = pydantic.Field(ge=0, le=150)
        phone: str = pydantic.Field(pattern=r"^\d{10}$")
        date: Annotated[datetime.date, pydantic.BeforeValidator(day)]
        amount: decimal.Decimal = pydantic.Field(decimal_places=2)

    errors = []
    for row in rows:
        try:
            Record.model_validate(row)
        except pydantic.ValidationError as error:
            errors += error.errors()
    return errors


if __name__ == "__main__":
    main()
