"""The table of what a client can do: as text, as JSON, and as a page."""

import html
import json

from .vector import CAPABILITIES


class Results:
    """What became of each vector, for each client."""

    def __init__(self):
        self.clients = {}

    def add(self, client, vector, outcome):
        """`outcome` is "passed", "not offered", or what went wrong."""
        outcome = outcome if len(outcome) < 500 else outcome[:240] + " … " + outcome[-240:]
        self.clients.setdefault(client, {}).setdefault(vector.capability, {})[vector.name] = outcome

    def counts(self, client, capability):
        outcomes = list(self.clients[client].get(capability, {}).values())
        offered = [each for each in outcomes if each != "not offered"]
        return offered.count("passed"), len(offered), len(outcomes)

    @property
    def failures(self):
        return [
            (client, capability, name, outcome)
            for client, capabilities in self.clients.items()
            for capability, outcomes in capabilities.items()
            for name, outcome in outcomes.items()
            if outcome not in ("passed", "not offered")
        ]

    def _cell(self, client, capability):
        passed, offered, of = self.counts(client, capability)
        if not of:
            return ""
        if not offered:
            return "–"
        return f"{passed}/{offered}" + (f" of {of}" if offered < of else "")

    def _rows(self):
        for capability, words in CAPABILITIES.items():
            yield capability, words, [self._cell(client, capability) for client in self.clients]
        totals = []
        for client in self.clients:
            sums = [self.counts(client, each) for each in CAPABILITIES]
            totals.append("{}/{} of {}".format(*(sum(each) for each in zip(*sums, strict=True))))
        yield "in all", "vectors passed of those for what the client offers, of all", totals

    def text(self):
        rows = [("", list(self.clients))] + [(capability, cells) for capability, _, cells in self._rows()]
        widths = [max(len(row[1][column]) for row in rows) for column in range(len(self.clients))]
        lines = []
        for name, cells in rows:
            lines.append(f"{name:<13}" + "".join(f"  {cell:>{width}}" for cell, width in zip(cells, widths, strict=True)))
        for client, capability, name, outcome in self.failures:
            lines.append(f"\n{client}: {capability}: {name}\n  {outcome}")
        return "\n".join(line.rstrip() for line in lines)

    def json(self):
        return json.dumps({"clients": self.clients}, indent=2, ensure_ascii=False)

    @classmethod
    def read(cls, *texts):
        """What several runs have written, in one."""
        results = cls()
        for text in texts:
            results.clients.update(json.loads(text)["clients"])
        return results

    def page(self):
        head = "".join(f"<th scope=col>{html.escape(each)}</th>" for each in self.clients)
        rows = []
        for capability, words, cells in self._rows():
            marks = []
            for cell in cells:
                passed, _, rest = cell.partition("/")
                kind = "none" if cell in ("", "–") else "all" if passed == rest.split(" ")[0] else "some"
                marks.append(f"<td class={kind}>{html.escape(cell)}</td>")
            rows.append(f"<tr><th scope=row>{capability}<br><small>{html.escape(words)}</small></th>{''.join(marks)}</tr>")
        failures = "".join(
            f"<li><b>{html.escape(client)}</b>: {html.escape(name)}<br><code>{html.escape(outcome)}</code></li>"
            for client, _, name, outcome in self.failures
        )
        return PAGE.format(head=head, rows="\n".join(rows), failures=f"<h2>What is wrong</h2><ul>{failures}</ul>" if failures else "")


PAGE = """<!doctype html>
<html lang=en>
<meta charset=utf-8>
<meta name=viewport content="width=device-width">
<title>Field Server Protocol: conformance of clients</title>
<style>
body {{ font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; color-scheme: light dark }}
table {{ border-collapse: collapse }}
th, td {{ border-bottom: 1px solid #8884; padding: .4rem .8rem; text-align: right; vertical-align: top }}
th[scope=row] {{ text-align: left; font-weight: 600 }}
small {{ font-weight: 400; opacity: .75 }}
.all {{ color: light-dark(#0a6b2d, #7fd99a) }}
.some {{ color: light-dark(#a11212, #ff9c9c); font-weight: 600 }}
.none {{ opacity: .6 }}
</style>
<h1>Conformance of clients</h1>
<p>Vectors of the kit that each client passes, of those for what it offers. A dash: it does not offer that.</p>
<table>
<thead><tr><td></td>{head}</tr></thead>
<tbody>
{rows}
</tbody>
</table>
{failures}
</html>
"""
