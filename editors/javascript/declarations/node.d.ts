/**
 * The client in Node and Electron: a daemon of one's own over its pipes.
 * @module
 */
import { Client, type ClientOptions } from "./client.ts";
export * from "./index.ts";
export { judgeFile } from "./files.ts";
export { findServer, stdio } from "./transports/stdio.ts";
/** Starts a daemon, looks at files where fields ask about them, and ends with this process. */
export declare function start(server?: string | readonly string[], options?: ClientOptions): Promise<Client>;
