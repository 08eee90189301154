/** The rows of a section that repeats, as the page shows them. */

import type { Section, SectionRow } from "../section.ts";
import type { ButtonTask } from "./drawing.ts";

const rows = new WeakMap<Element, SectionRow>();

/** The row that an element is in; undefined where it is in none. */
export function rowOf(element: Element): SectionRow | undefined {
  const root = element.closest("[data-row]");
  return root ? rows.get(root) : undefined;
}

/** Keeps an element with `data-section` as the section is: a copy of its `<template>` for each row. */
export class SectionRows {
  readonly #template: HTMLTemplateElement;
  readonly #elements = new Map<SectionRow, HTMLElement>();

  constructor(readonly container: HTMLElement, readonly section: Section) {
    const template = container.querySelector<HTMLTemplateElement>(":scope > template");
    if (!template?.content.firstElementChild) {
      throw new TypeError(`the section ${section.name} needs a <template> with an element for each row`);
    }
    this.#template = template;
  }

  /** Binds the rows that are in the page already, and makes those that the form lacks for them. */
  async open(): Promise<void> {
    const found = [...this.container.querySelectorAll<HTMLElement>(":scope > [data-row]")];
    while (this.section.rows.length < found.length && this.section.canAdd) await this.section.add();
    this.section.rows.slice(0, found.length).forEach((row, index) => this.#bind(row, found[index]));
    for (const left of found.slice(this.section.rows.length)) left.remove();
    this.draw();
  }

  /** Shows the rows that there are, in their order. */
  draw(): void {
    for (const [row, element] of this.#elements) {
      if (this.section.rows.includes(row)) continue;
      element.remove();
      this.#elements.delete(row);
    }
    const focused = document.activeElement;
    let next: Element = this.#template;
    for (const row of [...this.section.rows].reverse()) {
      const element: HTMLElement = this.#elements.get(row) ?? this.#make(row);
      // An element that is put in again is another for the browser: those that are in place stay untouched.
      if (element.nextElementSibling !== next || element.parentElement !== this.container) next.before(element);
      next = element;
    }
    if (focused instanceof HTMLElement && focused !== document.activeElement && this.container.contains(focused)) {
      focused.focus();
    }
    for (const [row, element] of this.#elements) this.#drawRow(row, element);
    const add = this.#addButton;
    if (add) nameButton(add, this.section.title);
    this.#enable(add, this.section.canAdd);
  }

  get #addButton(): HTMLButtonElement | null {
    return this.container.querySelector(':scope > [data-do="add"]');
  }

  #make(row: SectionRow): HTMLElement {
    const copy = document.importNode(this.#template.content, true).firstElementChild as HTMLElement;
    this.#bind(row, copy);
    return copy;
  }

  #bind(row: SectionRow, element: HTMLElement): void {
    element.dataset.row = String(row.number);
    rows.set(element, row);
    this.#elements.set(row, element);
    for (const each of element.querySelectorAll("field-input")) {
      const control = each.querySelector<HTMLInputElement>("input, textarea, select");
      const field = row.fields.get(each.getAttribute("field") ?? "");
      if (!control || !field) continue;
      // Buttons of one name are one choice: each row has its own.
      if (control.type === "radio") {
        for (const one of each.querySelectorAll<HTMLInputElement>("input[type=radio]")) one.name = field.id;
      } else if (control.name === "") control.name = field.id;
    }
  }

  /** Says which row it is, and what may be done with it. */
  #drawRow(row: SectionRow, element: HTMLElement): void {
    const { index } = row;
    const title = `${this.section.title} ${index + 1}`;
    const legend = element.querySelector(":scope > legend");
    if (legend && legend.textContent !== title) legend.textContent = title;
    for (const button of element.querySelectorAll("[data-do]")) nameButton(button, title);
    this.#enable(element.querySelector('[data-do="up"]'), index > 0);
    this.#enable(element.querySelector('[data-do="down"]'), index + 1 < this.section.rows.length);
    this.#enable(element.querySelector('[data-do="remove"]'), this.section.canRemove);
  }

  #enable(button: HTMLButtonElement | null, isEnabled: boolean): void {
    if (button && button.disabled === isEnabled) button.disabled = !isEnabled;
  }

  /** Does what a button is for; then the keyboard is where somebody would go on. */
  async press(task: ButtonTask, button: HTMLElement): Promise<void> {
    const { section } = this;
    const row = rowOf(button);
    switch (task) {
      case "add": {
        const added = await section.add();
        this.draw();
        return this.#focus(added);
      }
      case "remove": {
        if (!row || !section.canRemove) return;
        const { index } = row;
        // What has the keyboard tells its field that it loses it, while the field is there.
        button.focus();
        await section.remove(row);
        this.draw();
        return this.#focus(section.rows[Math.min(index, section.rows.length - 1)]);
      }
      case "up":
      case "down": {
        const to = row ? row.index + (task === "up" ? -1 : 1) : -1;
        if (!row || to < 0 || to >= section.rows.length) return;
        button.focus();
        await section.move(row, to);
        this.draw();
        // At the end of its way the button is no use: the other one is.
        if (button instanceof HTMLButtonElement && button.disabled) {
          this.#focus(row, `[data-do="${task === "up" ? "down" : "up"}"]`);
        }
      }
    }
  }

  #focus(row: SectionRow | undefined, selector = "field-input:not([hidden])"): void {
    const found = row && this.#elements.get(row)?.querySelector<HTMLElement>(selector);
    (found ?? this.#addButton)?.focus();
  }
}

/** Says what a button is for, where many have the same words. */
function nameButton(button: Element, title: string): void {
  const name = `${button.textContent?.trim()}: ${title}`;
  if (button.getAttribute("aria-label") !== name) button.setAttribute("aria-label", name);
}
