/** The list that opens under a control: one of its entries is chosen with keys or with the pointer. */

import type { Field } from "../field.ts";
import type { ListEntry, ListWindow } from "../protocol.ts";
import { tellInput } from "./control.ts";
import type { TextControl } from "./options.ts";

let lastId = 0;
/** How many entries are asked for where there are more than show. */
const MORE_AT_ONCE = 50;

/** A list as ARIA describes one that belongs to a line of text. */
export class Listbox {
  readonly #element = document.createElement("div");
  readonly #listening = new AbortController();
  readonly #id = `field-list-${++lastId}`;
  #isOpen = false;
  #active: number | undefined;
  /** What keys or the pointer have led to beyond the part that the field shows; and the text that was looked for. */
  #grown: { text: string; list: ListWindow } | undefined;
  #isGrowing = false;

  // Several are chosen: the list stays open, and keys that edit the text go on doing so.
  readonly #isMultiple: boolean;

  constructor(host: HTMLElement, private readonly control: TextControl, private readonly field: Field) {
    const list = this.#element;
    list.id = this.#id;
    list.slot = "list";
    list.className = "field-list";
    list.setAttribute("role", "listbox");
    list.setAttribute("aria-label", field.presentation?.label.text ?? "");
    this.#isMultiple = field.control !== "combobox";
    if (this.#isMultiple) list.setAttribute("aria-multiselectable", "true");
    list.hidden = true;
    host.append(list);
    control.setAttribute("role", "combobox");
    control.setAttribute("aria-autocomplete", "list");
    control.setAttribute("aria-controls", this.#id);
    control.setAttribute("aria-expanded", "false");
    const { signal } = this.#listening;
    if (control.autocomplete === "") {
      control.autocomplete = "off";
      // What is left like this the browser would not restore.
      addEventListener("pagehide", () => control.removeAttribute("autocomplete"), { signal });
      addEventListener("pageshow", () => control.autocomplete = "off", { signal });
    }
    // The control keeps the keyboard.
    list.addEventListener("pointerdown", (event) => event.preventDefault(), { signal });
    list.addEventListener("click", (event) => this.#clicked(event), { signal });
    list.addEventListener("scroll", () => this.#scrolled(), { signal });
    control.addEventListener("click", () => this.#open(true), { signal });
    control.addEventListener("input", ({ isTrusted }) => {
      if (!isTrusted) return;
      if (this.#isMultiple) this.#active = undefined;
      this.#open(true);
    }, { signal });
    control.addEventListener("blur", () => this.#open(false), { signal });
  }

  end(): void {
    this.#listening.abort();
    this.#element.remove();
  }

  /** A key that means something to the list; true where it does. */
  keyDown(event: KeyboardEvent): boolean {
    if (event.altKey && event.key === "ArrowUp") return this.#takes(event, () => this.#open(false));
    switch (event.key) {
      case "ArrowDown":
        return this.#takes(event, () => this.#isOpen ? void this.#move(1) : this.#open(true));
      case "ArrowUp":
        return this.#takes(event, () => this.#isOpen ? void this.#move(-1) : this.#open(true));
      case "Escape":
        return this.#isOpen && this.#takes(event, () => this.#open(false));
      // Where several are chosen Return leads on, as it does from any text.
      case this.#isMultiple ? " " : "Enter": {
        const index = this.#active;
        return this.#isOpen && index !== undefined && this.#takes(event, () => this.#pick(index));
      }
      default:
        return false;
    }
  }

  #takes(event: KeyboardEvent, act: () => void): true {
    event.preventDefault();
    act();
    return true;
  }

  /** What there is to choose from, as far as it is known. */
  get #list(): ListWindow | undefined {
    return this.#grown?.text === this.field.text ? this.#grown.list : this.field.presentation?.list;
  }

  get #entries(): ListEntry[] {
    return this.#list?.entries ?? [];
  }

  /** Asks for entries behind those that are known, or before them; true where there are some. */
  async #grow(by: number): Promise<boolean> {
    const list = this.#list;
    const { text } = this.field;
    if (!list || this.#isGrowing) return false;
    const end = list.from + list.entries.length;
    const start = by > 0 ? end : Math.max(0, list.from - MORE_AT_ONCE);
    const count = by > 0 ? Math.min(MORE_AT_ONCE, list.found - end) : list.from - start;
    if (count <= 0) return false;
    this.#isGrowing = true;
    try {
      const part = await this.field.choices(undefined, { start, count });
      if (text !== this.field.text || !this.#isOpen) return false;
      const entries = by > 0 ? [...list.entries, ...part.entries] : [...part.entries, ...list.entries];
      this.#grown = { text, list: { ...list, from: Math.min(list.from, start), entries } };
    } catch {
      return false;
    } finally {
      this.#isGrowing = false;
    }
    this.draw();
    return true;
  }

  #scrolled(): void {
    const { scrollTop, clientHeight, scrollHeight } = this.#element;
    if (this.#isOpen && scrollTop + clientHeight >= scrollHeight - 1) void this.#grow(1);
  }

  #open(isOpen: boolean): void {
    if (!isOpen) this.#grown = undefined;
    const isPossible = isOpen && this.#entries.length > 0 && this.field.state.enabled;
    if (isPossible && !this.#isOpen) this.#active = this.#first;
    this.#isOpen = isPossible;
    this.draw();
  }

  /** The entry to mark where nobody has gone to another; of several none, for the keys are the text's. */
  get #first(): number | undefined {
    return this.#isMultiple ? undefined : this.field.presentation?.list?.active;
  }

  async #move(by: number): Promise<void> {
    const places = () => this.#entries.filter((entry) => !entry.disabled);
    const placeOf = (entries: ListEntry[]) => entries.findIndex((entry) => entry.index === this.#active);
    let possible = places();
    if (placeOf(possible) === (by > 0 ? possible.length - 1 : 0) && await this.#grow(by)) possible = places();
    const place = placeOf(possible);
    const next = possible[Math.max(0, Math.min(possible.length - 1, place < 0 ? 0 : place + by))];
    this.#active = next?.index;
    this.draw();
  }

  #pick(index: number): void {
    tellInput(this.control, this.field.pick(index));
    if (!this.#isMultiple) this.#open(false);
  }

  #clicked(event: MouseEvent): void {
    const option = (event.target as Element).closest<HTMLElement>('[role="option"]');
    if (!option || option.getAttribute("aria-disabled") === "true") return;
    this.#pick(Number(option.dataset.index));
  }

  /** Draws what the field has found. */
  draw(): void {
    const list = this.#element;
    const entries = this.#entries;
    if (this.#isOpen && entries.length === 0) this.#isOpen = false;
    if (this.#isOpen && !entries.some((entry) => entry.index === this.#active)) {
      this.#active = this.#first;
    }
    list.hidden = !this.#isOpen;
    this.control.setAttribute("aria-expanded", String(this.#isOpen));
    if (!this.#isOpen) {
      this.control.removeAttribute("aria-activedescendant");
      return;
    }
    const { scrollTop } = list;
    list.replaceChildren(...this.#options(entries));
    list.scrollTop = scrollTop;
    const active = list.querySelector<HTMLElement>("[data-active]");
    if (active) {
      const low = active.offsetTop + active.offsetHeight - list.clientHeight;
      list.scrollTop = Math.min(Math.max(list.scrollTop, low), active.offsetTop);
    }
    if (this.#active === undefined) this.control.removeAttribute("aria-activedescendant");
    else this.control.setAttribute("aria-activedescendant", this.#idOf(this.#active));
  }

  #idOf(index: number): string {
    return `${this.#id}-${index}`;
  }

  #options(entries: ListEntry[]): HTMLElement[] {
    let group: string | undefined;
    return entries.flatMap((entry) => {
      const option = document.createElement("div");
      option.id = this.#idOf(entry.index);
      option.dataset.index = String(entry.index);
      option.setAttribute("role", "option");
      option.setAttribute("aria-selected", String(entry.selected === true));
      if (entry.disabled) option.setAttribute("aria-disabled", "true");
      if (entry.index === this.#active) option.dataset.active = "";
      option.textContent = entry.label;
      if (entry.description) {
        const line = document.createElement("small");
        line.textContent = entry.description;
        option.append(" ", line);
      }
      if (entry.group === group || !entry.group) return [option];
      group = entry.group;
      const heading = document.createElement("div");
      heading.setAttribute("role", "presentation");
      heading.className = "field-list-group";
      heading.textContent = entry.group;
      return [heading, option];
    });
  }
}
