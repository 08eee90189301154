/** `<field-form>`: a real form whose fields are judged and submitted together. */

import type { Field } from "../field.ts";
import type { Form, FormDefinition } from "../form.ts";
import type { FieldCreateParams, FormSubmitResult } from "../protocol.ts";
import { announcer } from "./announcer.ts";
import { sharedClient } from "./connection.ts";
import { FieldInput, type FieldOwner } from "./field-input.ts";

export class FieldForm extends HTMLElement implements FieldOwner {
  #definition: FormDefinition | undefined;
  #form: Form | undefined;
  #opening: Promise<Form | undefined> | undefined;
  #life: AbortController | undefined;
  // A form that was found valid is on its way to the browser.
  #isPassed = false;

  /** The form, when it is open. */
  get fields(): Form | undefined {
    return this.#form;
  }

  /** The real form. */
  get form(): HTMLFormElement | null {
    return this.querySelector("form");
  }

  /** What a form file holds; else the attribute `src` names one. */
  get definition(): FormDefinition | undefined {
    return this.#definition;
  }

  set definition(definition: FormDefinition | undefined) {
    this.#definition = definition;
    if (this.isConnected) void this.#open();
  }

  /** Resolves when the form is open; with undefined where its fields are described by its elements alone. */
  get ready(): Promise<Form | undefined> {
    return this.#opening ?? Promise.resolve(undefined);
  }

  connectedCallback(): void {
    this.#life = new AbortController();
    const { signal } = this.#life;
    // Its findings show beside the fields, not in the browser's own bubbles.
    this.addEventListener("submit", (event) => this.#submitted(event), { signal, capture: true });
    if (document.readyState === "loading") {
      document.addEventListener("DOMContentLoaded", () => void this.#open(), { once: true, signal });
    } else {
      void this.#open();
    }
  }

  disconnectedCallback(): void {
    this.#life?.abort();
    queueMicrotask(() => {
      if (this.isConnected) return;
      void this.#form?.close().catch(() => {});
      this.#form = this.#opening = undefined;
    });
  }

  #open(): Promise<Form | undefined> {
    return this.#opening ??= this.#openForm().catch((error: unknown) => {
      console.error("field-form:", error);
      this.dataset.failed = "";
      this.dispatchEvent(new CustomEvent("field-failed", { bubbles: true, detail: error }));
      return undefined;
    });
  }

  async #openForm(): Promise<Form | undefined> {
    const definition = await this.#read();
    const client = await sharedClient();
    if (!this.isConnected) return undefined;
    if (this.form) this.form.noValidate = true;
    if (!definition) return undefined;
    this.#form = await client.form(definition);
    if (!this.querySelector("field-input")) this.#draw(this.#form);
    if (this.form) this.form.noValidate = true;
    this.dispatchEvent(new CustomEvent("field-open", { bubbles: true, detail: this.#form }));
    return this.#form;
  }

  async #read(): Promise<FormDefinition | undefined> {
    if (this.#definition) return this.#definition;
    const script = this.querySelector('script[type="application/json"]');
    if (script) return JSON.parse(script.textContent ?? "");
    const address = this.getAttribute("src");
    if (address === null) return undefined;
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address} can't be had: ${response.status}`);
    return this.#definition = await response.json();
  }

  /** Draws the form where the page has none: a group is a set of fields. */
  #draw(opened: Form): void {
    const { definition } = opened;
    const form = this.form ?? document.createElement("form");
    const titles = opened.groupTitles();
    const sets = new Map<string | undefined, HTMLElement>();
    const button = form.querySelector('[type="submit"], button:not([type])');
    const place = (element: HTMLElement) => button ? button.before(element) : form.append(element);
    for (const each of definition.fields) {
      let set = sets.get(each.group);
      if (!set) {
        set = document.createElement(each.group === undefined ? "div" : "fieldset");
        if (each.group !== undefined) {
          const legend = document.createElement("legend");
          legend.textContent = titles.get(each.group) ?? each.group;
          set.append(legend);
        }
        place(set);
        sets.set(each.group, set);
      }
      set.append(elementOf(each));
    }
    if (!button) {
      const submit = document.createElement("button");
      submit.textContent = this.getAttribute("submit-label") ?? "Submit";
      form.append(submit);
    }
    if (!form.parentElement) this.append(form);
  }

  // What its elements ask

  async fieldFor(element: FieldInput): Promise<Field | undefined> {
    const form = await this.#open();
    const name = element.getAttribute("field") ?? element.name;
    return form?.fields.get(name);
  }

  returned(element: FieldInput): boolean {
    if (this.getAttribute("return") !== "next") return false;
    const elements = this.elements;
    const next = elements.slice(elements.indexOf(element) + 1).find(({ field }) =>
      field?.state.enabled && !field.isHidden
    );
    next?.focus();
    return next !== undefined;
  }

  /** The elements of its fields. */
  get elements(): FieldInput[] {
    return [...this.querySelectorAll<FieldInput>("field-input")];
  }

  // Submitting

  #submitted(event: SubmitEvent): void {
    if (this.#isPassed || !this.#life) return;
    event.preventDefault();
    event.stopPropagation();
    void this.#judge(event.target as HTMLFormElement, event.submitter);
  }

  async #judge(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
    this.toggleAttribute("aria-busy", true);
    let result: FormSubmitResult | undefined;
    try {
      result = this.#form ? await this.#form.submit({ wait: true, secure: true }) : await this.#judgeEach();
    } catch (error) {
      console.error("field-form:", error);
    } finally {
      this.removeAttribute("aria-busy");
    }
    if (!result) return;
    if (!result.valid) return this.#showFirst(result);
    const accepted = new CustomEvent("field-submit", { bubbles: true, cancelable: true, detail: result });
    if (!this.dispatchEvent(accepted)) return;
    // A form is not submitted again while the event of its submission is still on its way.
    await new Promise((resolve) => setTimeout(resolve));
    this.#isPassed = true;
    try {
      form.requestSubmit(submitter);
    } finally {
      this.#isPassed = false;
    }
  }

  /** Fields that belong to no form of the server's are judged one by one. */
  async #judgeEach(): Promise<FormSubmitResult> {
    const elements = this.elements.filter(({ field }) => field?.state.enabled && !field.isHidden);
    const verdicts = await Promise.all(elements.map(({ field }) => (field as Field).validate()));
    const invalid = elements.filter((_, index) => !verdicts[index].valid).map(({ name }) => name);
    const of = <Value>(read: (element: FieldInput) => Value) =>
      Object.fromEntries(elements.map((element) => [element.name, read(element)]));
    return {
      valid: invalid.length === 0,
      first: invalid[0],
      invalid,
      pending: [],
      values: of(({ field }) => field?.value ?? ""),
      texts: of(({ text }) => text),
      typed: of(({ typed }) => typed),
    };
  }

  /** Leads to what is to be mended first; what is wrong is said by the field itself. */
  #showFirst(result: FormSubmitResult): void {
    const first = this.elements.find((element) => (element.getAttribute("field") ?? element.name) === result.first);
    // The focus says it: nothing is spoken twice.
    if (first) announcer.say(first, "", 0);
    first?.focus();
    this.dispatchEvent(new CustomEvent("field-refused", { bubbles: true, detail: result }));
  }
}

/** The element of a field that a form file describes. */
function elementOf({ field, type, label }: FieldCreateParams & { field: string }): HTMLElement {
  const element = document.createElement("field-input");
  element.setAttribute("field", field);
  const name = typeof type === "string" ? type : type?.name;
  const control = document.createElement(name === "multiline" ? "textarea" : "input");
  control.name = field;
  if (name === "flag") (control as HTMLInputElement).type = "checkbox";
  const text = document.createElement("label");
  text.textContent = label ?? field;
  element.append(text, control);
  return element;
}
