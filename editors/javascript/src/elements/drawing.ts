/** Draws a form file: the markup that a page could have written by itself. */

import type { Form } from "../form.ts";
import type { Section as SectionDefinition } from "../protocol.ts";
import { make } from "./make.ts";

/** What a form's buttons and groups say: a page may give its own as attributes, such as `submit-label`. */
export class FormWords {
  constructor(private readonly element: Element, private readonly form: Form) {}

  of(name: string): string {
    return this.element.getAttribute(`${name}-label`) ?? this.form.words[name] ?? name;
  }

  /** How a group stands; `invalid`: how many of its fields are not valid. */
  standing(name: "complete" | "optional" | "left", invalid: number): string {
    const own = this.element.getAttribute(`${name}-label`);
    if (name !== "left") return own ?? `${name === "complete" ? "✓ " : ""}${this.of(name)}`;
    // An attribute stands behind the number.
    return own === null ? this.of(name).replace("{count}", String(invalid)) : `${invalid} ${own}`;
  }
}

/** What a button does: turns pages, or changes the rows of the section that it is in. */
export type ButtonTask = "next" | "back" | "add" | "remove" | "up" | "down";

/** What is drawn of a field. */
interface Drawn {
  field: string;
  type?: string | { name: string };
  label?: string;
}

/** Draws all of a form in an element, before the button that submits it where there is one. */
export function drawForm(opened: Form, form: HTMLFormElement, words: FormWords): void {
  const { definition } = opened;
  const submit = form.querySelector('[type="submit"], button:not([type])');
  const place = (element: Element) => submit ? submit.before(element) : form.append(element);
  if (definition.pages) place(pageList(opened));
  const ranks = new Map((definition.order ?? []).map((name, rank) => [name, rank]));
  const titles = opened.groupTitles();
  const places = new Set([...definition.fields.map((each) => each.group), ...titles.keys(), undefined]);
  for (const group of places) {
    const fields = definition.fields.filter((each) => each.group === group);
    const sections = (definition.sections ?? []).filter((each) => each.group === group);
    if (fields.length + sections.length === 0) continue;
    const set = make(group === undefined ? "div" : "fieldset", { class: "field-group" });
    if (group !== undefined) {
      set.dataset.group = group;
      const standing = make("span", {});
      standing.dataset.standing = "";
      const title = titles.get(group);
      if (title) set.append(make("legend", {}, title));
      set.append(standing);
    }
    // A section stands behind the fields of its group, but for those that the form's order has behind it.
    const isBehind = (field: Drawn) =>
      sections.some(({ section }) => {
        const [rank, own] = [ranks.get(section), ranks.get(field.field)];
        return rank !== undefined && own !== undefined && own > rank;
      });
    set.append(
      ...fields.filter((each) => !isBehind(each)).map(fieldElement),
      ...sections.map((each) => sectionElement(each, titles.get(group ?? ""), words)),
      ...fields.filter(isBehind).map(fieldElement),
    );
    place(set);
  }
  const row = make("div", { class: "field-buttons" });
  if (definition.pages) row.append(button(words.of("back"), "back"), button(words.of("next"), "next"));
  if (!submit) row.append(make("button", {}, words.of("submit")));
  if (row.childElementCount > 0) place(row);
}

/** The pages by their titles: the one in hand is marked, and any that may be turned to is a click away. */
function pageList(opened: Form): HTMLElement {
  const list = make("ol", {});
  for (const { page, title } of opened.pages) {
    const item = make("li", {});
    const link = make("button", { type: "button" }, title ?? page);
    link.dataset.go = page;
    item.append(link);
    list.append(item);
  }
  const box = make("nav", { class: "field-pages", "aria-label": opened.title });
  box.append(list);
  return box;
}

function sectionElement(definition: SectionDefinition, groupTitle: string | undefined, words: FormWords): HTMLElement {
  const { section, title = section } = definition;
  const box = make("div", { class: "field-section", role: "group", "aria-label": title });
  box.dataset.section = section;
  if (title !== groupTitle) box.append(make("p", { class: "field-section-title" }, title));
  const row = make("fieldset", { class: "field-row" });
  const buttons = make("div", { class: "field-row-buttons" });
  buttons.append(button(words.of("up"), "up"), button(words.of("down"), "down"), button(words.of("remove"), "remove"));
  row.append(make("legend", {}), ...definition.fields.map(rowFieldElement), buttons);
  const template = document.createElement("template");
  template.content.append(row);
  box.append(template, button(words.of("add"), "add"));
  return box;
}

/** The element of a field that a form file describes. */
function fieldElement(drawn: Drawn): HTMLElement {
  const element = rowFieldElement(drawn);
  element.querySelector("input, textarea")?.setAttribute("name", drawn.field);
  return element;
}

/** That of a field in a row, whose name is the row's own. */
function rowFieldElement({ field, type, label }: Drawn): HTMLElement {
  const element = make("field-input", { field });
  element.append(make("label", {}, label ?? field), controlOf(type));
  return element;
}

function controlOf(type: Drawn["type"]): HTMLElement {
  const name = typeof type === "string" ? type : type?.name;
  switch (name) {
    case "multiline":
      return make("textarea", {});
    case "flag":
      return make("input", { type: "checkbox" });
    case "slider":
      return make("input", { type: "range" });
    case "file":
      // A file that is yet to be written is a name.
      return make(
        "input",
        typeof type === "object" && "exists" in type && type.exists === false ? {} : { type: "file" },
      );
    default:
      return make("input", {});
  }
}

function button(words: string, task: ButtonTask): HTMLElement {
  const made = make("button", { type: "button" }, words);
  made.dataset.do = task;
  return made;
}
