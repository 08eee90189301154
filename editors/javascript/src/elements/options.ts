/** A field's options from attributes and from the control that is there. */

import type { Choice, FieldOptions, TypeReference } from "../protocol.ts";

/** What is typed into. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** A control with a caret. */
export type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** By attribute the option that it is. `style` and `form` are HTML's own. */
const options: Record<string, keyof FieldOptions> = {
  type: "type",
  group: "group",
  label: "label",
  placeholder: "placeholder",
  helper: "helper",
  badge: "badge",
  required: "required",
  enabled: "enabled",
  shown: "shown",
  readonly: "readOnly",
  total: "total",
  secure: "secure",
  "min-length": "minLength",
  "max-length": "maxLength",
  "length-unit": "lengthUnit",
  overflow: "overflow",
  blanks: "blanks",
  "helper-policy": "helperPolicy",
  counter: "counter",
  "active-on-editing": "activeOnEditing",
  "horizontal-padding": "horizontalPadding",
  frame: "style",
  icon: "icon",
  "clear-button": "clearButton",
  choices: "choices",
  tag: "tag",
  priority: "priority",
  keyboard: "keyboard",
  appearance: "appearance",
  validation: "validation",
  messages: "messages",
  locale: "locale",
  debug: "debug",
};

/** The attributes that say how a field is set up. */
export const optionAttributes = Object.keys(options);

// Their names are words; texts of the others are taken as JSON where they are.
const texts = new Set(["label", "placeholder", "helper", "group", "locale"]);

/** What the attributes of an element say. */
export function attributeOptions(element: Element): FieldOptions {
  const found: Record<string, unknown> = {};
  for (const [attribute, option] of Object.entries(options)) {
    const text = element.getAttribute(attribute);
    if (text !== null) found[option] = texts.has(attribute) ? text : read(text);
  }
  return found;
}

/** What an option is where nobody says it; the others stay as they were, since the protocol takes none of them back. */
const unsaid: FieldOptions = {
  label: "",
  placeholder: "",
  helper: "",
  required: false,
  enabled: true,
  shown: true,
  readOnly: false,
  total: null,
  secure: false,
  activeOnEditing: false,
  debug: false,
};

/** The option of an attribute that was taken away. The control may still say that something is required. */
export function optionWithout(attribute: string, control: Control | undefined): FieldOptions {
  const option = options[attribute];
  if (option === "required") return { required: control?.required ?? false };
  return option in unsaid ? { [option]: unsaid[option] } : {};
}

function read(text: string): unknown {
  if (text === "") return true;
  if (!/^(?:[[{"]|-?\d+(?:\.\d+)?$|true$|false$|null$)/.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** What the page says of a field by its control alone, as it would without this package. */
export function controlOptions(control: Control): FieldOptions {
  const found: FieldOptions = {};
  if (control.required) found.required = true;
  if (control.matches(":disabled")) found.enabled = false;
  if (control instanceof HTMLSelectElement) {
    found.type = { name: "choice", choices: choicesOf(control) };
    return found;
  }
  if (control.readOnly) found.readOnly = true;
  if (control.placeholder) found.placeholder = control.placeholder;
  if (control.maxLength >= 0) Object.assign(found, { maxLength: control.maxLength, lengthUnit: "utf16" });
  if (control.minLength > 0) Object.assign(found, { minLength: control.minLength, lengthUnit: "utf16" });
  if (control instanceof HTMLTextAreaElement) found.type = "multiline";
  else Object.assign(found, inputOptions(control));
  return found;
}

/** Types of inputs that say what is typed. */
const inputTypes: Record<string, string> = {
  checkbox: "flag",
  email: "email",
  number: "number",
  password: "phrase",
  range: "slider",
  tel: "phrase",
  url: "url",
};

function inputOptions(control: HTMLInputElement): FieldOptions {
  const name = inputTypes[control.type];
  const found: FieldOptions = control.type === "password" ? { secure: true } : {};
  if (name === undefined) return found;
  const bounds: Record<string, string> = {};
  if (control.type === "number" || control.type === "range") {
    if (control.min !== "") bounds.min = control.min;
    if (control.max !== "") bounds.max = control.max;
    if (control.step !== "" && control.step !== "any") bounds.step = control.step;
  }
  found.type = { name, ...bounds } as TypeReference;
  return found;
}

/** The entries of a `<select>`; one without a value asks for a choice, and is none. */
export function choicesOf(select: HTMLSelectElement): Choice[] {
  return [...select.options].filter((option) => option.value !== "").map((option) => {
    const group = option.parentElement instanceof HTMLOptGroupElement ? option.parentElement : undefined;
    return {
      label: option.label,
      value: option.value,
      disabled: option.disabled || group?.disabled || undefined,
      group: group?.label,
    };
  });
}

/** Types of inputs that have no caret, or that change what is typed: the control is one of text then. */
export const plainTypes = new Set(["email", "number", "date", "time", "month", "week", "datetime-local"]);
