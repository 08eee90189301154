/** What a page's scripts and frameworks change of a control's own markup once it has a field. */

import type { FieldOptions } from "../protocol.ts";
import { choicesOf, type Control, controlOptions } from "./options.ts";

/** What a control says by itself. The element writes some of it too, to draw its field. */
interface Said {
  required: boolean;
  disabled: boolean;
  readOnly: boolean;
  placeholder: string;
  /** Whether what is typed shows as dots. */
  isHidden: boolean;
}

/** Tells of what others than the element have changed of a control. */
export class Markup {
  #known: Said;
  // The entries of a list, which the element never writes: they are not looked at with each drawing.
  #choices: string;

  constructor(
    private readonly control: Control,
    signal: AbortSignal,
    private readonly changed: (options: FieldOptions) => void,
    /** A page's own button has shown a secret, or hidden it again. */
    private readonly secrecyToggled: () => void,
  ) {
    this.#known = said(control);
    const isList = control instanceof HTMLSelectElement;
    this.#choices = isList ? JSON.stringify(choicesOf(control)) : "";
    const observer = new MutationObserver(() => {
      this.take();
      if (isList) this.#takeChoices();
    });
    observer.observe(control, {
      attributeFilter: ["required", "disabled", "readonly", "placeholder", "type", "label", "value"],
      childList: isList,
      subtree: isList,
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
    if (Object.keys(options).length > 0) this.changed(options);
    if (now.isHidden !== before.isHidden) this.secrecyToggled();
  }

  #takeChoices(): void {
    const before = this.#choices;
    this.#choices = JSON.stringify(choicesOf(this.control));
    if (this.#choices !== before) this.changed({ type: controlOptions(this.control).type });
  }

  /** What stands there now is the element's own. */
  written(): void {
    this.#known = said(this.control);
  }
}

function said(control: Control): Said {
  const { required, disabled } = control;
  const isHidden = control.type === "password";
  if (control instanceof HTMLSelectElement) {
    return { required, disabled, readOnly: false, placeholder: "", isHidden };
  }
  const { readOnly, placeholder } = control;
  return { required, disabled, readOnly, placeholder, isHidden };
}
