/** The server in the page: the daemon's own engine as WebAssembly. */

import { ServerNotFound } from "../call.ts";
import type { Connect, Transport, TransportListener } from "../transport.ts";

/** Where the server comes from: an address, or a module that was compiled before. */
export type WasmSource = string | URL | WebAssembly.Module;

/** How a server in the page is set up. */
export interface WasmOptions {
  /** By default `field-server.wasm` beside this package's modules. */
  source?: WasmSource;
  /**
   * Gets a file of a table, such as `field-server.telephone.table`, when a message first needs it. By default it is fetched from
   * beside the module, or from beside this package's modules where that was compiled before.
   */
  table?: (name: string) => Promise<Uint8Array<ArrayBuffer>>;
  /** Flags of the daemon's, such as `--max-fields=100`. */
  flags?: readonly string[];
}

/** What the module exports. */
interface Door {
  memory: WebAssembly.Memory;
  input(capacity: number): number;
  open(length: number): number;
  receive(length: number, milliseconds: number, day: number): number;
  wants(): number;
  take(table: number, length: number, milliseconds: number, day: number): number;
  output(): number;
  deadline(): number;
  exitCode(): number;
}

// Browsers wait at most so long, and run what is to wait longer at once.
const LONGEST_WAIT = 2 ** 31 - 1;
const EXIT_OF_TRAP = -1;
/** The tables that lie in files beside the module, by their numbers. */
const TABLES = ["telephone", "addresses", "messages", "world", "calendar"];
const compiled = new Map<string, Promise<WebAssembly.Module>>();

/**
 * Starts the server in this page, or in this worker. What is asked is answered before the call returns: a widget is
 * drawn once a key.
 */
export function wasm(options: WasmOptions = {}): Connect {
  const beside = new URL("../field-server.wasm", import.meta.url);
  const source = options.source ?? beside;
  const base = source instanceof WebAssembly.Module ? beside : new URL(source, globalThis.location?.href ?? beside);
  const table = options.table ?? ((name) => fetchTable(new URL(name, base)));
  return async (listener) => {
    const module = source instanceof WebAssembly.Module ? source : await compile(String(source));
    const instance = await WebAssembly.instantiate(module, {});
    return new PageServer(instance.exports as unknown as Door, options.flags ?? [], table, listener);
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

async function fetchTable(address: URL): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(address);
  if (!response.ok) throw new ServerNotFound(`${address} can't be had: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
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

  constructor(
    private readonly door: Door,
    flags: readonly string[],
    private readonly table: NonNullable<WasmOptions["table"]>,
    private readonly listener: TransportListener,
  ) {
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

  /** Hands the server what waits, up to a message that needs a table: that goes on when the table is there, and so does the rest. */
  #work(): void {
    this.#isWorking = true;
    let isAsked = false;
    try {
      for (let body = this.#waiting.shift(); body !== undefined; body = this.#waiting.shift()) {
        const message = body;
        this.#hear(() => this.door.receive(this.#put(message), performance.now(), today()));
        isAsked = this.#isAskedForTable();
        if (isAsked) break;
      }
    } finally {
      this.#isWorking = isAsked;
    }
    if (!isAsked) this.#schedule();
  }

  /** Whether the server waits for a table, which is on its way then. */
  #isAskedForTable(): boolean {
    const number = this.#exit === undefined ? this.door.wants() : -1;
    if (number >= 0) void this.#give(number);
    return number >= 0;
  }

  async #give(number: number): Promise<void> {
    let file = new Uint8Array();
    try {
      file = await this.table(`field-server.${TABLES[number]}.table`);
    } catch (error) {
      // The server refuses what needs it.
      console.error("field-client: a table can't be had", error);
    }
    if (this.#exit !== undefined) return;
    try {
      this.#hear(() => {
        // Memory that grows for it is another buffer.
        const address = this.door.input(file.length);
        new Uint8Array(this.door.memory.buffer, address, file.length).set(file);
        return this.door.take(number, file.length, performance.now(), today());
      });
    } finally {
      if (!this.#isAskedForTable()) this.#work();
    }
  }

  /** Lets the server do something, and hands on what it says. */
  #hear(call: () => number): void {
    let said = "";
    try {
      const count = call();
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
