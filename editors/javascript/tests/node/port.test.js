// A server on the other side of a port, as a program around a web view has it (examples/electron).
import assert from "node:assert/strict";
import { MessageChannel } from "node:worker_threads";
import { Client, port, serve, stdio } from "../../dist/node.js";
import { killable, test } from "./support.js";

/** A port that tells of its other end's closing by an event, as those of Electron's program do. */
function adapted(end) {
  return {
    postMessage: (message) => end.postMessage(message),
    addEventListener: (name, listener) => end.on(name, (data) => listener({ data })),
    removeEventListener: () => {},
    start: () => end.start(),
  };
}

test("a program keeps the server, and ends it when the page is gone", async () => {
  const { port1, port2 } = new MessageChannel();
  const { running, start } = killable(stdio());
  port1.once("close", serve(adapted(port1), start));
  const client = await Client.start(port(() => adapted(port2)), { keepEvery: null, restarts: 0 });
  const phone = await client.field({ field: "phone", type: "phone" });
  assert.equal((await phone.insert("5552234567")).text, "(555) 223-4567");

  const { pid } = running.transport;
  process.kill(pid, 0);
  port2.close();
  await new Promise((resolve) => port1.once("close", resolve));
  assert.equal(await running.transport.ended(10_000), -1);
  assert.throws(() => process.kill(pid, 0), { code: "ESRCH" });
});
