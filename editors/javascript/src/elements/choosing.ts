/** Controls without a caret, in which something is chosen: boxes, lists, thumbs, files. */

import { isAccepted } from "../accepted.ts";
import type { Client } from "../client.ts";
import type { Field } from "../field.ts";
import type { ClientValidateParams, ValidatorVerdict } from "../protocol.ts";
import {
  type Control,
  controlsOf,
  entriesOf,
  type Entry,
  isList,
  isMultiple,
  isOn,
  isPicker,
  isRadio,
  labelOf,
  type TextControl,
} from "./options.ts";
import { watchProperty } from "./scripts.ts";

/** What is chosen in a control, told to its field, and what the field says shown in the control. */
export class Choosing {
  readonly #listening = new AbortController();
  #file: File | undefined;
  #isDrawing = false;
  #restoring: (() => void)[] = [];

  constructor(
    private readonly control: Control,
    private readonly field: Field,
    client: Client,
    keyDown: (event: KeyboardEvent) => void,
  ) {
    const { signal } = this.#listening;
    const kind = control instanceof HTMLInputElement ? control.type : "";
    const all: HTMLElement[] = controlsOf(control);
    for (const each of all) {
      each.addEventListener(kind === "range" ? "input" : "change", () => this.take(), { signal });
      each.addEventListener("focus", () => void field.focus(), { signal });
      each.addEventListener("blur", ({ relatedTarget }) => {
        if (!all.includes(relatedTarget as HTMLElement)) void field.blur();
      }, { signal });
      each.addEventListener("keydown", (event) => event instanceof KeyboardEvent && keyDown(event), { signal });
    }
    if (kind !== "file") { for (const each of all) this.#watchScripts(each); }
    if (!(control instanceof HTMLInputElement)) return;
    if (kind === "range") this.#measure(control);
    if (kind !== "file") return;
    this.#ask(control);
    const remove = client.validator((question) => this.#judgeFile(question), { field: field.id });
    signal.addEventListener("abort", remove);
  }

  end(): void {
    for (const restore of this.#restoring) restore();
    this.#listening.abort();
  }

  /** Scripts choose without an event: the setters of these controls tell. */
  #watchScripts(control: HTMLElement): void {
    const names = control instanceof HTMLSelectElement ? ["value", "selectedIndex"] : ["value", "checked"];
    for (const name of names) {
      this.#restoring.push(watchProperty(control, name, () => {
        if (!this.#isDrawing) this.take();
      }));
    }
  }

  /** Tells the field what is chosen. */
  take(): void {
    const { control, field } = this;
    if (isList(control)) {
      const entries = entriesOf(control);
      if (isMultiple(control)) {
        // What one of them changes is drawn before the next is told.
        const others = entries.flatMap((entry, index) => isOn(entry) === this.#isChosen(entry) ? [] : [index]);
        for (const index of others) void field.pick(index);
        return;
      }
      const index = entries.findIndex(isOn);
      if (index < 0) {
        if (field.text !== "") void field.clear();
      } else if (labelOf(entries[index]) !== field.text) {
        void field.pick(index);
      }
    } else if (control instanceof HTMLInputElement && control.type === "checkbox") {
      if (control.checked !== field.checked) void field.toggle();
    } else if (control instanceof HTMLInputElement && control.type === "file") {
      const name = this.#fileName(control);
      const file = control.files?.[0];
      if (name === field.text && file === this.#file) return;
      // Another file of the same name is judged anew.
      if (name === field.text) {
        // Nothing of it is drawn, which would let the file go.
        this.#isDrawing = true;
        void field.setText("", { cause: "program" });
        this.#isDrawing = false;
      }
      this.#file = file;
      void field.setText(name, { cause: "program" });
      // A dialog has been closed: nobody waits for more before the file is judged.
      void field.validate();
    } else if (control.value !== this.#plain) {
      void field.setText(control.value, { cause: "program" });
    }
  }

  /** Shows what the field says. */
  draw(): void {
    if (this.#isDrawing) return;
    this.#isDrawing = true;
    try {
      this.#drawChosen();
    } finally {
      this.#isDrawing = false;
    }
  }

  #drawChosen(): void {
    const { control, field } = this;
    if (isMultiple(control) || isRadio(control)) {
      for (const entry of entriesOf(control)) {
        const isChosen = this.#isChosen(entry);
        if (isOn(entry) === isChosen) continue;
        if (entry instanceof HTMLOptionElement) entry.selected = isChosen;
        else entry.checked = isChosen;
      }
    } else if (control instanceof HTMLSelectElement) {
      control.value = entriesOf(control).find((entry) => this.#isChosen(entry))?.value ?? "";
    } else if (control instanceof HTMLInputElement && control.type === "checkbox") {
      control.checked = field.checked;
    } else if (control instanceof HTMLInputElement && control.type === "file") {
      // Nobody but the user chooses a file; it can be let go.
      if (field.text === "" && control.value !== "") control.value = "";
    } else if (control.value !== this.#plain) {
      control.value = this.#plain;
    }
  }

  /** What a control of the browser's own has for a value: of numbers the text is that of the language. */
  get #plain(): string {
    const { field } = this;
    return field.control === "slider" && typeof field.typed === "string" ? field.typed : field.text;
  }

  /** Whether the field has an entry chosen. */
  #isChosen(entry: Entry): boolean {
    const { control, field } = this;
    if (!isMultiple(control)) return labelOf(entry) === field.text;
    return Array.isArray(field.typed) && field.typed.includes(entry.value);
  }

  /** Where a thumb may stand. */
  #measure(control: HTMLInputElement): void {
    const scale = this.field.presentation?.scale;
    if (!scale) return;
    for (const name of ["min", "max", "step"] as const) if (!control.hasAttribute(name)) control[name] = scale[name];
  }

  /** Lets the browser's dialog offer what the field takes. */
  #ask(control: HTMLInputElement): void {
    const asked = this.field.presentation?.file;
    if (asked?.kind === "directory") control.webkitdirectory = true;
    else if (asked?.accept && control.accept === "") control.accept = asked.accept.join(",");
  }

  /** A page is told no path: the file's name stands for it, or that of the folder that was chosen. */
  #fileName(control: HTMLInputElement): string {
    const [file] = control.files ?? [];
    return (control.webkitdirectory ? file?.webkitRelativePath.split("/")[0] : undefined) ?? file?.name ?? "";
  }

  /** Judges the chosen file as a program does that may look at paths. */
  #judgeFile({ value, file: asked }: ClientValidateParams): ValidatorVerdict {
    const control = this.control as HTMLInputElement;
    const [file] = control.files ?? [];
    const fails = (code: string): ValidatorVerdict => ({ outcome: "failure", code });
    if (!asked) return { outcome: "success" };
    if (!file || this.#fileName(control) !== value) return fails("not-found");
    if (!isAccepted(file.name, file.type || undefined, asked)) return fails("wrong-file-type");
    const isTooLarge = asked.kind !== "directory" && asked.maxSize !== undefined && file.size > asked.maxSize;
    return isTooLarge ? fails("too-large") : { outcome: "success" };
  }
}

/** Whether a control has a caret. */
export function isTextControl(control: Control): control is TextControl {
  if (control instanceof HTMLTextAreaElement) return true;
  return control instanceof HTMLInputElement && !isPicker(control) &&
    !["checkbox", "radio", "range", "file", "color"].includes(control.type);
}
