"""Drives a form in a page of Chromium for editors/measure.py: measure_form.py FORM KEYS.

A line is written behind each part, and one awaited before the next. The page types by itself, as the browser's own editing does it, each
key when the one before is painted; so no time of WebDriver's is measured. The browser has been started before.
"""

import functools
import http.server
import sys
import threading
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "browser"))
from conftest import PACKAGE, Files, start_chromium

PATIENCE = 300


class FormFiles(Files):
    """The package's files, and the form."""

    def do_GET(self):
        if self.path != "/form.json":
            return super().do_GET()
        content = Path(sys.argv[1]).read_bytes()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)


def part(line="done"):
    print(line, flush=True)
    sys.stdin.readline()


def main(keys):
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(FormFiles, directory=PACKAGE))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    driver = start_chromium()
    driver.set_script_timeout(PATIENCE)

    def run(script):
        driver.execute_async_script(f"const done = [...arguments].pop(); (async () => {{ {script} }})().then(() => done(null))")

    try:
        part("ready")
        driver.get(f"http://127.0.0.1:{server.server_address[1]}/tests/measure.html")
        run("await open();")
        part()
        run("await settle(); await go('f5');")
        part()
        run(f"for (let n = 0; n < {keys}; n++) await type('f5', 'abc'[n % 3]);")
        part()
        run("await go('f1'); await settle();")
        part()
        run(f"for (let n = 0; n < {keys // 2}; n++) {{ await type('f1', ''); await type('f1', 'q'); }}")
        part()
    finally:
        driver.quit()
        server.shutdown()


main(int(sys.argv[2]))
