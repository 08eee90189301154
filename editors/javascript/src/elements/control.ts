/** What an element and its control say of the field: attributes for style sheets, browsers and screen readers. */

import type { Field } from "../field.ts";
import type { ScalePresentation } from "../protocol.ts";
import { isTextControl } from "./choosing.ts";
import { type Control, controlsOf, isRadio, radiosOf, type TextControl } from "./options.ts";

/** What the element knows of its control. */
export interface Surroundings {
  /** Where the helper or the error stands. */
  description: HTMLElement;
  /** What stands there for a moment instead. */
  refusal: string | undefined;
  isSecret: boolean;
  /** The field belongs to a form. */
  isOwned: boolean;
}

/** What style sheets go by. */
export function drawState(element: HTMLElement, field: Field): void {
  const { state } = field;
  const shown = field.presentation;
  setData(element, "focus", state.focus);
  setData(element, "content", state.content);
  setData(element, "validity", state.validity);
  setData(element, "state", state.appearance);
  setData(element, "disabled", state.enabled ? undefined : "");
  setData(element, "readonly", shown?.readOnly ? "" : undefined);
  setData(element, "floating", shown?.label.floating ? "" : undefined);
  setData(element, "frame", shown?.style);
  setData(element, "overflow", field.counter?.overflow ? "" : undefined);
  // What the page hides stays hidden, and a copy of what the field hid shows with its own.
  if (field.isHidden && !element.hidden) {
    element.hidden = true;
    element.dataset.hidden = "";
  } else if (!field.isHidden && element.dataset.hidden !== undefined) {
    element.hidden = false;
    delete element.dataset.hidden;
  }
}

/** Whether the page has disabled a button of several by itself. */
const closed = new WeakMap<Control, boolean>();

/** What browsers and screen readers go by. */
export function drawControl(control: Control, field: Field, around: Surroundings): void {
  for (const each of controlsOf(control)) drawOne(each, field, around);
}

function drawOne(control: Control, field: Field, around: Surroundings): void {
  const { state } = field;
  const shown = field.presentation;
  const { description, refusal } = around;
  const isInvalid = state.validity === "invalid";
  if (!closed.has(control)) {
    closed.set(control, isRadio(control) && control.disabled && !radiosOf(control).every((each) => each.disabled));
  }
  const isDisabled = !state.enabled || closed.get(control) === true;
  if (control.disabled !== isDisabled) control.disabled = isDisabled;
  setAttribute(control, "aria-invalid", String(isInvalid));
  setAttribute(control, "aria-required", shown?.label.required ? "true" : undefined);
  setAttribute(control, "aria-busy", state.validity === "pending" ? "true" : undefined);
  const helper = refusal ?? field.helper?.text ?? "";
  if (description.textContent !== helper) description.textContent = helper;
  // Beside what the page describes its control with; a copy of the markup has what described the other.
  const isOwn = (id: string) => id === description.id || /^(field-help-\d+)?$/.test(id);
  const said = (control.getAttribute("aria-describedby") ?? "").split(/\s+/).filter((id) => !isOwn(id));
  const ids = helper === "" ? said : [...said, description.id];
  setAttribute(control, "aria-describedby", ids.join(" ") || undefined);
  setAttribute(control, "aria-errormessage", isInvalid && helper !== "" ? description.id : undefined);
  if (shown?.scale) drawScale(control, field, shown.scale);
  if (isTextControl(control)) drawTextControl(control, field, around);
}

function drawTextControl(control: TextControl, field: Field, { isSecret, isOwned }: Surroundings): void {
  const shown = field.presentation;
  if (!shown) return;
  const isReadOnly = shown.readOnly ?? false;
  if (control.readOnly !== isReadOnly) control.readOnly = isReadOnly;
  if (shown.keyboard !== "text") setAttribute(control, "inputmode", shown.keyboard);
  if (shown.autofill && !control.autocomplete) control.autocomplete = shown.autofill as AutoFill;
  setAttribute(control, "enterkeyhint", shown.returnKey === "next" && isOwned ? "next" : "go");
  setAttribute(control, "autocapitalize", shown.capitalize);
  setAttribute(control, "autocorrect", shown.autocorrect ? undefined : "off");
  if (!shown.autocorrect && !control.hasAttribute("spellcheck")) control.spellcheck = false;
  // Signs and digits of such texts stand in one order whatever the page's direction is.
  if (shown.keyboard !== "text" && control.dir === "") control.dir = "ltr";
  const placeholder = shown.placeholder ?? "";
  if (control.placeholder !== placeholder) control.placeholder = placeholder;
  if (!(control instanceof HTMLInputElement) || !isSecret) return;
  const type = shown.secure ? "password" : "text";
  if (control.type !== type) control.type = type;
}

/** Where a number stands between its ends, which a control of text does not say by itself. */
function drawScale(control: Control, field: Field, { min, max }: ScalePresentation): void {
  if (!isTextControl(control)) return setAttribute(control, "aria-valuetext", field.text || undefined);
  const number = typeof field.typed === "string" ? field.typed : undefined;
  setAttribute(control, "role", "spinbutton");
  for (const [name, value] of [["min", min], ["max", max], ["now", number]] as const) {
    setAttribute(control, `aria-value${name}`, value);
  }
}

function setData(element: HTMLElement, name: string, value: string | undefined): void {
  if (value === undefined) delete element.dataset[name];
  else if (element.dataset[name] !== value) element.dataset[name] = value;
}

function setAttribute(element: HTMLElement, name: string, value: string | undefined): void {
  if (value === undefined) {
    if (element.hasAttribute(name)) element.removeAttribute(name);
  } else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** Tells the page of a change that the user has made, but not by the browser's own editing, as the browser tells of its own. */
export function tellInput(control: Control, change: Promise<unknown>): void {
  const tell = () => control.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
  change.then(tell, () => {});
}
