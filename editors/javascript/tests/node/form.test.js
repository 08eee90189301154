// Forms, rows, and what ends by itself.
import assert from "node:assert/strict";
import { findServer, start } from "../../dist/node.js";
import { checkout, test, withClient } from "./support.js";

test("a form is filled in, mended and submitted", withClient(async (client) => {
  client.validator(({ value }) => value === "ada@example.com" ? "There is an account of that name." : undefined, {
    field: "email",
  });
  const form = await client.form({
    title: "Checkout",
    form: "checkout",
    groups: [{ name: "customer", title: "Customer" }],
    fields: [
      { field: "email", group: "customer", type: "email", required: true, validation: { final: { client: true } } },
      { field: "zip", group: "customer", type: "zip", required: true },
      { field: "expiry", group: "payment", type: "expDate", required: true },
    ],
    rules: [{ group: "customer", rule: "allOrNone", fields: ["email", "zip"] }],
  });
  assert.deepEqual([...form.groupTitles()], [["customer", "Customer"], ["payment", ""]]);
  assert.deepEqual([...form.groups], [["customer", false], ["payment", false]]);
  assert.equal(form.invalid.get("customer"), 2);
  for (const [id, keys] of [["email", "ada@example.com"], ["zip", "94105"], ["expiry", "13"]]) {
    for (const key of keys) form.field(id).insert(key);
  }
  await form.settled();
  assert.equal(form.field("expiry").error, "Use a month from 01 to 12.");
  const email = form.field("email");
  email.blur();
  await email.until((field) => field.error === "There is an account of that name.");
  email.setText("countess@example.com");
  form.field("expiry").delete("all");
  form.field("expiry").insert("1230");
  const result = await form.submit({ wait: true });
  assert.deepEqual(result.values, { email: "countess@example.com", zip: "94105", expiry: "1230" });
  // How groups stand is told at intervals.
  if (!form.groups.get("customer")) {
    await new Promise((resolve) => form.onChange(() => form.groups.get("customer") && resolve()));
  }
  assert.equal(await form.close(), 3);
  assert.equal(client.fields.size, 0);
}));

test("what a submit formats shows", withClient(async (client) => {
  const form = await client.form({
    title: "F",
    form: "f",
    fields: [{ field: "day", type: "date" }, { field: "mail", type: "email" }],
  });
  form.field("day").insert("1/2/2024");
  form.field("mail").insert(" a@b.example ");
  await form.submit();
  for (const field of form) assert.equal(field.text, (await client.fieldGet({ field: field.id })).text);
}));

test("a form file whose definition is wrong", withClient(async (client) => {
  const fields = [{ field: "a", type: "nothing" }];
  await assert.rejects(client.form({ title: "T", fields }), (error) => error.is("TypeNotFound"));
  await assert.rejects(client.form({ fields: [] }), TypeError);
}));

test("rows are judged in pieces", withClient(async (client) => {
  const rows = [{ email: "ada@example.com", age: "36" }, { email: "ada", age: 360, extra: 1 }];
  const result = await client.check({ email: "email", age: { type: "age" } }, rows);
  assert.deepEqual(result.findings.map(({ row, column }) => [row, column]), [[1, "email"], [1, "age"]]);
  assert.match(result.findings[0].message, /address/);
  assert.deepEqual(result.invalid, [1]);
  assert.deepEqual(result.typed.age, ["36", null]);
  assert.deepEqual(result.unknown, ["extra"]);
  const many = Array.from({ length: 50_000 }, (_, index) => [index % 2 ? "94105" : "9", "x"]);
  const judged = await client.check({ zip: "zip", note: "phrase" }, many, { findingsOnly: true });
  assert.deepEqual([judged.count, judged.invalid.length, judged.valid], [50_000, 25_000, false]);
  await assert.rejects(client.check({ zip: "zip" }, [["a", "b"]]), RangeError);
  const form = await client.form(checkout);
  const checked = await form.check([{ email: "ada" }]);
  assert.ok(checked.findings.some(({ column }) => column === "email"));
}));

test("a client ends as its block does, with the server's exit code", async () => {
  const client = await start();
  await client[Symbol.asyncDispose]();
  assert.equal(await client.ended, 0);
  await assert.rejects(client.typeList(), { name: "ServerEnded" });
  assert.throws(() => findServer("/nowhere/field-server"), { name: "ServerNotFound" });
});

test("a key costs one message each way", async () => {
  const seen = [];
  const client = await start(undefined, { keepEvery: null, observe: (message) => seen.push(message) });
  try {
    const field = await client.field({ field: "zip", type: "zip" });
    seen.length = 0;
    await field.insert("9");
    await client.fieldGet({ field: "zip" });
    const methods = seen.map(({ sent, body }) => [sent, JSON.parse(body).method]);
    assert.equal(methods.filter(([sent]) => sent).length, 2);
  } finally {
    await client.close();
  }
});
