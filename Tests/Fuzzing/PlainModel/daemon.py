"""A daemon that is asked many things at once."""

import json
import subprocess


class Daemon:
    def __init__(self, path, encoding):
        self.process = subprocess.Popen(
            [path, "--framing", "line", "--slow-turn", "0", "--now", "2026-11-21"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=1 << 20)
        self.ask([("initialize", {"positionEncodings": [encoding], "capabilities": {"presentation": False}})])

    def ask(self, messages):
        """The answers to all of them; what is pushed is passed over."""
        lines = [self.line(number, method, params) for number, (method, params) in enumerate(messages)]
        self.process.stdin.write("".join(lines).encode())
        self.process.stdin.flush()
        answers = []
        for line in self.process.stdout:
            if line.startswith(b'{"jsonrpc":"2.0","id":'):
                answers.append(json.loads(line))
                if answers[-1]["id"] != len(answers) - 1:
                    raise SystemExit(f"the answer to {len(answers) - 1} is missing: {line!r}")
                if len(answers) == len(messages):
                    return answers
        raise SystemExit(f"the daemon is gone ({self.process.wait(10)}), behind {messages[len(answers)]}")

    @staticmethod
    def line(number, method, params):
        # A lone surrogate is what U+FFFD comes from at times.
        text = json.dumps({"jsonrpc": "2.0", "id": number, "method": method, "params": params})
        if number % 3 == 0:
            text = text.replace("\\ufffd", "\\udc00" if number % 2 else "\\ud800")
        return text + "\n"

    def end(self):
        self.process.stdin.close()
        self.process.stdout.read()
        self.process.wait(10)
