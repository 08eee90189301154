/** The server in the page: the daemon's own engine as WebAssembly. */

import { ServerNotFound } from "../call.ts";
import type { Connect, Transport, TransportListener } from "../transport.ts";

/** Where the server comes from: an address, or a module that was compiled before. */
export type WasmSource = string | URL | WebAssembly.Module;

/** How a server in the page is set up. */
export interface WasmOptions {
  /** By default `field-server.wasm` beside this package's modules. */
  source?: WasmSource;
  /** Flags of the daemon's, such as `--max-fields=100`. */
  flags?: readonly string[];
}

/** What the module exports. */
interface Door {
  memory: WebAssembly.Memory;
  input(capacity: number): number;
  open(length: number): number;
  receive(length: number, milliseconds: number, day: number): number;
  output(): number;
  deadline(): number;
  exitCode(): number;
}

// Browsers wait at most so long, and run what is to wait longer at once.
const LONGEST_WAIT = 2 ** 31 - 1;
const EXIT_OF_TRAP = -1;
const compiled = new Map<string, Promise<WebAssembly.Module>>();

/**
 * Starts the server in this page, or in this worker. What is asked is answered before the call returns: a widget is
 * drawn once a key.
 */
export function wasm(options: WasmOptions = {}): Connect {
  const source = options.source ?? new URL("../field-server.wasm", import.meta.url);
  return async (listener) => {
    const module = source instanceof WebAssembly.Module ? source : await compile(String(source));
    const instance = await WebAssembly.instantiate(module, {});
    return new PageServer(instance.exports as unknown as Door, options.flags ?? [], listener);
  };
}

/** Compiles a module once. */
function compile(address: string): Promise<WebAssembly.Module> {
  let module = compiled.get(address);
  if (!module) {
    compiled.set(address, module = load(address));
    module.catch(() => compiled.delete(address));
  }
  return module;
}

async function load(address: string): Promise<WebAssembly.Module> {
  const response = await fetch(address);
  if (!response.ok) throw new ServerNotFound(`${address} can't be had: ${response.status}`);
  // A server that does not know the type of such files is no reason to fail.
  const isTyped = response.headers.get("Content-Type")?.startsWith("application/wasm");
  if (isTyped && "compileStreaming" in WebAssembly) return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

/** One instance of the module: a process that has no pipes. */
class PageServer implements Transport {
  #encoder = new TextEncoder();
  #decoder = new TextDecoder();
  #waiting: string[] = [];
  #isWorking = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #due = Infinity;
  #exit: number | undefined;

  constructor(private readonly door: Door, flags: readonly string[], private readonly listener: TransportListener) {
    if (door.open(this.#put(["--framing=line", ...flags].join(" "))) === 0) {
      throw new ServerNotFound(`a flag is not known: ${flags.join(" ")}`);
    }
  }

  /** What comes in while answers are given waits for the last of them, so that all keep their order. */
  send(body: string): void {
    if (this.#exit !== undefined) return;
    this.#waiting.push(body + "\n");
    if (!this.#isWorking) this.#work();
  }

  #work(): void {
    this.#isWorking = true;
    try {
      for (let body = this.#waiting.shift(); body !== undefined; body = this.#waiting.shift()) this.#receive(body);
    } finally {
      this.#isWorking = false;
    }
    this.#schedule();
  }

  #receive(body: string): void {
    let said = "";
    try {
      const count = this.door.receive(this.#put(body), performance.now(), today());
      if (count > 0) said = this.#decoder.decode(new Uint8Array(this.door.memory.buffer, this.door.output(), count));
    } catch (error) {
      console.error("field-client: the server has trapped", error);
      this.#finish(EXIT_OF_TRAP);
      return;
    }
    for (const line of said.split("\n")) if (line !== "") this.listener.message(line);
    const code = this.door.exitCode();
    if (code >= 0) this.#finish(code);
  }

  /** Writes a text where the module reads; its length in bytes. */
  #put(text: string): number {
    const capacity = text.length * 3;
    const address = this.door.input(capacity);
    return this.#encoder.encodeInto(text, new Uint8Array(this.door.memory.buffer, address, capacity)).written;
  }

  /** Wakes the server when something is due. */
  #schedule(): void {
    if (this.#exit !== undefined) return;
    const due = this.door.deadline();
    if (due === this.#due) return;
    clearTimeout(this.#timer);
    this.#due = due;
    if (due === Infinity) return;
    this.#timer = setTimeout(() => {
      this.#due = Infinity;
      if (!this.#isWorking) this.#waiting.unshift("");
      if (!this.#isWorking) this.#work();
    }, Math.min(LONGEST_WAIT, Math.max(0, due - performance.now())));
  }

  kill(): void {
    this.#finish(EXIT_OF_TRAP);
  }

  ended(): Promise<number> {
    this.#finish(EXIT_OF_TRAP);
    return Promise.resolve(this.#exit ?? 0);
  }

  #finish(code: number): void {
    if (this.#exit !== undefined) return;
    this.#exit = code;
    this.#waiting = [];
    clearTimeout(this.#timer);
    // Nobody is told of an end while it still asks.
    queueMicrotask(() => this.listener.end(code));
  }
}

/** The day as the server is told it, 20261123. */
function today(): number {
  const now = new Date();
  return now.getFullYear() * 10_000 + (now.getMonth() + 1) * 100 + now.getDate();
}
