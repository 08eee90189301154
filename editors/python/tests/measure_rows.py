"""How long many rows take: `FIELD_SERVER=… python tests/measure_rows.py`. Not a test."""

import time

from field_client import BlockingClient

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
            times = []
            for _ in range(5):
                start = time.perf_counter()
                result = check()
                times.append(time.perf_counter() - start)
            print(f"{min(times):.3f} s: {ROWS:,} rows of {len(TYPES)} columns, {what}: {len(result.findings)} findings")


if __name__ == "__main__":
    main()
