// A field's view: keys that come faster than answers.
import assert from "node:assert/strict";
import { random, test, withClient } from "./support.js";

const caret = (offset) => ({ start: offset, end: offset });
const shown = ({ text, selection }) => [text, selection.start, selection.end];

test("a burst of keys", withClient(async (client) => {
  const field = await client.field({ field: "card", type: "card" });
  for (const key of "4111111111111111") field.insert(key);
  assert.deepEqual(shown(field), ["4111111111111111", 16, 16]); // as typed, at once
  await field.settled();
  assert.deepEqual(shown(field), ["4111 1111 1111 1111", 19, 19]);
  assert.equal(field.value, "4111111111111111");
  assert.equal(field.presentation.badge.text, "Visa");
}));

test("refused keys leave nothing behind", withClient(async (client) => {
  const field = await client.field({ field: "zip", type: "zip" });
  const answers = await Promise.all([..."9x4y1z05w9"].map((key) => field.insert(key)));
  assert.deepEqual(shown(field), ["94105", 5, 5]);
  const accepted = answers.map((answer) => answer.accepted);
  assert.deepEqual(accepted, [true, false, true, false, true, false, true, true, false, false]);
}));

test("keys behind the end are refused once", withClient(async (client) => {
  const field = await client.field({ field: "zip", type: "zip" });
  const end = client.close();
  await assert.rejects(field.insert("9"), { name: "ServerEnded" });
  await end;
}));

test("Backspace over literals", withClient(async (client) => {
  const field = await client.field({ field: "phone", type: "phone", text: "(555) 123" });
  await field.select(6);
  await field.delete();
  assert.deepEqual(shown(field), ["(551) 23", 3, 3]);
  field.delete();
  field.delete();
  await field.settled();
  assert.deepEqual(shown(field), ["(123", 1, 1]);
  await field.delete("forward");
  assert.equal(field.text, "(23");
}));

test("words, selections and undo", withClient(async (client) => {
  const field = await client.field({ field: "note", text: "ring twice, mind the dog" });
  await field.delete("wordBackward");
  assert.equal(field.text, "ring twice, mind the ");
  await field.select(5, 10);
  await field.insert("once");
  assert.deepEqual(shown(field), ["ring once, mind the ", 9, 9]);
  await field.undo();
  assert.equal(field.text, "ring twice, mind the ");
  await field.redo();
  assert.equal(field.text, "ring once, mind the ");
  await field.clear();
  assert.equal(field.text, "");
  await field.setText("whole", { cause: "paste" });
  assert.equal(field.text, "whole");
}));

test("offsets are those of strings", withClient(async (client) => {
  const field = await client.field({ field: "name", type: "phrase" });
  await field.insert("a👩‍👧b🇩🇪");
  assert.deepEqual(field.selection, caret(field.text.length));
  await field.delete();
  assert.equal(field.text, "a👩‍👧b");
  await field.select(field.text.length - 1);
  await field.delete();
  assert.equal(field.text, "ab");
  await field.insert("\ud83d"); // half a pair
  assert.equal(field.text, "a\ufffdb");
}));

test("long texts come as patches", withClient(async (client) => {
  const field = await client.field({ field: "text", type: "multiline" });
  await field.insert("word ".repeat(4000));
  const result = await field.insert("end");
  assert.equal(result.text, undefined);
  await field.select(5);
  await field.insert("more ");
  await field.insert("\u200b!", "paste"); // the zero-width space is dropped, which is the patch
  await field.settled();
  assert.equal(field.text, `word more !${"word ".repeat(3999)}end`);
  assert.equal(field.text, (await client.fieldGet({ field: "text" })).text);
  await field.undo();
  await field.settled();
  assert.equal(field.text, (await client.fieldGet({ field: "text" })).text);
}));

test("what a program sets meets typing", withClient(async (client) => {
  const field = await client.field({ field: "a", text: "one two" });
  await field.select(0);
  client.fieldUpdate({ field: "a", set: { text: "three four" } });
  field.insert("x");
  field.insert("y");
  await field.settled();
  assert.equal(field.text, (await client.fieldGet({ field: "a" })).text);
  await field.update({ text: "five", label: "Five" });
  assert.deepEqual([field.text, field.presentation.label.text], ["five", "Five"]);
  await client.fieldUpdate({ field: "a", set: { text: "six" } });
  await client.fieldGet({ field: "a" });
  await field.settled();
  assert.equal(field.text, "six"); // nobody asked: the pushed version said so
}));

test("what can't be edited shows what it was", withClient(async (client) => {
  const field = await client.field({ field: "a", text: "fixed", readOnly: true });
  await assert.rejects(field.insert("!"), { name: "NotEditable" });
  await field.settled();
  assert.equal(field.text, "fixed");
  const picker = await client.field({ field: "b", type: { name: "choice", choices: ["red", "green"] } });
  await assert.rejects(picker.pick(3), { name: "InvalidParams" });
  await picker.settled();
  assert.equal(picker.text, "");
}));

test("the presentation is kept whole", withClient(async (client) => {
  const field = await client.field({ field: "exp", type: "expDate", label: "Expires", counter: true });
  await field.insert("1");
  await client.fieldGet({ field: "exp" });
  assert.equal(field.presentation.label.text, "Expires");
  assert.equal(field.presentation.template.text, "1M/YY");
  assert.notEqual(field.counter, undefined);
  assert.equal(field.state.content, "partial");
}));

test("a composition rests until it ends", withClient(async (client) => {
  const field = await client.field({ field: "a", type: "zip" });
  await field.setText("かn", { composing: { start: 0, end: 2 } });
  assert.equal(field.text, "かn");
  await field.setText("１２か");
  assert.equal(field.text, "12");
}));

test("steps, parts and kinds", withClient(async (client) => {
  const day = await client.field({ field: "day", type: "date", text: "12/31/2025" });
  await day.focus();
  await day.selectPart("first");
  assert.deepEqual(day.selection, { start: 0, end: 2 });
  assert.equal(day.segment.kind, "month");
  day.step("increment");
  day.insert("4"); // typed before it is known where the step has left the selection
  await day.settled();
  assert.equal(day.text, "04/31/2025");

  const seats = [{ label: "Aisle", value: "3C" }, { label: "Window", value: "3A" }, { label: "Wing", disabled: true }];
  const seat = await client.field({ field: "seat", type: { name: "choice", choices: seats } });
  assert.deepEqual((await seat.choices("wi")).entries.map((each) => each.label), ["Window", "Wing"]);
  await seat.pick(seat.entries[1]);
  assert.deepEqual([seat.text, seat.typed], ["Window", "3A"]);

  const days = await client.field({ field: "days", type: { name: "choices", choices: ["Mon", "Tue", "Sun"] } });
  days.setTyped(["Sun", "Mon"]);
  days.pick(1);
  await days.remove(0);
  assert.deepEqual(days.items, ["Tue", "Sun"]);
  const all = [];
  for await (const entry of days.allChoices()) all.push(entry.label);
  assert.deepEqual(all, ["Mon", "Tue", "Sun"]);

  const price = await client.field({ field: "price", type: "number" });
  await price.setTyped(1.5e-7);
  assert.equal(price.typed, "0.00000015");
  const flag = await client.field({ field: "flag", type: "flag" });
  await flag.toggle();
  assert.equal(flag.checked, true);
}));

test("a request is taken back by a signal", withClient(async (client) => {
  const controller = new AbortController();
  const answer = client.typeList({ signal: controller.signal });
  controller.abort(new Error("no more"));
  await assert.rejects(answer, /no more/);
  await assert.rejects(client.typeList({ signal: controller.signal }), /no more/);
  assert.ok((await client.typeList()).types.length > 10);
}));

test("changes are iterated over, and listening ends", withClient(async (client) => {
  const field = await client.field({ field: "a", type: "zip" });
  const controller = new AbortController();
  const seen = [];
  const reading = (async () => {
    for await (const each of field.changes({ signal: controller.signal })) {
      seen.push(each.text);
      if (each.text === "941" && each.isSettled) controller.abort();
    }
  })();
  for (const key of "941") field.insert(key);
  await reading;
  assert.equal(seen.at(-1), "941");
  await field.until((each) => each.isSettled);
}));

const keys = {
  phone: "0123456789 ()-x",
  card: "0123456789 ",
  date: "0123456789/",
  currency: "0123456789.,$",
  name: "abcdé -'1",
  iban: "DE0123456789 ",
};
for (const type of Object.keys(keys)) {
  for (let seed = 1; seed <= 8; seed++) {
    test(`keys that do not wait end as if they had: ${type}, seed ${seed}`, withClient(async (client) => {
      const next = random(seed * 1000 + type.length);
      const choice = [...keys[type], ...keys[type], "backward", "forward"];
      const fast = await client.field({ field: "fast", type });
      const slow = await client.field({ field: "slow", type });
      for (let count = 0; count < 40; count++) {
        const key = choice[Math.floor(next() * choice.length)];
        const press = (field) => key.length > 1 ? field.delete(key) : field.insert(key);
        press(fast);
        await press(slow);
      }
      await fast.settled();
      assert.deepEqual(shown(fast), shown(slow));
      for (const field of [fast, slow]) {
        assert.deepEqual(shown(field), shown(await client.fieldGet({ field: field.id })));
      }
    }));
  }
}

test("a long text with edits that do not show yet", withClient(async (client) => {
  const field = await client.field({ field: "a" });
  await field.insert("4".repeat(10_000));
  field.step("increment");
  field.insert("abc"); // where the server leaves the caret
  field.select(2);
  field.insert("q");
  await field.settled();
  assert.equal(field.text, (await client.fieldGet({ field: "a" })).text);
  assert.equal(field.text.length, 10_004);
}));
