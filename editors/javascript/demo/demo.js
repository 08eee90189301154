// The demo: a checkout of a form file, every type with its verdict, and the protocol's messages as they go by.
import { define, sharedClient, useServer } from "../dist/elements.js";
import { wasm } from "../dist/index.js";

const SHOWN_MESSAGES = 100;
const began = performance.now();
const list = document.getElementById("messages");
const waiting = [];

function note({ sent, body }) {
  if (waiting.push({ sent, body }) === 1) requestAnimationFrame(draw);
}

/** Draws what has gone by since the last picture. */
function draw() {
  const lines = waiting.splice(0).slice(-SHOWN_MESSAGES).reverse().map(({ sent, body }) => {
    const line = document.createElement("li");
    line.className = sent ? "sent" : "told";
    line.textContent = body.length > 600 ? `${body.slice(0, 600)}…` : body;
    return line;
  });
  list.prepend(...lines);
  while (list.childElementCount > SHOWN_MESSAGES) list.lastElementChild.remove();
}

useServer(wasm(), { observe: note });
define();

const client = await sharedClient();
document.getElementById("ready").textContent =
  `Ready ${Math.round(performance.now() - began)} ms after this script began.`;

document.querySelector("field-form").addEventListener("field-submit", (event) => {
  event.preventDefault();
  const { values } = event.detail;
  document.getElementById("placed").textContent =
    `An order for ${values["customer.name"]} would be sent now, to ${values["shipping.city"]}.`;
});

// Types that need to be told what there is to choose from.
const given = {
  address: { part: "region", country: "CA" },
  choice: { choices: ["Aisle", "Window", "Wing"] },
  choices: { choices: ["Monday", "Tuesday", "Sunday"] },
  companyId: { country: "FR" },
  dataLength: { length: 5 },
  nationalId: { country: "SE" },
  pin: { length: 4 },
  postalCode: { country: "GB" },
  tags: { of: "email" },
  taxId: { country: "BR" },
};
const gallery = document.getElementById("types");
const { types } = await client.typeList();
for (const { name, description } of types) {
  const box = document.createElement("div");
  const field = document.createElement("field-input");
  const label = document.createElement("label");
  const control = document.createElement(name === "multiline" ? "textarea" : "input");
  const verdict = document.createElement("output");
  label.textContent = name;
  control.name = name;
  // What the gallery asks for is nobody's own.
  control.autocomplete = "off";
  if (name === "flag") control.type = "checkbox";
  field.options = { type: { name, ...given[name] }, helper: description };
  field.append(label, control);
  field.addEventListener("field-change", ({ detail }) => {
    const { content, validity } = detail.state;
    const typed = detail.typed === undefined ? "" : ` ${JSON.stringify(detail.typed)}`;
    verdict.textContent = `${content}, ${validity}${detail.presentation?.secure ? "" : typed}`;
  });
  box.append(field, verdict);
  gallery.append(box);
}
document.body.dataset.ready = "";

if ("serviceWorker" in navigator) {
  // Without it the page works as well, but not when it is loaded again without a network.
  navigator.serviceWorker.register("../demo-offline.js", { type: "module" }).catch(() => {});
}
