/** `<field-form>`: a real form whose fields are judged and submitted together. */

import type { Field } from "../field.ts";
import type { Form, FormDefinition } from "../form.ts";
import type { FieldCommitResult, FormPageResult, FormSubmitResult, PageTurn } from "../protocol.ts";
import { announcer } from "./announcer.ts";
import { sharedClient } from "./connection.ts";
import { type ButtonTask, drawForm, FormWords } from "./drawing.ts";
import type { FieldInput, FieldOwner } from "./field-input.ts";
import { rowOf, SectionRows } from "./section-rows.ts";

export class FieldForm extends HTMLElement implements FieldOwner {
  #definition: FormDefinition | undefined;
  #form: Form | undefined;
  #opening: Promise<Form | undefined> | undefined;
  #life: AbortController | undefined;
  #sections: SectionRows[] = [];
  #wasHidden = new WeakMap<FieldInput, FieldInput["hidden"]>();
  // The fields of each group that somebody has answered.
  readonly #answered = new Map<string, Set<string>>();
  #isArranging = false;
  // A form that was found valid is on its way to the browser.
  #isPassed = false;
  #isJudging = false;

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
    if (!this.isConnected) return;
    void this.#form?.close().catch(() => {});
    this.#form = this.#opening = undefined;
    this.#sections = [];
    void this.#open();
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
    this.addEventListener("click", (event) => this.#clicked(event), { signal });
    this.addEventListener("field-change", (event) => this.#fieldChanged(event), { signal });
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
      this.#sections = [];
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
    const opened = this.#form = await client.form(definition);
    if (!this.isConnected) {
      void opened.close().catch(() => {});
      return this.#form = undefined;
    }
    if (!this.querySelector("field-input")) this.#draw(opened);
    if (this.form) this.form.noValidate = true;
    await this.#openSections(opened);
    opened.onChange(() => this.#arrange(), { signal: this.#life?.signal });
    this.#arrange();
    if (this.autofocus) this.#focusFirst();
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

  /** Draws the form where the page has none. */
  #draw(opened: Form): void {
    const form = this.form ?? document.createElement("form");
    drawForm(opened, form, new FormWords(this, opened));
    if (!form.isConnected) this.append(form);
  }

  // What its elements ask

  async fieldFor(element: FieldInput): Promise<Field | undefined> {
    const form = await this.#open();
    return form && fieldOf(form, element);
  }

  returned(element: FieldInput, committed: Promise<FieldCommitResult>): boolean {
    if (this.getAttribute("return") !== "next") return false;
    if (this.#form) {
      void committed.then((result) => this.#follow(result), () => {});
      return true;
    }
    const elements = this.elements;
    const next = elements.slice(elements.indexOf(element) + 1).find(({ field }) =>
      field?.state.enabled && !field.isHidden
    );
    next?.focus();
    return next !== undefined;
  }

  /** Goes where Return leads from a field that is in order. */
  #follow({ accepted, next, page, submit }: FieldCommitResult): void {
    if (!accepted) return;
    if (next !== undefined) this.#focusField(next);
    else if (page !== undefined) void this.turnTo(page);
    else if (submit) this.form?.requestSubmit();
  }

  #focusField(id: string): boolean {
    const form = this.#form;
    const field = form?.fields.get(id);
    const element = form && field && this.elements.find((each) => fieldOf(form, each) === field);
    element?.focus();
    return element !== undefined;
  }

  /** Gives the keyboard to the first field that can be filled in where the form is. */
  #focusFirst(): void {
    const form = this.#form;
    this.elements.find((element) => {
      const field = form && fieldOf(form, element);
      return field && canFill(field) && form.isOnPage(field);
    })?.focus();
  }

  /** The elements of its fields. */
  get elements(): FieldInput[] {
    return [...this.querySelectorAll<FieldInput>("field-input")];
  }

  // Pages, groups and sections

  /** Turns to the `next` page, where this one may be left, or to the `previous` one. */
  async turn(to: PageTurn): Promise<void> {
    const form = this.#form;
    if (form && (to === "next" ? form.hasNext : form.hasPrevious)) await this.#turned(form.turn(to));
  }

  /** Turns to a page by its name. */
  async turnTo(page: string): Promise<void> {
    if (this.#form) await this.#turned(this.#form.turnTo(page));
  }

  async #turned(answer: Promise<FormPageResult>): Promise<void> {
    const { moved, first, page } = await answer;
    if (moved) {
      this.#arrange();
      this.dispatchEvent(new CustomEvent("field-page", { bubbles: true, detail: page }));
    }
    // What is wrong is led to where the page could not be left.
    if (first === undefined || !this.#focusField(first)) this.#focusFirst();
  }

  async #openSections(form: Form): Promise<void> {
    for (const container of this.querySelectorAll<HTMLElement>("[data-section]")) {
      const section = form.sections.get(container.dataset.section ?? "");
      if (!section) continue;
      const rows = new SectionRows(container, section);
      await rows.open();
      this.#sections.push(rows);
    }
  }

  #clicked(event: MouseEvent): void {
    const button = (event.target as Element).closest<HTMLElement>("[data-do], [data-go]");
    if (!button || button.closest("field-form") !== this) return;
    const task = button.dataset.do as ButtonTask | undefined;
    const rows = this.#sections.find(({ container }) => container.contains(button));
    const done = task === undefined
      ? this.turnTo(button.dataset.go ?? "")
      : task === "next" || task === "back"
      ? this.turn(task === "next" ? "next" : "previous")
      : rows?.press(task, button).then(() => this.#arrange());
    done?.catch((error: unknown) => console.error("field-form:", error));
  }

  /** A field shows or hides: what is around it may have nothing left to show. */
  #fieldChanged(event: Event): void {
    const element = event.target as FieldInput;
    if (!this.#form) return;
    const field = fieldOf(this.#form, element);
    if (field) this.#noteAnswer(field);
    if (this.#wasHidden.get(element) === element.hidden) return;
    this.#wasHidden.set(element, element.hidden);
    if (this.#isArranging) return;
    this.#isArranging = true;
    queueMicrotask(() => this.#arrange());
  }

  /** Shows what belongs to where the form is. */
  #arrange(): void {
    this.#isArranging = false;
    const form = this.#form;
    if (!form) return;
    for (const rows of this.#sections) rows.draw();
    if (form.pages.length > 0) this.#arrangePages(form);
    for (const set of this.querySelectorAll<HTMLElement>("[data-group]")) {
      const group = set.dataset.group ?? "";
      const valid = form.groups.get(group);
      if (valid !== undefined) set.dataset.valid = String(valid);
      set.hidden = !this.#hasSomething(form, set);
      this.#drawStanding(form, set);
    }
  }

  /** A group that is valid as it came is optional, and no praise: whether anybody has answered anything in it is known. */
  #noteAnswer(field: Field): void {
    const { group } = field;
    const form = this.#form;
    if (group === undefined || !form) return;
    const answered = this.#answered.get(group) ?? new Set<string>();
    const before = answered.size;
    if (field.isAnswered) answered.add(field.id);
    else answered.delete(field.id);
    this.#answered.set(group, answered);
    if (before > 0 === answered.size > 0) return;
    const set = this.querySelector<HTMLElement>(`[data-group="${CSS.escape(group)}"]`);
    if (set) this.#drawStanding(form, set);
  }

  /** Says how a group stands, where there is a place for it. */
  #drawStanding(form: Form, set: HTMLElement): void {
    const place = set.querySelector<HTMLElement>("[data-standing]");
    const group = set.dataset.group ?? "";
    const valid = form.groups.get(group);
    if (!place || valid === undefined) return;
    const isAnswered = [...this.#answered.get(group) ?? []].some((id) => form.fields.has(id));
    const standing = !valid ? "left" : isAnswered ? "complete" : "optional";
    const text = new FormWords(this, form).standing(standing, form.invalid.get(group) ?? 0);
    place.dataset.standing = standing;
    if (place.textContent !== text) place.textContent = text;
  }

  #hasSomething(form: Form, set: HTMLElement): boolean {
    const sections = [...set.querySelectorAll<HTMLElement>("[data-section]")];
    if (sections.some((each) => !each.hidden)) return true;
    const elements = [...set.querySelectorAll<FieldInput>("field-input")];
    return elements.length + sections.length === 0 || elements.some((each) => {
      const field = fieldOf(form, each);
      return field ? !field.isHidden && form.isOnPage(field) : !each.hidden;
    });
  }

  #arrangePages(form: Form): void {
    for (const element of this.elements) {
      const field = fieldOf(form, element);
      element.toggleAttribute("data-elsewhere", field !== undefined && !form.isOnPage(field));
    }
    for (const { container, section } of this.#sections) {
      const page = form.pageOfSection(section);
      container.hidden = page !== undefined && page !== form.page;
    }
    for (const each of this.querySelectorAll<HTMLElement>("[data-page]")) each.hidden = each.dataset.page !== form.page;
    const shown = new Map(form.shownPages.map((each) => [each.page, each]));
    for (const link of this.querySelectorAll<HTMLElement>("[data-go]")) {
      const page = shown.get(link.dataset.go ?? "");
      (link.closest("li") ?? link).hidden = page === undefined;
      link.toggleAttribute("data-valid", page?.valid === true);
      if (page?.page === form.page) link.setAttribute("aria-current", "step");
      else link.removeAttribute("aria-current");
    }
    const show = (selector: string, isShown: boolean) => {
      for (const each of this.querySelectorAll<HTMLElement>(selector)) each.hidden = !isShown;
    };
    show('[data-do="back"]', form.hasPrevious);
    show('[data-do="next"]', form.hasNext);
    show('[type="submit"], button:not([type])', !form.hasNext);
  }

  // Submitting

  #submitted(event: SubmitEvent): void {
    if (this.#isPassed || !this.#life) return;
    // Such a button submits whatever is there.
    if ((event.submitter as HTMLButtonElement | null)?.formNoValidate) return;
    event.preventDefault();
    event.stopPropagation();
    if (this.#isJudging) return;
    void this.#judge(event.target as HTMLFormElement, event.submitter);
  }

  async #judge(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
    this.setAttribute("aria-busy", "true");
    let result: FormSubmitResult | undefined;
    this.#isJudging = true;
    try {
      // Nobody's haste is a verdict: the form may be on its way still.
      await this.#opening;
      await Promise.allSettled(this.elements.map((each) => each.ready));
      // Before the last page there is nothing to submit: the key and the button lead on.
      if (this.#form?.hasNext) return await this.turn("next");
      const secure = this.hasAttribute("secure");
      result = this.#form ? await this.#form.submit({ wait: true, secure }) : await this.#judgeEach();
      if (result.page !== undefined && result.page !== this.#form?.page) {
        await this.#form?.turnTo(result.page);
        this.#arrange();
      }
    } catch (error) {
      console.error("field-form:", error);
    } finally {
      this.#isJudging = false;
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
    const elements = this.elements.filter(({ field, control }) =>
      field ? field.state.enabled && !field.isHidden : control?.matches(":enabled")
    );
    const verdicts = await Promise.all(
      elements.map(({ field, control }) => field?.validate() ?? { valid: control?.reportValidity() ?? true }),
    );
    const invalid = elements.filter((_, index) => !verdicts[index].valid).map(({ name }) => name);
    const told = this.hasAttribute("secure") ? elements : elements.filter((each) => !each.isSecret);
    const of = <Value>(read: (element: FieldInput) => Value) =>
      Object.fromEntries(told.map((element) => [element.name, read(element)]));
    return {
      valid: invalid.length === 0,
      first: invalid[0],
      invalid,
      pending: [],
      values: of(({ field, text }) => field ? field.value ?? "" : text),
      texts: of(({ text }) => text),
      typed: of(({ typed }) => typed),
    };
  }

  /** Leads to what is to be mended first; what is wrong is said by the field itself. */
  #showFirst(result: FormSubmitResult): void {
    const form = this.#form;
    const isFirst = (element: FieldInput) =>
      form ? fieldOf(form, element)?.id === result.first : element.name === result.first;
    const first = result.first === undefined ? undefined : this.elements.find(isFirst);
    // The focus says it: nothing is spoken twice.
    if (first) announcer.say(first, "", 0);
    first?.focus();
    this.dispatchEvent(new CustomEvent("field-refused", { bubbles: true, detail: result }));
  }
}

/** The field of an element, by its id in the form or in the row that the element is in. */
function fieldOf(form: Form, element: FieldInput): Field | undefined {
  const name = element.getAttribute("field") ?? element.name;
  const row = rowOf(element);
  return row ? row.fields.get(name) : form.fields.get(name);
}

function canFill(field: Field): boolean {
  return field.state.enabled && !field.isHidden && !field.presentation?.readOnly;
}
