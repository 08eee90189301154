import type { Connect } from "../transport.ts";
/**
 * Starts `field-server` and speaks with it over its pipes. The server is the one that is named, a path or a command with
 * arguments; else that of the variable FIELD_SERVER; else `field-server` in PATH.
 */
export declare function stdio(server?: string | readonly string[]): Connect;
/** The command that starts the server. */
export declare function findServer(server?: string | readonly string[]): string[];
