/** Many rows at once: texts of a file or a table, judged without a field for each. */

import type { Client } from "./client.ts";
import type { CheckColumn, CheckResult, Diagnostic, FieldOptions, TypeReference } from "./protocol.ts";
import { textOf } from "./values.ts";

/** Values by names, or in their order. Those that are no texts are written as such. */
export type Row = Record<string, unknown> | readonly unknown[];

/** A type by name, or with parameters (which have a `name`), or a field's options (which have a `type`). */
export type ColumnType = string | TypeReference | FieldOptions;

/** What there is to say of one text. */
export interface RowFinding {
  /** Its row, from 0. */
  row: number;
  /** The name of its column; in a form the id of its field. */
  column: string;
  /** The text as it was given; undefined for a field of the form that has no column. */
  text: string | undefined;
  /** What `Field.check` would say. */
  diagnostics: Diagnostic[];
  /** What to tell people: the message of the gravest of them. */
  message: string | undefined;
  /** What could not be taken of the text. */
  dropped: string | undefined;
  /** Only the verdict of a validator of one's own is missing, which is not asked. */
  pending: boolean;
}

/** What became of all rows. */
export interface RowCheck {
  /** How many rows there were. */
  count: number;
  /** No row is invalid, and no verdict of a validator of one's own is missing. */
  valid: boolean;
  /** The rows with an error, from 0, in order. */
  invalid: number[];
  /** What there is to say, in order of rows and then of columns. */
  findings: RowFinding[];
  /** By column the texts as a field would show them; none with `findingsOnly`, and of secrets. */
  texts: Record<string, (string | undefined)[]>;
  /** By column their canonical forms, undefined where there is none. */
  typed: Record<string, unknown[]>;
  /** Names in the rows that are no columns: what is under them was not judged. */
  unknown: string[];
}

/** Some rows, column by column. */
interface Piece {
  start: number;
  count: number;
  names: string[];
  texts: string[][];
}

/** What rows are judged by. */
export interface Columns {
  /** All that there are, in the order in which a row without names has them. */
  readonly names: string[];
  readonly method: "type/check" | "form/check";
  /** Which are sent where those are the names in the rows. */
  judged(present: Set<string>): string[];
  /** The text of a row that says nothing about a column. */
  textOfAbsent(name: string): string;
  /** The request for some rows. */
  params(piece: Piece): object;
}

/** A type for each column. */
export class TypeColumns implements Columns {
  readonly method = "type/check";
  readonly names: string[];
  readonly #options = new Map<string, FieldOptions>();

  constructor(types: Record<string, ColumnType>) {
    this.names = Object.keys(types);
    for (const [name, each] of Object.entries(types)) {
      const isType = typeof each === "string" || "name" in each;
      this.#options.set(name, isType ? { type: each as TypeReference | string } : each as FieldOptions);
    }
  }

  judged(): string[] {
    return this.names;
  }

  textOfAbsent(): string {
    return "";
  }

  params(piece: Piece): object {
    const columns: CheckColumn[] = piece.names.map((name, index) => ({
      ...this.#options.get(name),
      texts: piece.texts[index],
    }));
    return { columns };
  }
}

/** The fields of a form, each with the text that it has. */
export class FieldColumns implements Columns {
  readonly method = "form/check";
  readonly names: string[];

  constructor(private readonly form: string, private readonly texts: Map<string, string>) {
    this.names = [...texts.keys()];
  }

  judged(present: Set<string>): string[] {
    // The server judges the others as they stand.
    return this.names.filter((name) => present.has(name));
  }

  textOfAbsent(name: string): string {
    return this.texts.get(name) ?? "";
  }

  params(piece: Piece): object {
    const rows = Array.from({ length: piece.count }, (_, row) => piece.texts.map((column) => column[row]));
    return { form: this.form, fields: piece.names, rows };
  }
}

const TEXTS_AT_ONCE = 20_000;
// A piece is made while the server works on the one before.
const PIECES_AHEAD = 2;
// The longest that JSON makes of a unit, as an escape.
const BYTES_OF_UNIT = 6;

/** Sends the rows in pieces, a few ahead of the answers, and puts the answers together. */
export async function checkRows(
  client: Client,
  columns: Columns,
  rows: Iterable<Row>,
  { findingsOnly = false }: { findingsOnly?: boolean },
): Promise<RowCheck> {
  const result: RowCheck = { count: 0, valid: true, invalid: [], findings: [], texts: {}, typed: {}, unknown: [] };
  const limits = client.server?.limits;
  const most = Math.min(TEXTS_AT_ONCE, limits?.maxCheckedTexts ?? TEXTS_AT_ONCE);
  const longest = (limits?.maxMessageBytes ?? 1 << 20) / 2;
  const waiting: [Piece, Promise<CheckResult>][] = [];
  const ended = new AbortController();
  const takeFirst = async () => {
    const [piece, answer] = waiting[0];
    take(piece, await answer, result);
    waiting.shift();
  };
  try {
    for (const piece of pieces(columns, rows, most, longest, result)) {
      const params = { ...columns.params(piece), findingsOnly };
      const answer = client.call<CheckResult>(columns.method, params, { signal: ended.signal });
      answer.catch(() => {});
      waiting.push([piece, answer]);
      if (waiting.length > PIECES_AHEAD) await takeFirst();
    }
    while (waiting.length > 0) await takeFirst();
  } finally {
    ended.abort();
  }
  return result;
}

function take(piece: Piece, answer: CheckResult, result: RowCheck): void {
  result.valid &&= answer.valid;
  for (const row of answer.invalid) result.invalid.push(piece.start + row);
  for (const found of answer.findings) {
    const { column } = found;
    const { diagnostics, dropped, pending = false } = found;
    const gravest = diagnostics.reduce<Diagnostic | undefined>(
      (worst, each) => worst && worst.severity <= each.severity ? worst : each,
      undefined,
    );
    result.findings.push({
      row: piece.start + found.row,
      column: column === undefined ? found.field ?? "" : piece.names[column],
      text: column === undefined ? undefined : piece.texts[column][found.row],
      diagnostics,
      message: gravest?.message,
      dropped,
      pending,
    });
  }
  if (!answer.columns) return;
  for (const name of new Set([...Object.keys(result.texts), ...piece.names])) {
    const column = answer.columns[piece.names.indexOf(name)];
    const nothing = () => new Array<undefined>(piece.count).fill(undefined);
    const before = () => new Array<undefined>(piece.start).fill(undefined);
    (result.texts[name] ??= before()).push(...column?.texts ?? nothing());
    (result.typed[name] ??= before()).push(...column?.typed ?? nothing());
  }
}

function* pieces(
  columns: Columns,
  rows: Iterable<Row>,
  most: number,
  longest: number,
  result: RowCheck,
): Generator<Piece> {
  const known = new Set(columns.names);
  const unknown = new Set<string>();
  const size = Math.max(1, Math.floor(most / Math.max(1, known.size)));
  for (const some of chunks(rows, size)) {
    const present = new Set<string>();
    some.forEach((row, index) => {
      if (!isList(row)) return Object.keys(row).forEach((name) => present.add(name));
      if (row.length !== known.size) {
        throw new RangeError(`row ${result.count + index} is no list of ${known.size} values`);
      }
      columns.names.forEach((name) => present.add(name));
    });
    for (const name of present) if (!known.has(name)) unknown.add(name);
    result.unknown = [...unknown];
    const names = columns.judged(present);
    const texts = names.map((name) => columnOf(columns, name, some));
    const piece = { start: result.count, count: some.length, names, texts };
    result.count += some.length;
    yield* divided(piece, longest);
  }
}

function* chunks(rows: Iterable<Row>, size: number): Generator<Row[]> {
  let some: Row[] = [];
  for (const row of rows) {
    some.push(row);
    if (some.length < size) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
}

/** A piece as it is, or in halves where its message might be too long. */
function* divided(piece: Piece, longest: number): Generator<Piece> {
  const units = piece.texts.reduce((sum, column) => column.reduce((units, text) => units + text.length, sum), 0);
  if (piece.count <= 1 || units * BYTES_OF_UNIT <= longest) {
    yield piece;
    return;
  }
  const half = piece.count >> 1;
  const part = (start: number, end: number) => ({
    start: piece.start + start,
    count: end - start,
    names: piece.names,
    texts: piece.texts.map((column) => column.slice(start, end)),
  });
  yield* divided(part(0, half), longest);
  yield* divided(part(half, piece.count), longest);
}

function columnOf(columns: Columns, name: string, rows: Row[]): string[] {
  const place = columns.names.indexOf(name);
  return rows.map((row) => {
    if (isList(row)) return textOf(row[place]);
    return Object.hasOwn(row, name) ? textOf(row[name]) : columns.textOfAbsent(name);
  });
}

function isList(row: Row): row is readonly unknown[] {
  return Array.isArray(row);
}
