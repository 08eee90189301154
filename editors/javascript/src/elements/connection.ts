/** The client that the elements of a page share. */

import { Client, type ClientOptions } from "../client.ts";
import type { Connect } from "../transport.ts";
import { wasm } from "../transports/wasm.ts";

let client: Promise<Client> | undefined;
let start = () => Client.start(wasm(), pageOptions({}));

/** Says which server the elements speak with, before the first of them is in the page. */
export function useServer(connect: Connect, options: ClientOptions = {}): void {
  start = () => Client.start(connect, pageOptions(options));
}

/** The client; it is started for the first element that asks, and for the next one where it could not be had. */
export function sharedClient(): Promise<Client> {
  if (client) return client;
  const started = start();
  client = started;
  started.catch(() => client = client === started ? undefined : client);
  return started;
}

const said = new WeakMap<Client, Promise<Record<string, string>>>();

/** What buttons say in the language of a connection, by name; it is asked once. */
export function wordsOf(client: Client): Promise<Record<string, string>> {
  const known = said.get(client);
  if (known) return known;
  const asked = client.localeWords().then(({ words }) => words, () => ({}));
  said.set(client, asked);
  return asked;
}

/**
 * Words are those of the page's language where nothing else is said. A server in a page ends with it: what was defined and
 * typed is enough to go on where it has trapped, and no snapshot has to be taken while somebody types.
 */
function pageOptions(options: ClientOptions): ClientOptions {
  const locale = document.documentElement.lang || undefined;
  return { locale, keepEvery: null, ...options };
}
