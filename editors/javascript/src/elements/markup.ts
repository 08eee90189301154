/** What a page's scripts and frameworks change of a control's own markup once it has a field. */

import type { FieldOptions } from "../protocol.ts";
import { choicesOf, type Control, controlOptions, isList } from "./options.ts";

/** What a control says by itself. The element writes some of it too, to draw its field. */
interface Said {
  required: boolean;
  disabled: boolean;
  readOnly: boolean;
  placeholder: string;
  /** Whether what is typed shows as dots. */
  isHidden: boolean;
  /** The entries of a list. */
  choices: string;
}

/** Tells of what others than the element have changed of a control. */
export class Markup {
  #known: Said;

  constructor(
    private readonly control: Control,
    signal: AbortSignal,
    private readonly changed: (options: FieldOptions) => void,
    /** A page's own button has shown a secret, or hidden it again. */
    private readonly secrecyToggled: () => void,
  ) {
    this.#known = said(control);
    const observer = new MutationObserver(() => this.take());
    observer.observe(control, {
      attributeFilter: ["required", "disabled", "readonly", "placeholder", "type", "label", "value"],
      childList: control instanceof HTMLSelectElement,
      subtree: control instanceof HTMLSelectElement,
    });
    signal.addEventListener("abort", () => observer.disconnect());
  }

  /** Tells what was changed. It is asked before anything is written, which would hide it. */
  take(): void {
    const before = this.#known;
    const now = this.#known = said(this.control);
    const options: FieldOptions = {};
    if (now.required !== before.required) options.required = now.required;
    if (now.disabled !== before.disabled) options.enabled = !now.disabled;
    if (now.readOnly !== before.readOnly) options.readOnly = now.readOnly;
    if (now.placeholder !== before.placeholder) options.placeholder = now.placeholder;
    if (now.choices !== before.choices) options.type = controlOptions(this.control).type;
    if (Object.keys(options).length > 0) this.changed(options);
    if (now.isHidden !== before.isHidden) this.secrecyToggled();
  }

  /** What stands there now is the element's own. */
  written(): void {
    this.#known = said(this.control);
  }
}

function said(control: Control): Said {
  const { required, disabled } = control;
  const isHidden = control.type === "password";
  const choices = isList(control) ? JSON.stringify(choicesOf(control)) : "";
  if (control instanceof HTMLSelectElement) {
    return { required, disabled, readOnly: false, placeholder: "", isHidden, choices };
  }
  const { readOnly, placeholder } = control;
  return { required, disabled, readOnly, placeholder, isHidden, choices };
}
