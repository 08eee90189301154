// A server that ends by itself.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client, findServer, stdio } from "../../dist/node.js";
import { checkout, killable, test } from "./support.js";

/** Runs a test with a client, and the transport that it has now. */
function withServer(body, options = {}) {
  return async (context) => {
    context.mock.method(console, "error", () => {});
    const { running, start } = killable(stdio());
    const client = await Client.start(start, { keepEvery: null, ...options });
    try {
      await body(client, running);
    } finally {
      await client.close();
    }
  };
}

/** Kills the server, and waits until another has taken its place. */
async function killed(client, running, whileItIsGone = () => {}) {
  const back = new Promise((resolve) => {
    client.onConnection((connected) => connected ? resolve() : whileItIsGone());
  });
  running.transport.kill();
  await back;
}

const shown = (field) => [field.text, field.selection.start, field.selection.end];

for (const keeps of [true, false]) {
  test(`everything is there again, ${keeps ? "with" : "without"} a snapshot`, withServer(async (client, running) => {
    const form = await client.form(checkout);
    await form.field("phone").insert("5552234567");
    await form.field("phone").blur();
    form.field("email").insert("ada");
    await form.field("email").blur();
    await client.typeDefine({
      name: "plate",
      description: "A number plate",
      template: "LLL-000",
      slots: { L: "[A-Z]", 0: "[0-9]" },
      transform: "upper",
    });
    await client.fieldCreate({ field: "plate", type: "plate" });
    await client.fieldEdit({ field: "plate", input: "abc1" });
    await client.fieldEdit({ field: "plate", input: "2", cause: "paste" });
    if (keeps) assert.equal(await client.keep(), true);
    const card = form.field("card");
    card.focus();
    card.insert("4111");
    card.insert("11");
    await card.settled();
    await card.select(2);
    const before = [...form].map(shown);
    await killed(client, running);
    assert.deepEqual([...form].map(shown), before);
    assert.equal(form.field("email").state.validity, "invalid");
    assert.equal(form.field("phone").state.validity, "valid");
    assert.equal(card.state.focus, "focused");
    assert.equal((await client.fieldGet({ field: "plate" })).text, "ABC-12");
    // Only a snapshot knows what was undone.
    assert.equal((await client.fieldUndo({ field: "plate" })).text, keeps ? "ABC-1" : "");
    await card.insert("9");
    assert.equal(card.text, "4191 111");
    const result = await form.submit();
    assert.equal(result.first, "email");
    assert.ok(result.invalid.includes("card"));
  }));
}

test("keys while it is gone", withServer(async (client, running) => {
  const card = await client.field({ field: "card", type: "card" });
  const other = await client.field({ field: "other", type: "zip" });
  await card.insert("4111");
  const answers = [];
  await killed(client, running, () => {
    for (const key of "22223333") answers.push(card.insert(key));
    answers.push(client.fieldGet({ field: "other" }));
  });
  await card.settled();
  assert.deepEqual(shown(card), ["4111 2222 3333", 14, 14]);
  assert.equal((await answers[0]).text, "4111 2222 3333");
  assert.equal((await answers.at(-1)).text, "");
  await card.insert("4");
  assert.equal(card.text, "4111 2222 3333 4");
  assert.equal(other.text, "");
}));

test("what was not answered fails, and keys are typed again", withServer(async (client, running) => {
  const card = await client.field({ field: "card", type: "card" });
  await card.insert("41");
  process.kill(running.transport.pid, "SIGSTOP");
  const answer = client.fieldGet({ field: "card" });
  for (const key of "1122") card.insert(key);
  const refused = assert.rejects(answer, { name: "ServerEnded" });
  await killed(client, running);
  await refused;
  await card.settled();
  assert.deepEqual(shown(card), ["4111 22", 7, 7]);
}));

test("restarts of its own", withServer(async (client) => {
  const field = await client.field({ field: "a", type: "zip", text: "94105" });
  await client.restart();
  await client.restart();
  assert.equal((await client.fieldGet({ field: "a" })).text, "94105");
  assert.equal(field.text, "94105");
}));

test("what is said right behind an answer is newer", withServer(async (client, running) => {
  const field = await client.field({ field: "a" });
  await field.insert("x");
  const wrong = { severity: 1, code: "wrong", message: "Wrong.", source: "rule", range: { start: 0, end: 1 } };
  running.saidBehind = ({ field, version, state }) =>
    state && { method: "field/diagnostics", params: { field, version, state, diagnostics: [wrong] } };
  await killed(client, running);
  assert.deepEqual([field.text, field.diagnostics], ["x", [wrong]]);
}));

test("what is said of a group right behind an answer is newer", withServer(async (client, running) => {
  const form = await client.form(checkout);
  const [group] = form.groups.keys();
  running.saidBehind = ({ invalid }) =>
    invalid && { method: "group/status", params: { form: form.id, group, valid: false, fields: 9, invalid: 7, pending: 0 } };
  await form.verify();
  assert.equal(form.invalid.get(group), 7);
}));

test("without restarts", withServer(async (client, running) => {
  const field = await client.field({ field: "a" });
  running.transport.kill();
  assert.equal(await client.ended, -1);
  await assert.rejects(field.insert("x"), { name: "ServerEnded" });
}, { restarts: 0 }));

test("a replacement that does not start", async (context) => {
  context.mock.method(console, "error", () => {});
  const folder = mkdtempSync(join(tmpdir(), "field-"));
  const script = join(folder, "server");
  const first = join(folder, "first");
  const [daemon] = findServer();
  writeFileSync(script, `#!/bin/sh\n[ -e "${first}" ] && exit 9\n: > "${first}"\nexec "${daemon}"\n`, { mode: 0o755 });
  const { running, start } = killable(stdio(script));
  const client = await Client.start(start);
  try {
    const field = await client.field({ field: "a" });
    running.transport.kill();
    await client.ended;
    await assert.rejects(field.insert("x"), { name: "ServerEnded" });
  } finally {
    await client.close();
    rmSync(folder, { recursive: true });
  }
});

test("rows of sections and pages come back", withServer(async (client, running) => {
  const form = await client.form({
    title: "Order",
    form: "order",
    pages: [{ page: "who", fields: ["name"] }, { page: "what", groups: ["items"] }],
    fields: [{ field: "name", required: true }],
    sections: [{ section: "items", group: "items", least: 1, fields: [{ field: "article", required: true }] }],
  });
  assert.equal((await form.turn("next")).first, "name");
  form.field("name").insert("Ada");
  assert.equal((await form.turn("next")).page, "what");
  const items = form.sections.get("items");
  items.rows[0].field("article").insert("Chair");
  const lamp = await items.add({ at: 0, texts: { article: "Lamp" } });
  await items.move(lamp, 1);
  await form.settled();
  await killed(client, running);
  const result = await form.submit();
  assert.deepEqual(result.values, { name: "Ada", "items[1].article": "Chair", "items[2].article": "Lamp" });
  assert.equal((await items.remove(lamp)).texts.article, "Lamp");
  assert.equal(items.rows.length, 1);
  assert.equal(form.fields.has("items[2].article"), false);
}));

test("a snapshot goes to another process", withServer(async (client) => {
  await client.fieldCreate({ field: "a", type: "phone" });
  await client.fieldEdit({ field: "a", input: "555" });
  const snapshot = await client.snapshot();
  const other = await Client.start(stdio());
  try {
    await other.sessionRestore({ snapshot });
    assert.equal((await other.fieldGet({ field: "a" })).text, "(555");
  } finally {
    await other.close();
  }
}));

test("a validator that a server no longer waits for answers no other server", withServer(async (client, running) => {
  let asked = 0;
  const late = Promise.withResolvers?.() ?? {};
  late.promise ??= new Promise((resolve) => late.resolve = resolve);
  client.validator(async () => {
    // The first hears of no signal, and the second is still at work when it ends.
    if (++asked === 1) return await late.promise;
    late.resolve(null);
    await new Promise((resolve) => setTimeout(resolve, 50));
    return "Taken.";
  });
  const field = { field: "name", validation: { final: { client: true } } };
  const form = await client.form({ title: "A form", fields: [field] });
  form.field("name").insert("ada");
  await form.field("name").blur();
  await killed(client, running);
  const result = await form.submit({ wait: true });
  assert.deepEqual([result.valid, form.field("name").error, asked], [false, "Taken.", 2]);
}));
