/** The elements by their names. */

import { FieldForm } from "./field-form.ts";
import { FieldInput } from "./field-input.ts";

/** Lets a page have `<field-input>` and `<field-form>`. */
export function define(): void {
  if (!customElements.get("field-input")) customElements.define("field-input", FieldInput);
  if (!customElements.get("field-form")) customElements.define("field-form", FieldForm);
}
