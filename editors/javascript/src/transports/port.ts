/** A server on the other side of a port: in a worker, or in a program around a web view. */

import type { Connect, Transport, TransportListener } from "../transport.ts";

/** What messages go through: a `Worker`, a `MessagePort`, or what is made to look like one. */
export interface Port {
  postMessage(message: unknown): void;
  addEventListener(type: "message", listener: (event: { data: unknown }) => void): void;
  removeEventListener(type: "message", listener: (event: { data: unknown }) => void): void;
  /** Ports of a `MessageChannel` are silent before it. */
  start?(): void;
}

/** What goes through a port: the body of a message as it is, and of the rest an object. */
type Sent = string | { start: true } | { kill: true } | { wait: number };
type Received = string | { started: true } | { failed: string } | { end: number };

/** Speaks with a server that `serve` keeps on the other side. */
export function port(open: () => Port, close: (port: Port) => void = () => {}): Connect {
  return (listener) =>
    new Promise((resolve, reject) => {
      const server = new PortServer(open(), listener, close);
      server.start(() => resolve(server), reject);
    });
}

class PortServer implements Transport {
  #end: Promise<number>;
  #resolveEnd!: (code: number) => void;
  #isOver = false;

  constructor(
    private readonly port: Port,
    private readonly listener: TransportListener,
    private readonly close: (port: Port) => void,
  ) {
    this.#end = new Promise((resolve) => (this.#resolveEnd = resolve));
  }

  start(started: () => void, failed: (problem: Error) => void): void {
    this.port.addEventListener("message", ({ data }) => {
      const message = data as Received;
      if (this.#isOver) return;
      if (typeof message === "string") this.listener.message(message);
      else if ("started" in message) started();
      else if ("end" in message) this.#finish(message.end);
      else {
        failed(new Error(message.failed));
        this.#finish(-1);
      }
    });
    this.port.start?.();
    this.#post({ start: true });
  }

  #post(message: Sent): void {
    this.port.postMessage(message);
  }

  send(body: string): void {
    if (!this.#isOver) this.#post(body);
  }

  kill(): void {
    this.#post({ kill: true });
    queueMicrotask(() => this.#finish(-1));
  }

  async ended(milliseconds: number): Promise<number> {
    this.#post({ wait: milliseconds });
    const timer = setTimeout(() => this.kill(), milliseconds);
    const code = await this.#end;
    clearTimeout(timer);
    return code;
  }

  #finish(code: number): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.close(this.port);
    this.listener.end(code);
    this.#resolveEnd(code);
  }
}

/**
 * Keeps a server for the other side of a port: in a worker `serve(self, wasm())`, in a program around a web view
 * `serve(port, stdio())`.
 *
 * @returns what ends the server, for where the other side is gone: a port does not tell of that by itself.
 */
export function serve(port: Port, connect: Connect): () => void {
  let transport: Transport | undefined;
  let isOver = false;
  const post = (message: Received) => port.postMessage(message);
  port.addEventListener("message", async ({ data }) => {
    const message = data as Sent;
    if (typeof message === "string") return transport?.send(message);
    if ("kill" in message) return transport?.kill();
    if ("wait" in message) return void await transport?.ended(message.wait);
    try {
      transport = await connect({ message: (body) => post(body), end: (code) => post({ end: code }) });
      if (isOver) return transport.kill();
      post({ started: true });
    } catch (error) {
      post({ failed: String(error) });
    }
  });
  port.start?.();
  return () => {
    isOver = true;
    transport?.kill();
  };
}
