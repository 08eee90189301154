// What the tests share: a client of a daemon of its own, seeded random numbers, the end of a process.
import { readFileSync } from "node:fs";
import { test as nodeTest } from "node:test";
import { start } from "../../dist/node.js";

export const checkout = JSON.parse(readFileSync(new URL("checkout.json", import.meta.url), "utf8"));

if (!process.env.FIELD_SERVER) throw new Error("FIELD_SERVER names the daemon to test against");

/** A test that does not wait for ever. */
export function test(name, body) {
  nodeTest(name, { timeout: 60_000 }, body);
}

/** Runs a test with a client that keeps no snapshots by itself. */
export function withClient(body, options = {}, server = undefined) {
  return async (context) => {
    const client = await start(server, { keepEvery: null, ...options });
    try {
      await body(client, context);
    } finally {
      await client.close();
    }
  };
}

/** Numbers from 0 to below 1 that a seed decides. */
export function random(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * A transport whose server can be killed by a test, with what it was started by. The notification that `running.saidBehind` makes
 * of an answer's result comes right behind that.
 */
export function killable(connect) {
  const running = {};
  const start = async ({ message, end }) => {
    const heard = (body) => {
      message(body);
      const { result } = JSON.parse(body);
      const said = result && running.saidBehind?.(result);
      if (said) message(JSON.stringify({ jsonrpc: "2.0", ...said }));
    };
    return running.transport = await connect({ message: heard, end });
  };
  return { running, start };
}
