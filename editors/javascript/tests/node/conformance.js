// The client as protocol/conformance asks for it: a line says what its user does, a line what shows then.
import { createInterface } from "node:readline";
import { Client, LATER, stdio } from "../../dist/node.js";

const acts = "type paste delete replace select move focus blur commit undo redo clear step part pick toggle remove fill " +
  "update compose composed submit turn addRow removeRow moveRow verdict validate wait";
const fieldShows = "text selection value typed validity enabled hidden readOnly required error helper counter label " +
  "floating placeholder rest masked secure checked items entries active multiline control";
const formShows = "groups page pages rows submitted refused next";

let client;
let form;
let said = {};
let waiting = new Map();
// What an input method has written so far, by field.
let composing = new Map();

// Offsets of the kit count scalars, those of strings UTF-16.
const scalars = (text, offset) => [...text.slice(0, offset)].length;
const units = (text, offset) => [...text].slice(0, offset).join("").length;

/** A validator that does what the text says. */
function judge(question, signal) {
  switch (question.value.split(" ")[0].match(/^(bad|later|wait|crash)/)?.[0]) {
    case "bad":
      return "This is bad.";
    case "later":
      waiting.set(question.field, question);
      return LATER;
    case "crash":
      throw new Error("as the text says");
    case "wait":
      return new Promise((resolve, reject) => {
        waiting.set(question.field, resolve);
        signal.addEventListener("abort", () => reject(signal.reason));
      });
    default:
      return undefined;
  }
}

function verdict(id, message) {
  const held = waiting.get(id);
  waiting.delete(id);
  if (typeof held === "function") held(message ?? undefined);
  else {
    const { version, phase } = held;
    const outcome = message ? { outcome: "failure", message } : { outcome: "success" };
    client.fieldVerdict({ field: id, version, phase, ...outcome });
  }
}

/** Notes an answer when it comes; a line waits for none. */
function later(name, answer) {
  answer.then((result) => (said[name] = result), (error) => (said.refused = error.message));
}

const lives = {
  async open({ server, form: definition, validate }) {
    said = {};
    waiting = new Map();
    composing = new Map();
    try {
      client = await Client.start(stdio(server), { capabilities: { events: true }, keepEvery: null });
      if (validate) client.validator(judge);
      form = await client.form(definition);
    } catch (error) {
      return { refused: String(error.message) };
    }
    return {};
  },
  show() {
    const { submitted, commit, refused } = said;
    return {
      fields: Object.fromEntries([...form].map((field) => [field.id, shown(field)])),
      form: {
        groups: Object.fromEntries(form.groups),
        page: form.page ?? null,
        pages: form.shownPages.map(({ page }) => page),
        rows: Object.fromEntries([...form.sections].map(([name, { rows }]) => [name, rows.map(({ number }) => number)])),
        submitted: submitted ?? null,
        refused: refused ?? null,
        next: commit?.next ?? null,
      },
    };
  },
  async close() {
    await client.close();
    return {};
  },
};

function act(name, id, word) {
  const field = form.fields.get(id);
  const section = form.sections.get(Array.isArray(word) ? word[0] : word);
  const caret = (offset) => units(field.text, offset);
  switch (name) {
    case "type":
      return field.insert(word);
    case "paste":
      return field.insert(word, "paste");
    case "replace":
      return field.replace({ start: caret(word[0]), end: caret(word[1]) }, word[2]);
    case "select":
      return field.select(caret(word[0]), caret(word[1]));
    case "move":
      return field.move(word === "right");
    case "delete":
      return field.delete(word);
    case "step":
      return field.step(word);
    case "part":
      return field.selectPart(word);
    case "fill":
      return field.setText(word, { cause: "program" });
    case "compose":
    case "composed": {
      const { start, end } = composing.get(id) ?? field.selection;
      const text = field.text.slice(0, start) + word + field.text.slice(end);
      const caret = start + word.length;
      const selection = { start: caret, end: caret };
      if (name === "compose") {
        composing.set(id, { start, end: caret });
        return field.setText(text, { selection, composing: { start, end: caret } });
      }
      composing.delete(id);
      return field.replace({ start, end }, word);
    }
    case "commit":
      return later("commit", field.commit());
    case "focus":
    case "blur":
    case "undo":
    case "redo":
    case "clear":
    case "toggle":
      return later(name, field[name]());
    case "pick":
    case "remove":
    case "update":
      return later(name, field[name](word));
    case "submit":
      return later("submitted", form.submit());
    case "turn":
      return later("turned", word === "next" || word === "previous" ? form.turn(word) : form.turnTo(word));
    case "addRow":
      return later("row", section.add());
    case "removeRow":
      return later("row", section.remove(section.rows[word[1]]));
    case "moveRow":
      return later("row", section.move(section.rows[word[1]], word[2]));
    case "verdict":
      return verdict(id, word);
  }
}

function shown(field) {
  const { presentation, state, text, selection } = field;
  const template = presentation?.template;
  return {
    text,
    selection: [scalars(text, selection.start), scalars(text, selection.end)],
    value: field.value ?? null,
    typed: field.typed ?? null,
    validity: state.validity,
    enabled: state.enabled,
    hidden: field.isHidden,
    error: field.error ?? null,
    helper: field.helper?.text ?? null,
    counter: field.counter?.text ?? null,
    label: presentation.label.text,
    floating: presentation.label.floating,
    required: presentation.label.required,
    placeholder: presentation.placeholder ?? null,
    rest: template ? template.text.slice(template.filled) : null,
    masked: presentation.masked ?? null,
    secure: presentation.secure,
    readOnly: presentation.readOnly === true,
    checked: presentation.checked ?? null,
    multiline: presentation.multiline === true,
    control: presentation.control ?? null,
    items: field.items,
    entries: field.entries.map(({ label }) => label),
    active: presentation.list?.active ?? null,
  };
}

console.error = console.warn = () => {};
const say = (answer) => process.stdout.write(`${JSON.stringify(answer)}\n`);
const shows = [...fieldShows.split(" "), ...formShows.split(" ").map((name) => `form.${name}`)];
say({ client: "JavaScript", acts: acts.split(" "), shows });
for await (const line of createInterface({ input: process.stdin })) {
  const { act: name, with: word, ...rest } = JSON.parse(line);
  try {
    if (Object.hasOwn(lives, name)) say(await lives[name](rest));
    else {
      Promise.resolve(act(name, rest.field, word)).catch(() => {});
      say({});
    }
  } catch (error) {
    say({ failed: String(error) });
  }
}
