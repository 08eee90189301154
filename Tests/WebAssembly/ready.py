#!/usr/bin/env python3
"""How long a page in Chromium waits for the module: from its first byte to the answer to `initialize`.

    Tests/WebAssembly/ready.py field-server.wasm [COUNT]      needs selenium, Chromium and its driver, as `editors/javascript/setup` installs them
"""

import functools
import http.server
import pathlib
import statistics
import sys
import threading

from selenium import webdriver

PAGE = b"""<!doctype html><title>ready</title><script type=module>
const encoder = new TextEncoder();
const decoder = new TextDecoder();
window.measure = async (isStreaming) => {
    const response = isStreaming ? fetch('module.wasm?' + Math.random()) : await fetch('module.wasm');
    const bytes = isStreaming ? undefined : await response.arrayBuffer();
    const begin = performance.now();
    const module = await (isStreaming ? WebAssembly.compileStreaming(response) : WebAssembly.compile(bytes));
    const compiled = performance.now();
    const { exports: door } = await WebAssembly.instantiate(module);
    const put = (text) => {
        const bytes = encoder.encode(text);
        const address = door.input(bytes.length);
        new Uint8Array(door.memory.buffer, address, bytes.length).set(bytes);
        return bytes.length;
    };
    door.open(put('--framing=line'));
    const message = { jsonrpc: '2.0', id: 1, method: 'initialize', params: { capabilities: { presentation: true } } };
    const count = door.receive(put(JSON.stringify(message) + '\\n'), performance.now(), 20261121);
    const said = decoder.decode(new Uint8Array(door.memory.buffer, door.output(), count));
    const ready = performance.now();
    const send = (id, method, params) => {
        const count = door.receive(put(JSON.stringify({ jsonrpc: '2.0', id, method, params }) + '\\n'), performance.now(), 20261121);
        return decoder.decode(new Uint8Array(door.memory.buffer, door.output(), count));
    };
    send(2, 'field/create', { field: 'f', type: 'card' });
    for (const input of '4242') send(3, 'field/edit', { field: 'f', input });
    const typed = performance.now();
    const text = JSON.parse(send(4, 'field/get', { field: 'f' })).result.text;
    return { compiled: compiled - begin, ready: ready - begin, typed: typed - begin, text, name: JSON.parse(said).result.serverInfo.name };
};
</script>"""


class Pages(http.server.BaseHTTPRequestHandler):
    def __init__(self, module, *arguments):
        self.module = module
        super().__init__(*arguments)

    def do_GET(self):
        is_module = self.path.startswith("/module.wasm")
        body = self.module if is_module else PAGE
        self.send_response(200)
        self.send_header("Content-Type", "application/wasm" if is_module else "text/html")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


def main():
    module = pathlib.Path(sys.argv[1]).read_bytes()
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 15
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Pages, module))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    options = webdriver.ChromeOptions()
    for argument in ("--headless=new", "--no-sandbox", "--disable-dev-shm-usage"):
        options.add_argument(argument)
    driver = webdriver.Chrome(options=options)
    try:
        for is_streaming in (False, True):
            results = []
            for _ in range(count):
                # A new page each time: nothing that was compiled is kept.
                driver.get(f"http://127.0.0.1:{server.server_port}/")
                result = driver.execute_script("return window.measure(arguments[0])", is_streaming)
                assert result["text"] == "4242" and result["name"] == "field-server", result
                results.append(result)
            figures = ", ".join(
                f"{name} {statistics.median(r[name] for r in results):.0f} ms (least {min(r[name] for r in results):.0f})"
                for name in ("compiled", "ready", "typed"))
            print(f"{'streamed' if is_streaming else 'from memory'}: {figures}")
    finally:
        driver.quit()
        server.shutdown()


main()
