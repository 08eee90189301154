// Each appearance in each of its states, side by side.
import { define, sharedClient } from "../dist/elements.js";

const appearances = ["native", "vitamin", "novum", "fluent", "tfield", "underline"];
const states = {
  "at rest": () => {},
  focused: (field) => field.focus(),
  filled: async (field) => {
    await field.setText("ada@example.com");
    await field.blur();
  },
  "with an error": async (field) => {
    await field.setText("ada@");
    await field.commit();
    await field.blur();
  },
  "with a warning": async (field) => {
    await field.setText("ada@gmial.com");
    await field.commit();
    await field.blur();
  },
  disabled: (field) => field.update({ enabled: false, text: "ada@example.com" }),
};

define();
await sharedClient();
const table = document.createElement("table");
const head = table.createTHead().insertRow();
for (const title of ["Appearance", ...Object.keys(states)]) {
  const cell = document.createElement("th");
  cell.scope = "col";
  cell.textContent = title;
  head.append(cell);
}
const body = table.createTBody();
const ready = [];
for (const appearance of appearances) {
  const row = body.insertRow();
  const heading = document.createElement("th");
  heading.scope = "row";
  heading.textContent = appearance;
  row.append(heading);
  for (const [state, enter] of Object.entries(states)) {
    const field = document.createElement("field-input");
    field.setAttribute("appearance", appearance);
    field.options = {
      type: "email",
      helper: "For the receipt",
      counter: true,
      maxLength: 40,
      required: true,
      icon: appearance === "fluent" ? { leading: "search" } : undefined,
      activeOnEditing: appearance === "vitamin" ? true : undefined,
      validation: state === "with a warning"
        ? { final: { rules: [{ rule: "noneOf", values: ["ada@gmial.com"], severity: "warning", message: "Did you mean gmail.com?" }] } }
        : undefined,
    };
    const label = document.createElement("label");
    const control = document.createElement("input");
    label.textContent = "E-mail";
    control.name = `${appearance} ${state}`;
    control.autocomplete = "off";
    field.append(label, control);
    row.insertCell().append(field);
    ready.push(field.ready.then(enter));
  }
}
document.getElementById("table").append(table);
await Promise.all(ready);
document.body.dataset.ready = "";
