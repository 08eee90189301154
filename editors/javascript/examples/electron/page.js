// @ts-check
// In the page: `<field-input>` and `<field-form>` as anywhere, with the program's daemon for a server.
import { port } from "field-client";
import { define, useServer } from "field-client/elements";

globalThis.addEventListener("message", ({ source, data, ports: [given] }) => {
  if (source !== globalThis.window || data !== "field-server" || !given) return;
  useServer(port(() => given, () => given.close()));
  define();
});
