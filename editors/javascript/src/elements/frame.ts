/** What is drawn around a control: label, ghost, badge, buttons, helper, counter. */

import type { Field } from "../field.ts";
import type { ScalePresentation } from "../protocol.ts";
import { tellInput } from "./control.ts";
import { make } from "./make.ts";
import type { Control, TextControl } from "./options.ts";

/** Words that the frame says itself; a page in another language gives its own as attributes. */
export interface FrameWords {
  clear: string;
  reveal: string;
}

// What is said before a page brings pictures of its own for the names.
const glyphs: Record<string, string> = { error: "⚠", success: "✓", search: "⌕", calendar: "▦", heart: "♥", clear: "✕" };

const structure = `
:host { display: block; position: relative; color: var(--field-color, CanvasText); font: var(--field-font, inherit); }
:host([hidden]), :host([data-elsewhere]) { display: none; }
[part="field"] { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--field-gap, 0.25em); }
[part="label"] {
  display: block; color: var(--field-label-color, inherit); font: var(--field-label-font, inherit);
}
[part="control"] {
  display: flex; align-items: center; gap: var(--field-inner-gap, 0.5em); box-sizing: border-box; position: relative;
  min-block-size: var(--field-height, 2.5em); padding: 0 var(--field-padding, 0.75em);
  border: var(--field-border-width, 1px) solid var(--field-border, #767676);
  border-radius: var(--field-radius, 0.375em); background: var(--field-background, Canvas);
}
[part="entry"] { position: relative; flex: 1; min-inline-size: 0; display: grid; }
::slotted(input), ::slotted(textarea), ::slotted(select), [part="ghost"] {
  box-sizing: border-box; inline-size: 100%; margin: 0; padding: var(--field-text-padding, 0.5em 0); border: 0;
  font: inherit; letter-spacing: inherit; line-height: 1.25; color: inherit; background: none; outline: none;
}
::slotted(input[type="range"]) { accent-color: var(--field-accent, #0b57d0); }
::slotted(input[type="checkbox"]) { inline-size: 1.25em; block-size: 1.25em; accent-color: var(--field-accent, #0b57d0); }
::slotted(input[type="color"]) { block-size: 1.75em; padding: 0; }
:host([role="radiogroup"]) [part="entry"] {
  display: block; padding: var(--field-text-padding, 0.5em 0); line-height: 1.25; accent-color: var(--field-accent, #0b57d0);
}
::slotted(input[type="radio"]) { inline-size: auto; margin-inline-end: 0.5em; }
::slotted(input), ::slotted(textarea), [part="ghost"] { grid-area: 1 / 1; }
::slotted(input), ::slotted(textarea), ::slotted(select) { position: relative; }
[part="ghost"] {
  pointer-events: none; user-select: none; white-space: pre; overflow: hidden;
  color: var(--field-ghost, #6b6b6b); text-align: start;
}
[part="ghost"] span { visibility: hidden; }
[part="scale"][data-stars] { cursor: pointer; }
[part="scale"] { white-space: nowrap; letter-spacing: 0.1em; color: var(--field-scale-color, inherit); }
[part="badge"] {
  font-size: 0.8em; padding: 0.125em 0.5em; border-radius: 1em; white-space: nowrap;
  background: var(--field-badge-background, #e8eaed); color: var(--field-badge-color, #202124);
}
button {
  font: inherit; color: inherit; background: none; border: 0; padding: 0.25em; margin: 0; border-radius: 0.25em;
  cursor: pointer; line-height: 1; min-inline-size: 24px; min-block-size: 24px;
}
button:disabled { cursor: default; }
[part="footer"] { display: flex; gap: 1em; justify-content: space-between; font-size: 0.85em; }
[part="helper"] { color: var(--field-helper-color, #595959); min-inline-size: 0; overflow-wrap: anywhere; }
[part="counter"] { color: var(--field-helper-color, #595959); margin-inline-start: auto; white-space: nowrap; }
:host([data-validity="invalid"]) [part="control"] { border-color: var(--field-error, #b3261e); }
:host([data-validity="invalid"]) [part="helper"] { color: var(--field-error, #b3261e); }
:host([data-validity="warning"]) [part="helper"] { color: var(--field-warning, #7a4f01); }
:host([data-refused]) [part="helper"] { color: var(--field-warning, #7a4f01); }
:host([data-refused]) [part="control"] { border-color: var(--field-warning, #7a4f01); }
:host([data-overflow]) [part="counter"] { color: var(--field-error, #b3261e); font-weight: bold; }
:host([data-focus="focused"]) [part="control"] {
  outline: var(--field-focus-width, 2px) solid var(--field-accent, #0b57d0);
  outline-offset: var(--field-focus-offset, -1px);
}
:host([data-disabled]) [part="control"] { opacity: 0.6; }
[hidden] { display: none !important; }
@media (prefers-reduced-motion: no-preference) {
  [part="control"], [part="label"] { transition: border-color 0.15s, background-color 0.15s; }
  :host([data-refused]) [part="control"] { animation: refused 0.3s; }
  @keyframes refused {
    from { background: color-mix(in srgb, var(--field-warning, #7a4f01) 25%, var(--field-background, Canvas)); }
  }
}
@media (forced-colors: active) {
  [part="control"] { border-color: FieldText; }
  :host([data-validity="invalid"]) [part="control"] { border-width: 2px; border-color: Mark; }
  :host([data-focus="focused"]) [part="control"] { outline-color: Highlight; }
  :host([data-disabled]) [part="control"] { border-color: GrayText; color: GrayText; opacity: 1; }
  [part="ghost"] { color: GrayText; }
  [part="badge"] { border: 1px solid; }
}
`;

function makeParts(): HTMLElement {
  return make(
    "div",
    { part: "field" },
    make(
      "div",
      { part: "label" },
      make("slot", { name: "label" }),
      make("span", { part: "required", "aria-hidden": "true", hidden: "" }, "*"),
    ),
    make(
      "div",
      { part: "control" },
      make("slot", { name: "leading" }),
      make("button", { part: "leading-icon", type: "button", hidden: "" }),
      make(
        "div",
        { part: "entry" },
        make("div", { part: "ghost", "aria-hidden": "true" }, make("span", {})),
        make("slot", {}),
      ),
      make("span", { part: "scale", "aria-hidden": "true", hidden: "" }),
      make("span", { part: "badge", hidden: "" }),
      make("button", { part: "clear", type: "button", tabindex: "-1", hidden: "" }, "✕"),
      make("button", { part: "trailing-icon", type: "button", hidden: "" }),
      make("slot", { name: "trailing" }),
      make("slot", { name: "list" }),
    ),
    make(
      "div",
      { part: "footer" },
      make("div", { part: "helper" }, make("slot", { name: "helper" })),
      make("span", { part: "counter", "aria-hidden": "true", hidden: "" }),
    ),
  );
}

let sheet: CSSStyleSheet | undefined;
let template: HTMLElement | undefined;

/** The shadow tree of an element, drawn from its field. */
export class Frame {
  readonly #root: ShadowRoot;
  readonly #label: HTMLElement;
  readonly #required: HTMLElement;
  readonly #ghost: HTMLElement;
  readonly #typed: HTMLElement;
  readonly #rest = document.createTextNode("");
  readonly #scale: HTMLElement;
  readonly #badge: HTMLElement;
  readonly #clear: HTMLButtonElement;
  readonly #leading: HTMLButtonElement;
  readonly #trailing: HTMLButtonElement;
  readonly #counter: HTMLElement;

  constructor(host: HTMLElement) {
    this.#root = host.attachShadow({ mode: "open" });
    if (!sheet) {
      sheet = new CSSStyleSheet();
      sheet.replaceSync(structure);
    }
    this.#root.adoptedStyleSheets = [sheet];
    template ??= makeParts();
    this.#root.append(template.cloneNode(true));
    const part = <Found extends HTMLElement>(name: string) =>
      this.#root.querySelector(`[part="${name}"]`) as unknown as Found;
    this.#label = part("label");
    this.#required = part("required");
    this.#ghost = part("ghost");
    this.#typed = this.#ghost.firstElementChild as HTMLElement;
    this.#ghost.append(this.#rest);
    this.#scale = part("scale");
    this.#badge = part("badge");
    this.#clear = part("clear");
    this.#leading = part("leading-icon");
    this.#trailing = part("trailing-icon");
    this.#counter = part("counter");
  }

  /** Lets the buttons do what they are for; the control keeps the keyboard. */
  connect(field: Field, control: Control): void {
    const press = (button: HTMLButtonElement, act: () => unknown) => {
      button.onpointerdown = (event) => event.preventDefault();
      button.onclick = () => {
        control.focus();
        act();
      };
    };
    press(this.#clear, () => tellInput(control, field.clear()));
    press(this.#leading, () => field.action("leadingIcon"));
    press(this.#trailing, () => {
      const isSecret = field.presentation?.secure || this.#trailing.hasAttribute("aria-pressed");
      return field.action(isSecret ? "toggleSecure" : "trailingIcon");
    });
    this.#scale.onpointerdown = (event) => event.preventDefault();
    this.#scale.onclick = ({ clientX }) => {
      const { readOnly, scale } = field.presentation ?? {};
      if (starsOf(field) === 0 || !scale || !field.state.enabled) return;
      control.focus();
      if (readOnly) return;
      const { left, width } = this.#scale.getBoundingClientRect();
      const share = (clientX - left) / width;
      const place = getComputedStyle(this.#scale).direction === "rtl" ? 1 - share : share;
      tellInput(control, field.setText(pointed(place * starsOf(field), scale), { cause: "program" }));
    };
  }

  /** Draws the field; `control` is where its text stands, with which the ghost has to agree. */
  draw(field: Field, control: TextControl | null, isSecret: boolean, words: FrameWords): void {
    const shown = field.presentation;
    setHidden(this.#label, !this.#hasLabel(shown?.label.text));
    setHidden(this.#required, !shown?.label.required);
    this.#drawGhost(field, control);
    this.#drawScale(field, control !== null);
    const badge = shown?.badge;
    setText(this.#badge, badge?.text ?? "");
    setHidden(this.#badge, !badge?.text);
    if (badge) {
      this.#badge.dataset.kind = badge.kind;
      this.#badge.dataset.level = String(badge.level ?? "");
    }
    this.#clear.setAttribute("aria-label", words.clear);
    setHidden(this.#clear, !shown?.clearButton);
    drawIcon(this.#leading, shown?.leadingIcon);
    drawIcon(this.#trailing, shown?.trailingIcon ?? (isSecret ? "reveal" : undefined));
    if (isSecret) {
      this.#trailing.setAttribute("aria-label", words.reveal);
      this.#trailing.setAttribute("aria-pressed", String(!shown?.secure));
    }
    setText(this.#counter, field.counter?.text ?? "");
    setHidden(this.#counter, !field.counter);
  }

  /** What a thumb does not tell, and what a number stands for in stars. */
  #drawScale(field: Field, isText: boolean): void {
    const stars = starsOf(field);
    let text = field.control === "slider" && !isText ? field.text : "";
    if (stars > 0) {
      const number = Number(field.typed ?? 0);
      const full = Math.max(0, Math.min(stars, Math.floor(number)));
      const half = number > full && full < stars ? 1 : 0;
      text = "★".repeat(full) + "½".repeat(half) + "☆".repeat(stars - full - half);
    }
    setText(this.#scale, text);
    setHidden(this.#scale, text === "");
    this.#scale.toggleAttribute("data-stars", stars > 0);
  }

  #hasLabel(text: string | undefined): boolean {
    return Boolean(text) ||
      this.#root.querySelector<HTMLSlotElement>('slot[name="label"]')?.assignedNodes().length !== 0;
  }

  /** The rest of a template, behind the text as it stands in the control: the text itself never moves. */
  #drawGhost(field: Field, control: TextControl | null): void {
    const template = field.presentation?.template;
    const rest = template && control && !field.presentation?.secure && template.text.startsWith(control.value) &&
        (field.state.focus === "focused" || control.value !== "")
      ? template.text.slice(control.value.length)
      : "";
    setHidden(this.#ghost, rest === "");
    if (rest === "" || !control) return;
    setText(this.#typed, control.value);
    if (this.#rest.data !== rest) this.#rest.data = rest;
    this.#ghost.dir = control.dir;
    // A placeholder says the same in other words.
    control.placeholder = "";
  }
}

const MOST_STARS = 20;

/** How many stars a field is drawn with; none where there are more than anybody counts. */
function starsOf(field: Field): number {
  const stars = field.control === "rating" ? Math.ceil(Number(field.presentation?.scale?.max ?? 0)) : 0;
  return stars > 0 && stars <= MOST_STARS ? stars : 0;
}

/** The number that is meant so many stars from the first: on the left half of one the half before it, where there is such a step. */
function pointed(place: number, { min, max, step }: ScalePresentation): string {
  const [least, most, unit] = [Number(min), Number(max), Number(step)];
  const star = unit < 1 ? Math.ceil(place * 2) / 2 : Math.ceil(place);
  const steps = Math.round((star - least) / unit);
  const decimals = Math.max(...[min, step].map((each) => each.split(".")[1]?.length ?? 0));
  return Math.max(least, Math.min(most, least + steps * unit)).toFixed(decimals);
}

function drawIcon(button: HTMLButtonElement, name: string | undefined): void {
  setHidden(button, !name);
  if (!name || button.dataset.icon === name) return;
  button.dataset.icon = name;
  button.setAttribute("aria-label", name);
  const slot = document.createElement("slot");
  slot.name = `icon-${name}`;
  slot.textContent = glyphs[name] ?? (name === "reveal" ? "👁" : "•");
  button.replaceChildren(slot);
}

function setHidden(element: HTMLElement, hidden: boolean): void {
  if (element.hidden !== hidden) element.hidden = hidden;
}

function setText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
