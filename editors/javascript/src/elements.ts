/**
 * `<field-input>` and `<field-form>`: real controls and forms, enhanced. `define()` lets a page have them.
 * @module
 */

export { sharedClient, useServer } from "./elements/connection.ts";
export { define } from "./elements/define.ts";
export { FieldForm } from "./elements/field-form.ts";
export { FieldInput, type Submitted } from "./elements/field-input.ts";
