/** A daemon of one's own, in Node and Electron. */

import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { accessSync, constants, existsSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import process from "node:process";
import { ServerNotFound } from "../call.ts";
import type { Connect, Transport, TransportListener } from "../transport.ts";

const header = /Content-Length: *(\d+)/i;
const blankLine = Buffer.from("\r\n\r\n");

/**
 * Starts `field-server` and speaks with it over its pipes. The server is the one that is named, a path or a command with
 * arguments; else that of the variable FIELD_SERVER; else the one that npm installed with this package; else `field-server` in
 * PATH.
 */
export function stdio(server?: string | readonly string[]): Connect {
  return (listener) => {
    const [command, ...flags] = findServer(server);
    return new Promise<Transport>((resolve, reject) => {
      const daemon = spawn(command, flags, { stdio: ["pipe", "pipe", "pipe"] });
      const pipes = new Pipes(daemon, listener);
      daemon.once("spawn", () => resolve(pipes));
      daemon.once("error", (error) => reject(new ServerNotFound(`${command} can't be run: ${error.message}`)));
    });
  };
}

/** The command that starts the server. */
export function findServer(server?: string | readonly string[]): string[] {
  const [wanted = "", ...flags] = typeof server === "string" ? [server] : server ?? [];
  const name = wanted || process.env.FIELD_SERVER || installed() || "field-server";
  const places = name.includes("/")
    ? [name]
    : (process.env.PATH ?? "").split(delimiter).map((path) => join(path, name));
  const found = places.find(isProgram);
  if (found) return [found, ...flags];
  throw new ServerNotFound(
    `${name} ${
      existsSync(name) ? "can't be run" : "was not found"
    }. On Linux on x86-64 npm installs it with this package. ` +
      "One of your own build is to be in PATH, named in the variable FIELD_SERVER, or passed to `stdio`.",
  );
}

/** The package for this machine that npm may have put beside this one. */
function installed(): string | undefined {
  try {
    return createRequire(import.meta.url).resolve(`field-server-${process.platform}-${process.arch}/bin/field-server`);
  } catch {
    return undefined;
  }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Frames with a `Content-Length` through the pipes of a process. */
class Pipes implements Transport {
  /** The process's id. */
  readonly pid: number | undefined;
  #bytes: Buffer = Buffer.alloc(0);
  #end: Promise<number>;

  constructor(
    private readonly daemon: ChildProcessWithoutNullStreams,
    private readonly listener: TransportListener,
  ) {
    this.pid = daemon.pid;
    this.#end = new Promise((resolve) => {
      // All that it wrote has been read by then.
      daemon.once("close", (code, signal) => {
        const exit = code ?? (signal ? -1 : 0);
        listener.end(exit);
        resolve(exit);
      });
    });
    daemon.stdout.on("data", (bytes: Buffer) => this.#take(bytes));
    daemon.stderr.resume();
    // A server that has ended takes nothing; its end is told by itself.
    daemon.stdin.on("error", () => {});
  }

  send(body: string): void {
    if (!this.daemon.stdin.writable) return;
    this.daemon.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  }

  kill(): void {
    this.daemon.kill("SIGKILL");
  }

  async ended(milliseconds: number): Promise<number> {
    this.daemon.stdin.end();
    const timer = setTimeout(() => this.kill(), milliseconds);
    try {
      return await this.#end;
    } finally {
      clearTimeout(timer);
    }
  }

  #take(bytes: Buffer): void {
    this.#bytes = this.#bytes.length > 0 ? Buffer.concat([this.#bytes, bytes]) : bytes;
    while (true) {
      const head = this.#bytes.indexOf(blankLine);
      if (head < 0) return;
      const length = header.exec(this.#bytes.toString("latin1", 0, head))?.[1];
      if (length === undefined) {
        console.error("field-client: what came is no frame");
        return this.kill();
      }
      const start = head + blankLine.length;
      const end = start + Number(length);
      if (this.#bytes.length < end) return;
      const body = this.#bytes.toString("utf8", start, end);
      this.#bytes = this.#bytes.subarray(end);
      this.listener.message(body);
    }
  }
}
