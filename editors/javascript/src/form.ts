/** A form with its fields, as a form file describes it. */

import type { Client } from "./client.ts";
import { Field } from "./field.ts";
import { Listeners, type ListenOptions } from "./listeners.ts";
import type {
  FieldCreateParams,
  FormOpenParams,
  FormOpenResult,
  FormPageResult,
  FormRule,
  FormStatusParams,
  FormSubmitResult,
  GroupStatusParams,
  GroupVerifyParams,
  GroupVerifyResult,
  Page,
  PageStatus,
  PageTurn,
  Section as SectionDefinition,
  TypeDefinition,
} from "./protocol.ts";
import { checkRows, FieldColumns, type Row, type RowCheck } from "./rows.ts";
import { Section } from "./section.ts";

/** A group of a form file. */
export interface FormGroup {
  name: string;
  title?: string;
}

/** What a form file holds (`protocol/form.schema.json`). */
export interface FormDefinition {
  title: string;
  form?: string;
  groups?: FormGroup[];
  fields: (FieldCreateParams & { field: string })[];
  rules?: FormRule[];
  order?: string[];
  types?: TypeDefinition[];
  pages?: Page[];
  sections?: SectionDefinition[];
}

/** Fields that are verified and submitted together. `form.field("email")` is one of them. */
export class Form {
  readonly title: string;
  readonly id: string;
  /** The fields, by id, in the order of the file. */
  readonly fields = new Map<string, Field>();
  /** Whether each group is valid. */
  readonly groups = new Map<string, boolean>();
  /** How many fields of each group are not valid. */
  readonly invalid = new Map<string, number>();
  /** The page that the form is on, where it has pages. */
  page: string | undefined;
  /** The pages, and how each stands. */
  pages: PageStatus[] = [];
  /** The sections that repeat, by name. */
  readonly sections = new Map<string, Section>();
  /** What buttons and marks say in the form's language, by name. */
  words: Record<string, string> = {};
  #repeated = new Map<string, Section>();
  #listeners = new Listeners<Form>();
  #listening = new AbortController();

  constructor(readonly client: Client, readonly definition: FormDefinition) {
    if (typeof definition?.title !== "string" || !Array.isArray(definition.fields)) {
      throw new TypeError("a form is an object with a `title` and `fields`");
    }
    this.title = definition.title;
    this.id = definition.form ?? "";
  }

  /** Makes everything that the file describes, with one message: types, the form, its fields, the rules between them. */
  async open(): Promise<void> {
    const { types, fields, rules, order, pages, sections } = this.definition;
    const { signal } = this.#listening;
    this.client.on("form/status", (status) => this.#takeStatus(status), { form: this.id, signal });
    this.client.on("group/status", (status) => this.#takeGroup(status), { form: this.id, signal });
    const groups = [...this.groupTitles().keys()];
    const params: FormOpenParams = { form: this.id, types, fields, rules, order, pages, sections, words: true };
    if (groups.length > 0) params.groups = groups;
    // What is pushed right behind the answer is for the fields already.
    await this.client.callWith<FormOpenResult>("form/open", params, { taken: (result) => this.#opened(result) });
    await this.verify();
  }

  #opened(result: FormOpenResult): void {
    this.words = result.words ?? {};
    for (const snapshot of result.fields ?? []) this.take(new Field(this.client, snapshot));
    for (const each of this.definition.sections ?? []) this.sections.set(each.section, new Section(this, each));
    for (const section of result.sections ?? []) this.sections.get(section.section)?.open(section);
    this.#takeStanding(result);
  }

  /** Asks how the form stands: what makes fields pushes nothing. */
  async ask(): Promise<void> {
    // Both are taken before anything that is pushed behind them, which is newer.
    if (this.pages.length > 0) {
      const taken = (result: FormOpenResult) => this.#takeStanding(result);
      await this.client.callWith("form/open", { form: this.id } satisfies FormOpenParams, { taken });
    }
    await this.verify();
  }

  /** Every group's title by its name, "" where it has none, in the order in which they are shown. */
  groupTitles(): Map<string, string> {
    const titles = new Map((this.definition.groups ?? []).map((each) => [each.name, each.title ?? ""]));
    for (const { group } of [...this.definition.fields, ...this.definition.sections ?? []]) {
      if (group !== undefined && !titles.has(group)) titles.set(group, "");
    }
    return titles;
  }

  /** A field by its id. */
  field(id: string): Field {
    const field = this.fields.get(id);
    if (!field) throw new RangeError(`no field ${id} in the form`);
    return field;
  }

  [Symbol.iterator](): Iterator<Field> {
    return this.fields.values();
  }

  /** The fields in the order of the file, but for those in sections. */
  get plainFields(): Field[] {
    return [...this].filter((field) => !this.#repeated.has(field.id));
  }

  /** Lets a field belong to the form, in a row of a section or by itself. */
  take(field: Field, section?: Section): Field {
    this.fields.set(field.id, this.client.adopt(field));
    if (section) this.#repeated.set(field.id, section);
    return field;
  }

  /** A field was disposed of. */
  forget(field: Field): void {
    this.fields.delete(field.id);
    this.#repeated.delete(field.id);
    this.client.fields.delete(field.id);
  }

  // Pages

  /** The page that a field is on; undefined where it belongs to all of them. */
  pageOf(field: Field): string | undefined {
    const section = this.#repeated.get(field.id);
    if (section) return this.pageOfSection(section);
    const named = this.#pageDefinitions.find((page) => page.fields?.includes(field.id));
    return named?.page ?? this.#pageOfGroup(field.group);
  }

  /** The page that a section is on; undefined where it belongs to all of them. */
  pageOfSection(section: Section): string | undefined {
    return section.page ?? this.#pageOfGroup(section.group);
  }

  #pageOfGroup(group: string | undefined): string | undefined {
    return this.#pageDefinitions.find((page) => group !== undefined && page.groups?.includes(group))?.page;
  }

  get #pageDefinitions(): Page[] {
    return this.definition.pages ?? [];
  }

  /** Whether a field is on the page that the form is on, or on none. */
  isOnPage(field: Field): boolean {
    const page = this.pageOf(field);
    return this.page === undefined || page === undefined || page === this.page;
  }

  /** The pages that show, as their conditions have it. */
  get shownPages(): PageStatus[] {
    return this.pages.filter((each) => each.shown !== false);
  }

  /** Whether another page follows. */
  get hasNext(): boolean {
    const last = this.shownPages.at(-1);
    return last !== undefined && last.page !== this.page;
  }

  /** Whether there is a page before. */
  get hasPrevious(): boolean {
    const first = this.shownPages[0];
    return first !== undefined && first.page !== this.page;
  }

  /** Turns to the `next` page, where this one may be left, or to the `previous` one. */
  turn(to: PageTurn): Promise<FormPageResult> {
    return this.#turned(this.client.formPage({ form: this.id, to }));
  }

  /** Turns to a page by its name; to a later one as far as the pages before it may be left. */
  turnTo(page: string): Promise<FormPageResult> {
    return this.#turned(this.client.formPage({ form: this.id, page }));
  }

  async #turned(answer: Promise<FormPageResult>): Promise<FormPageResult> {
    // Leaving a page writes out its fields as leaving each does.
    await this.#allTold(answer);
    const result = await answer;
    this.page = result.page;
    this.changed();
    return result;
  }

  // Verdicts

  /** Asks what submitting would say, field by field and group by group; nothing changes. */
  verify(): Promise<GroupVerifyResult> {
    const taken = (result: GroupVerifyResult) => this.#takeVerified(result);
    return this.client.callWith("group/verify", { form: this.id } satisfies GroupVerifyParams, { taken });
  }

  /**
   * Judges rows as if each were filled in, with the rules between fields; nothing of the form changes. What a row says
   * nothing about is judged as it stands in the form.
   */
  check(rows: Iterable<Row>, options: { findingsOnly?: boolean } = {}): Promise<RowCheck> {
    const texts = new Map([...this.fields].map(([id, field]) => [id, field.text]));
    return checkRows(this.client, new FieldColumns(this.id, texts), rows, options);
  }

  /**
   * Judges every field. The contents are in the answer where all are valid, those of secure ones on demand; with `wait`
   * it comes when no field waits for a validator any more.
   */
  async submit(options: { secure?: boolean; wait?: boolean } = {}): Promise<FormSubmitResult> {
    const answer = this.client.formSubmit({ form: this.id, ...options });
    await this.#allTold(answer);
    return await answer;
  }

  /** Waits for what comes behind all that a request pushes: then every field knows whether its text is another. */
  async #allTold(answer: Promise<unknown>): Promise<void> {
    // Its failure is for whoever awaits it.
    await answer.catch(() => {});
    await this.client.groupCount({ form: this.id, group: "" });
    await this.settled();
  }

  /** Waits until everything that was sent for any field is answered. */
  async settled(): Promise<void> {
    for (const field of this) await field.settled();
  }

  /** Disposes of the form with all its fields; how many there were. */
  async close(): Promise<number> {
    this.#listening.abort();
    const { disposed } = await this.client.formClose({ form: this.id });
    this.fields.clear();
    return disposed;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close();
  }

  /** Is called when the standing of the form or of a group has changed; returns what ends it. */
  onChange(callback: (form: Form) => unknown, options?: ListenOptions): () => void {
    return this.#listeners.add(callback, options);
  }

  /** Tells those that listen. */
  changed(): void {
    this.#listeners.tell(this);
  }

  #takeStatus(status: FormStatusParams): void {
    this.#takeStanding(status);
    this.changed();
  }

  #takeStanding(status: FormStatusParams | FormOpenResult): void {
    for (const [group, valid] of Object.entries(status.groups)) this.groups.set(group, valid);
    this.page = status.page ?? this.page;
    const told = new Map((status.pages ?? []).map((page) => [page.page, page]));
    // Titles are told by `form/open` alone.
    const known = this.pages.map((page) => ({ title: page.title, ...told.get(page.page) ?? page }));
    for (const page of known) told.delete(page.page);
    this.pages = [...known, ...told.values()];
  }

  #takeVerified(result: GroupVerifyResult): void {
    for (const [group, valid] of Object.entries(result.groups ?? {})) this.groups.set(group, valid);
    for (const group of this.groups.keys()) {
      this.invalid.set(group, result.invalid.filter((id) => this.fields.get(id)?.group === group).length);
    }
    this.changed();
  }

  #takeGroup(status: GroupStatusParams): void {
    this.groups.set(status.group, status.valid);
    this.invalid.set(status.group, status.invalid);
    this.changed();
  }
}
