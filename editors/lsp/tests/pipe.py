"""A language server at the other end of two pipes, without a library in between: what drafts have is in none."""

import json
import subprocess


class Refused(Exception):
    """The answer to a request is an error."""


class Server:
    """A language server at the other end of two pipes."""

    def __init__(self, command, folder, pulls=False, **more):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.last, self.pulls = 0, pulls
        capabilities = {"textDocument": {"publishDiagnostics": {"versionSupport": True}}}
        if pulls:
            capabilities["textDocument"]["diagnostic"] = {}
        capabilities.update(more)
        self.asked = []
        self.ask("initialize", {"processId": None, "rootUri": folder.as_uri(), "capabilities": capabilities,
                                "workspaceFolders": [{"uri": folder.as_uri(), "name": "forms"}]})
        self.tell("initialized", {})

    def write(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def read(self):
        length = 0
        while (line := self.process.stdout.readline().strip()):
            if line.lower().startswith(b"content-length:"):
                length = int(line.split(b":")[1])
        message = json.loads(self.process.stdout.read(length))
        if "id" in message and "method" in message:
            # What a server asks is answered with nothing.
            self.asked.append(message)
            self.write({"id": message["id"], "result": None})
        return message

    def tell(self, method, params):
        self.write({"method": method, "params": params})

    def ask(self, method, params):
        self.last += 1
        self.write({"id": self.last, "method": method, "params": params})
        while True:
            message = self.read()
            if message.get("id") == self.last and "method" not in message:
                if "error" in message:
                    raise Refused(message["error"]["message"])
                return message["result"]

    def diagnostics(self, uri, version):
        """Those of a version of a document."""
        if self.pulls:
            return self.ask("textDocument/diagnostic", {"textDocument": {"uri": uri}})["items"]
        while True:
            message = self.read()
            params = message.get("params", {})
            if message.get("method") == "textDocument/publishDiagnostics" and params["uri"] == uri \
                    and params.get("version") in (version, None):
                return params["diagnostics"]

    def end(self):
        self.process.stdin.close()
        self.process.terminate()
        self.process.wait()
