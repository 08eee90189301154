// The client's own validators.
import assert from "node:assert/strict";
import { LATER } from "../../dist/node.js";
import { test, withClient } from "./support.js";

const final = { final: { client: true } };
const live = { live: { client: true, delay: 0 } };

test("by field, by tag and for all", withClient(async (client) => {
  const asked = [];
  const noted = (kind, answer) => ({ field, phase }) => {
    asked.push([kind, field, phase]);
    return answer;
  };
  client.validator(async ({ value, field, phase }) => {
    asked.push(["field", field, phase]);
    await null;
    return value === "no" ? "Not this one." : undefined;
  }, { field: "a" });
  client.validator(noted("tag", false), { tag: 7 });
  client.validator(noted("all", { outcome: "failure", severity: 2, message: "Hm.", code: "odd" }));
  const fields = [];
  for (const [field, tag] of [["a", 7], ["b", 7], ["c", undefined]]) {
    fields.push(await client.field({ field, tag, validation: final }));
  }
  for (const field of fields) {
    field.insert("no");
    assert.equal((await field.blur()).pending, true);
  }
  await fields[0].until((field) => field.error === "Not this one.");
  await fields[1].until((field) => field.state.validity === "invalid");
  assert.equal(fields[1].error, "");
  await fields[2].until((field) => field.state.validity === "warning");
  assert.equal(fields[2].diagnostics[0].code, "odd");
  assert.deepEqual(asked, [["field", "a", "final"], ["tag", "b", "final"], ["all", "c", "final"]]);
}));

test("a newer change aborts the signal", withClient(async (client) => {
  const started = [];
  const aborted = [];
  let asked;
  const first = new Promise((resolve) => (asked = resolve));
  client.validator(({ value }, signal) => {
    started.push(value);
    asked();
    if (value === "ab") return undefined;
    return new Promise((_, reject) => {
      signal.addEventListener("abort", () => {
        aborted.push(value);
        reject(signal.reason);
      });
    });
  }, { field: "a" });
  const field = await client.field({ field: "a", validation: live });
  field.insert("a");
  await first;
  field.insert("b");
  await field.until((each) => each.state.validity === "valid");
  assert.deepEqual([started, aborted], [["a", "ab"], ["a"]]);
}));

test("one that fails is a warning", withClient(async (client, context) => {
  const told = context.mock.method(console, "error", () => {});
  client.validator(() => {
    throw new Error("no network");
  }, { field: "a" });
  for (const id of ["a", "without"]) {
    const field = await client.field({ field: id, validation: final });
    field.insert("x");
    field.blur();
    await field.until((each) => each.state.validity === "warning");
    assert.equal(field.diagnostics[0].code, "validator-failed");
  }
  assert.match(String(told.mock.calls[0].arguments[1]), /no network/);
}));

test("a verdict that comes later", withClient(async (client) => {
  const asked = new Promise((resolve) =>
    client.validator((question) => {
      resolve(question);
      return LATER;
    }, { field: "a" })
  );
  const field = await client.field({ field: "a", validation: final });
  field.insert("x");
  field.blur();
  const { version, phase } = await asked;
  assert.equal(field.state.validity, "pending");
  client.fieldVerdict({ field: "a", version, phase, outcome: "failure", message: "After all." });
  await field.until((each) => each.error === "After all.");
}));

test("files are looked at", withClient(async (client) => {
  const field = await client.field({ field: "a", type: { name: "file", accept: [".js"] } });
  field.setText(new URL("nothing.js", import.meta.url).pathname);
  field.blur();
  await field.until((each) => each.diagnostics[0]?.code === "not-found");
  field.setText(new URL(import.meta.url).pathname);
  field.blur();
  await field.until((each) => each.state.validity === "valid");
  const any = await client.field({ field: "b", type: "file" });
  any.setText("/");
  any.blur();
  await any.until((each) => each.diagnostics[0]?.code === "not-a-file");
}));
