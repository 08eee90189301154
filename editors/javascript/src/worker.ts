/** The script of a worker that keeps a server. */

import { type Port, serve } from "./transports/port.ts";
import { wasm } from "./transports/wasm.ts";

const source = decodeURIComponent(globalThis.location.hash.slice(1));
serve(globalThis as unknown as Port, wasm(source ? { source } : {}));
