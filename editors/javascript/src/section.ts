/** Sections of a form that repeat: addresses, items. */

import { Field } from "./field.ts";
import type { Form } from "./form.ts";
import type {
  FieldSnapshot,
  Section as Definition,
  SectionAddResult,
  SectionMoveResult,
  SectionRemoveResult,
  SectionStatus,
} from "./protocol.ts";

/** A row, whose fields have ids that are its own: `row.fields.get("amount")`. */
export class SectionRow {
  /** Its fields, by their ids in the row. */
  readonly fields = new Map<string, Field>();

  /** `number` is one that no other row of the section ever gets. */
  constructor(readonly section: Section, readonly number: number) {}

  field(name: string): Field {
    const field = this.fields.get(name);
    if (!field) throw new RangeError(`no field ${name} in a row of ${this.section.name}`);
    return field;
  }

  /** Its place among the rows, from 0. */
  get index(): number {
    return this.section.rows.indexOf(this);
  }
}

/** The rows of a section, in order. */
export class Section {
  readonly name: string;
  readonly title: string;
  readonly group: string | undefined;
  readonly page: string | undefined;
  /** How many rows there are at least. */
  readonly least: number;
  /** How many rows there may be; undefined where only the server's limit says. */
  readonly most: number | undefined;
  rows: SectionRow[] = [];

  constructor(private readonly form: Form, definition: Definition) {
    this.name = definition.section;
    this.title = definition.title ?? definition.section;
    this.group = definition.group;
    this.page = definition.page;
    this.least = definition.least ?? 0;
    this.most = definition.most;
  }

  [Symbol.iterator](): Iterator<SectionRow> {
    return this.rows[Symbol.iterator]();
  }

  get canAdd(): boolean {
    return this.most === undefined || this.rows.length < this.most;
  }

  get canRemove(): boolean {
    return this.rows.length > this.least;
  }

  /** Adds a row, at the end or at an index, with texts of its fields by their ids in the row. */
  async add(row: { at?: number; texts?: Record<string, string> } = {}): Promise<SectionRow> {
    const params = { form: this.form.id, section: this.name, ...row };
    const result = await this.form.client.callWith<SectionAddResult>("section/add", params, {
      taken: ({ rows, fields }) => this.#take(rows, fields),
    });
    await this.form.ask();
    return this.rows.find((each) => each.number === result.row) as SectionRow;
  }

  /** Removes a row. With `at` and `texts` of the answer `add` makes such a row again. */
  async remove(row: SectionRow): Promise<SectionRemoveResult> {
    const params = { form: this.form.id, section: this.name, row: row.number };
    const result = await this.form.client.callWith<SectionRemoveResult>("section/remove", params, {
      taken: ({ rows }) => this.#take(rows, []),
    });
    await this.form.ask();
    return result;
  }

  /** Moves a row to another index. */
  async move(row: SectionRow, to: number): Promise<void> {
    const params = { form: this.form.id, section: this.name, row: row.number, to };
    await this.form.client.callWith<SectionMoveResult>("section/move", params, {
      taken: ({ rows }) => this.#take(rows, []),
    });
    this.form.changed();
  }

  /** Takes the rows that the form has from the start. */
  open(status: SectionStatus): void {
    this.#take(status.rows, status.fields ?? []);
  }

  /** Takes the rows as they are now, with the fields that were made. */
  #take(numbers: number[], fields: FieldSnapshot[]): void {
    const rows = new Map(this.rows.map((row) => [row.number, row]));
    this.rows = numbers.map((number) => rows.get(number) ?? new SectionRow(this, number));
    for (const row of rows.values()) {
      if (!this.rows.includes(row)) { for (const field of row.fields.values()) this.form.forget(field); }
    }
    for (const snapshot of fields) {
      const [, number, local] = /^\[(\d+)\]\.(.*)$/s.exec(snapshot.field.slice(this.name.length)) ?? [];
      const row = this.rows.find((each) => each.number === Number(number));
      row?.fields.set(local, this.form.take(new Field(this.form.client, snapshot), this));
    }
  }
}
