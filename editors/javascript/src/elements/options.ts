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
  if (controlsOf(control).every((each) => each.matches(":disabled"))) found.enabled = false;
  if (control instanceof HTMLSelectElement || isRadio(control)) {
    found.type = { name: isMultiple(control) ? "choices" : "choice", choices: choicesOf(control) };
    return found;
  }
  if (control.readOnly) found.readOnly = true;
  if (control.placeholder) found.placeholder = control.placeholder;
  const said = saidOf(control);
  const maxLength = control.maxLength >= 0 ? control.maxLength : Number(said.maxlength ?? -1);
  const minLength = control.minLength >= 0 ? control.minLength : Number(said.minlength ?? -1);
  if (maxLength >= 0) Object.assign(found, { maxLength, lengthUnit: "utf16" });
  if (minLength > 0) Object.assign(found, { minLength, lengthUnit: "utf16" });
  if (control instanceof HTMLTextAreaElement) found.type = "multiline";
  else Object.assign(found, inputOptions(control));
  return found;
}

/** What the texts of the browser's own pickers are; their bounds are such texts. */
const pickerTypes: Record<string, { name: string; format?: string; bound?: RegExp }> = {
  color: { name: "color" },
  date: { name: "date", format: "YYYY-MM-DD", bound: /^\d{4}-\d\d-\d\d$/ },
  "datetime-local": { name: "dateTime", format: "YYYY-MM-DDTHH:mm", bound: /^\d{4}-\d\d-\d\dT\d\d:\d\d$/ },
  month: { name: "date", format: "YYYY-MM" },
  time: { name: "time", format: "HH:MM", bound: /^\d\d:\d\d$/ },
  week: { name: "week", bound: /^\d{4}-W\d\d$/ },
};

/** Types of other inputs that say what is typed. */
const inputTypes: Record<string, string> = {
  checkbox: "flag",
  email: "email",
  number: "number",
  password: "phrase",
  range: "slider",
  tel: "phrase",
  url: "url",
};

/** What a control said before it became one of text, which it says no more, and its copies neither. */
export function saidOf(control: Control): Record<string, string> {
  const said = read(control.dataset.fieldSaid ?? "{}");
  return typeof said === "object" && said !== null ? said as Record<string, string> : {};
}

function inputOptions(input: HTMLInputElement): FieldOptions {
  const said = saidOf(input);
  const kind = input.type === "text" ? said.type ?? input.type : input.type;
  const attribute = (name: string) => input.getAttribute(name) ?? said[name] ?? "";
  const [min, max, step] = [attribute("min"), attribute("max"), attribute("step")];
  const found: FieldOptions = kind === "password" ? { secure: true } : {};
  // A browser without such a picker shows a line of text, which is judged and formatted the same.
  const picker = pickerTypes[said.type ?? input.getAttribute("type")?.toLowerCase() ?? ""];
  const type: Record<string, string> = {};
  if (picker) {
    const { name, format, bound } = picker;
    type.name = name;
    // A step below a minute, or a value with seconds, has the picker ask for them.
    const hasSeconds = Number(step || 60) % 60 !== 0 || /:\d\d:/.test(input.defaultValue);
    if (format) type.format = format + (format.includes(":") && hasSeconds ? (name === "time" ? ":SS" : ":ss") : "");
    if (bound?.test(min)) type.min = min;
    if (bound?.test(max)) type.max = max;
  } else if (kind in inputTypes) {
    type.name = inputTypes[kind];
    if (kind === "number" || kind === "range") {
      if (min !== "") type.min = min;
      if (max !== "") type.max = max;
      if (step !== "" && step !== "any") type.step = step;
      // The finest step there is: a pointer stands anywhere.
      else if (step === "any" && kind === "range") type.step = "0.000000000001";
    }
  }
  if (type.name !== undefined) found.type = type as unknown as TypeReference;
  return found;
}

/** An entry of a `<select>`, or one of the buttons of which one is on. */
export type Entry = HTMLOptionElement | HTMLInputElement;

/** Whether what is chosen from stands in the page. */
export function isList(control: Control): boolean {
  return control instanceof HTMLSelectElement || isRadio(control);
}

/** Whether it is one of the buttons of which one is on. */
export function isRadio(control: Control): boolean {
  return control instanceof HTMLInputElement && control.type === "radio";
}

export function isMultiple(control: Control): boolean {
  return control instanceof HTMLSelectElement && control.multiple;
}

/** What a field is drawn in: buttons of which one is on are one field together. */
export function controlsOf(control: Control): Control[] {
  return isRadio(control) ? radiosOf(control) : [control];
}

/** The buttons of which one is on, as browsers find them. */
export function radiosOf(control: Control): HTMLInputElement[] {
  const root = control.form ?? (control.getRootNode() as ParentNode);
  return [...root.querySelectorAll<HTMLInputElement>("input[type=radio]")].filter((each) =>
    each.name === control.name && each.form === control.form
  );
}

/** What is chosen from: an entry without a value asks for a choice, and is none. */
export function entriesOf(control: Control): Entry[] {
  if (control instanceof HTMLSelectElement) return [...control.options].filter((option) => option.value !== "");
  return isRadio(control) ? radiosOf(control) : [];
}

/** Whether an entry is chosen in the page. */
export function isOn(entry: Entry): boolean {
  return entry instanceof HTMLOptionElement ? entry.selected : entry.checked;
}

export function labelOf(entry: Entry): string {
  if (entry instanceof HTMLOptionElement) return entry.label;
  return entry.labels?.[0]?.textContent?.trim() || entry.value;
}

/** What is chosen from, as the field is told of it. */
export function choicesOf(control: Control): Choice[] {
  return entriesOf(control).map((entry) => {
    const group = entry.parentElement instanceof HTMLOptGroupElement ? entry.parentElement : undefined;
    // A button is disabled with its field too.
    const disabled = entry instanceof HTMLOptionElement && (entry.disabled || group?.disabled);
    return { label: labelOf(entry), value: entry.value, disabled: disabled || undefined, group: group?.label };
  });
}

/** Types of inputs that keep the caret to themselves, or change what is typed: the control is one of text then. */
export const plainTypes = new Set(["email", "number"]);

/** The browser's own pickers, for fields that are as these would have it; for others the control is one of text. */
export function isPicker(control: Control): boolean {
  return control instanceof HTMLInputElement && control.type !== "color" && control.type in pickerTypes;
}
