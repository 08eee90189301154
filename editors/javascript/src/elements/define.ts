/** The elements by their names. */

import type { Field } from "../field.ts";
import type { Form } from "../form.ts";
import type { FormSubmitResult } from "../protocol.ts";
import { FieldForm } from "./field-form.ts";
import { FieldInput } from "./field-input.ts";

/** Lets a page have `<field-input>` and `<field-form>`. */
export function define(): void {
  if (!customElements.get("field-input")) customElements.define("field-input", FieldInput);
  if (!customElements.get("field-form")) customElements.define("field-form", FieldForm);
}

// What pages in TypeScript find by their names.
declare global {
  interface HTMLElementTagNameMap {
    "field-input": FieldInput;
    "field-form": FieldForm;
  }

  interface HTMLElementEventMap {
    /** A field has changed. */
    "field-change": CustomEvent<Field>;
    /** There is no field, or no form: the error says why. */
    "field-failed": CustomEvent<unknown>;
    /** A form is there. */
    "field-open": CustomEvent<Form>;
    /** Another page shows, by its name; undefined where the form has none. */
    "field-page": CustomEvent<string | undefined>;
    /** What is submitted, unless the event is prevented. */
    "field-submit": CustomEvent<FormSubmitResult>;
    /** What stands in the way of submitting. */
    "field-refused": CustomEvent<FormSubmitResult>;
  }
}
