#!/usr/bin/env python3
"""From a key to diagnostics, beside other language servers: editors/lsp/speed.py DAEMON [FIELDS ...]

Each server has a document of about the same length open; a digit is typed, each time another one, and taken back, and what counts is how long
it takes until the diagnostics of that version are there, pushed or asked for; where Linux tells it, also the processor time of the server. Servers
that are not installed are left out.
"""

import json
import pathlib
import shutil
import statistics
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).parent / "tests"))
from pipe import Server  # noqa: E402

KEYS = 200


def processor_time(process):
    """The milliseconds that all threads of a process have run; nothing where that is not told."""
    tasks = pathlib.Path(f"/proc/{process}/task")
    if not tasks.exists():
        return 0
    return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks.iterdir()) / 1e6


def measure(command, folder, name, language, text, place, pulls):
    """The milliseconds that keys at a line's end, or behind a text in it, take, and those of the processor."""
    line, behind = place if isinstance(place, tuple) else (place, None)
    path = folder / name
    path.write_text(text)
    uri = path.as_uri()
    server = Server(command, folder, pulls)
    server.tell("textDocument/didOpen", {"textDocument": {"uri": uri, "languageId": language, "version": 0, "text": text}})
    server.diagnostics(uri, 0)
    content = text.split("\n")[line]
    end = len(content) if behind is None else content.index(behind) + len(behind)
    times, work = [], []
    for key in range(1, KEYS + 1):
        typed = key % 2
        place = {"line": line, "character": end}
        range_ = {"start": place, "end": {"line": line, "character": end + 1 - typed}}
        digit = str(key // 2 % 10) if typed else ""
        before, start = processor_time(server.process.pid), time.perf_counter()
        server.tell("textDocument/didChange", {"textDocument": {"uri": uri, "version": key},
                                               "contentChanges": [{"range": range_, "text": digit}]})
        server.diagnostics(uri, key)
        times.append((time.perf_counter() - start) * 1000)
        work.append(processor_time(server.process.pid) - before)
    server.end()
    return times, work


def filled_form(folder, count):
    """A form of so many fields, filled in."""
    kinds = ["name", "phone", "date", "email"]
    fields = [{"field": f"f{place}", "type": kinds[place % 4], "label": f"Field {place}"} for place in range(count)]
    (folder / f"form{count}.json").write_text(json.dumps({"title": "Speed", "fields": fields}))
    values = ["Ada", "(212) 555-1234", "12/25/2024", "ada@example.com"]
    return f"form: form{count}.json\n" + "".join(f"Field {place}: {values[place % 4]}\n" for place in range(count))


def form_file(count):
    fields = [{"field": f"f{place}", "type": "name", "label": f"Field {place}"} for place in range(count)]
    text = json.dumps({"title": "Speed", "fields": fields}, indent=2)
    return text.replace('"title": "Speed"', '"title":\n"Speed",\n"$schema": "form.schema.json"')


def entangled_form_file(count):
    """One in which each fifth field shows by what another one says."""
    fields = json.loads(form_file(count))["fields"]
    for place in range(4, count, 5):
        fields[place]["shown"] = {"rule": "empty", "field": f"f{place - 1}"}
    return json.dumps({"$schema": "form.schema.json", "title": "Speed", "fields": fields}, indent=2)


def main():
    daemon = sys.argv[1]
    counts = [int(one) for one in sys.argv[2:]] or [40, 2000, 10000]
    ruff = shutil.which("ruff") or str(pathlib.Path(__file__).parent / ".venv/bin/ruff")
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        rows = []
        for count in counts:
            rows.append((f"field-server, filled form of {count} fields", [daemon, "lsp"], f"d{count}.form", "form",
                         filled_form(folder, count), 2, False))
        rows.append(("field-server, form file of 20 fields", [daemon, "lsp"], "a.form.json", "json", form_file(20), 2, False))
        rows.append(("field-server, form file of 200 fields", [daemon, "lsp"], "a.form.json", "json", form_file(200), 2, False))
        text = entangled_form_file(200)
        for label, where in [("Field 100", "a label"), ("Field 98", "a field that another one asks")]:
            line = next(number for number, line in enumerate(text.split("\n")) if f'"{label}"' in line)
            rows.append((f"field-server, form file of 200 fields, in {where}", [daemon, "lsp"], "a.form.json", "json", text, (line, label), False))
        lines = 40
        python = "".join(f"value{place} = {place}\n" for place in range(lines))
        rows.append(("ruff, Python of 40 lines", [ruff, "server"], "a.py", "python", python, 2, True))
        code = "".join(f"int value{place} = {place};\n" for place in range(lines)) + "// 1\n"
        rows.append(("clangd, C of 41 lines", ["clangd", "--log=error"], "a.c", "c", code, lines, False))
        for title, command, file, language, text, line, pulls in rows:
            if not shutil.which(command[0]):
                print(f"{title}: not installed")
                continue
            times, work = (sorted(each) for each in measure(command, folder, file, language, text, line, pulls))
            print(f"{title}: {statistics.median(times):.2f} ms, 95 of 100 below {times[len(times) * 19 // 20]:.2f} ms; of the processor "
                  f"{statistics.median(work):.2f} ms, {work[len(work) * 19 // 20]:.2f} ms", flush=True)


if __name__ == "__main__":
    main()
