/** The server in a worker, for forms so large that a message takes longer than a picture may. */

import type { Connect } from "../transport.ts";
import { type Port, port } from "./port.ts";

/** Where the worker's script and the server come from; by default they are beside this package's modules. */
export interface WorkerOptions {
  script?: string | URL;
  source?: string | URL;
}

/** Starts the server in a worker of its own. */
export function worker(options: WorkerOptions = {}): Connect {
  const script = new URL(options.script ?? new URL("../worker.js", import.meta.url), globalThis.location?.href);
  if (options.source) script.hash = encodeURIComponent(new URL(options.source, globalThis.location?.href).href);
  return port(
    () => {
      const worker = new Worker(script, { type: "module", name: "field-server" });
      // A script that can't be had, or that fails, says nothing else.
      worker.addEventListener("error", ({ message = "the worker has failed" }) => {
        worker.dispatchEvent(new MessageEvent("message", { data: { failed: message } }));
      });
      return worker as Port;
    },
    (ended) => (ended as Worker).terminate(),
  );
}
