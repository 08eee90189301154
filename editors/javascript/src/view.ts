/** What a widget shows of a field, and how it is kept up to date. */

import { ServerError } from "./call.ts";
import type { Client } from "./client.ts";
import { Listeners, type ListenOptions } from "./listeners.ts";
import type {
  CharacterCounter,
  Diagnostic,
  FieldDiagnosticsParams,
  FieldEditResult,
  FieldSnapshot,
  FieldState,
  FieldStatus,
  HelperLine,
  Presentation,
  PresentationChanges,
  TextPatch,
  TextRange,
} from "./protocol.ts";

/** What an answer may say of a field's text. */
interface TextAnswer {
  version?: number;
  text?: string;
  value?: string;
  typed?: unknown;
  selection?: TextRange;
  patch?: TextPatch;
}

/** What is said of a field, and the version that patches are to start from where it names one. */
export interface FieldRequest {
  field: string;
  version?: number;
  [member: string]: unknown;
}

/** Which request an answer belongs to, and what of it is to be taken. */
interface Request<Result> {
  number: number;
  taken?: (result: Result) => void;
}

/**
 * What is shown of a field: what was last taken from the server, and every edit since as it was made.
 *
 * Requests are numbered: only the answer to the latest that changes the text says what the text is.
 */
export class FieldView {
  readonly id: string;
  readonly form: string;
  readonly group: string | undefined;
  readonly type: string;
  /** The version that was last taken from the server. */
  version: number;
  /** The text to show: what was last taken, and every edit since as it was made. */
  text: string;
  /** The selection to show, in `text`. */
  selection: TextRange;
  /** The data; undefined where the text is so long that answers leave it out. */
  value: string | undefined;
  typed: unknown;
  state: FieldState;
  diagnostics: Diagnostic[];
  helper: HelperLine | undefined;
  counter: CharacterCounter | undefined;
  presentation: Presentation | undefined;

  #sent = 0;
  #answered = 0;
  // The numbers of the latest requests that change the text, and that move the selection.
  #latestText = 0;
  #latestSelection = 0;
  // The number of the latest request behind which only the server knows where the caret is.
  #placedByServer = 0;
  // Whether edits were sent that do not show yet: what shows is not the view that patches are in.
  #hasUnshown = false;
  #listeners = new Listeners<this>();
  #settling: (() => void)[] = [];
  #afterRestart: PromiseWithResolvers<FieldEditResult> | undefined;

  constructor(protected readonly client: Client, snapshot: FieldSnapshot) {
    this.id = snapshot.field;
    this.form = snapshot.form;
    this.group = snapshot.group;
    this.type = snapshot.type;
    this.version = snapshot.version;
    this.text = snapshot.text;
    this.selection = snapshot.selection;
    this.value = snapshot.value;
    this.typed = snapshot.typed;
    this.state = snapshot.state;
    this.diagnostics = snapshot.diagnostics;
    this.helper = snapshot.helper;
    this.counter = snapshot.counter;
    this.presentation = snapshot.presentation;
  }

  // Listening

  /** Is called after every change of what the field shows; returns what ends it. */
  onChange(callback: (field: this) => unknown, options?: ListenOptions): () => void {
    return this.#listeners.add(callback, options);
  }

  /** The field after each change, to be iterated over with `for await`. */
  changes(options?: ListenOptions): AsyncGenerator<this, void, undefined> {
    return this.#listeners.values(options);
  }

  /** Waits until the field shows what fulfils a condition. */
  until(condition: (field: this) => unknown, options: ListenOptions = {}): Promise<this> {
    return new Promise((resolve, reject) => {
      if (condition(this)) return resolve(this);
      const stop = this.onChange(() => {
        if (!condition(this)) return;
        stop();
        resolve(this);
      }, options);
      options.signal?.addEventListener("abort", () => reject(options.signal?.reason), { once: true });
    });
  }

  /** Whether everything that was sent is answered: `text` is the server's text. */
  get isSettled(): boolean {
    return this.#answered === this.#sent && !this.isAhead;
  }

  /** Whether the server has been sent what it has not answered. */
  get awaitsAnswer(): boolean {
    return this.#answered !== this.#sent && !this.isAhead;
  }

  /** Whether something was typed that no server has been sent, as another is being started. */
  get isAhead(): boolean {
    return this.#afterRestart !== undefined;
  }

  /** Waits until everything that was sent is answered. */
  async settled(): Promise<void> {
    while (!this.isSettled) await new Promise<void>((resolve) => this.#settling.push(resolve));
  }

  /** Whether no widget shows the field now, as its conditions have it. */
  get isHidden(): boolean {
    return this.state.hidden === true;
  }

  /** The message of the error that shows. */
  get error(): string | undefined {
    return this.diagnostics.find((each) => each.severity === 1)?.message;
  }

  // Sending

  /** The field, and the version that patches are to start from; another server knows none. */
  protected view(): FieldRequest {
    return this.client.isRestarting ? { field: this.id } : { field: this.id, version: this.version };
  }

  protected next(): number {
    return ++this.#sent;
  }

  /** Sends what changes the text, or may. */
  protected change<Result extends TextAnswer | FieldSnapshot>(
    method: string,
    params: FieldRequest,
    inView = true,
  ): Promise<Result> {
    const number = this.next();
    this.#latestText = this.#latestSelection = number;
    if (!inView) this.#hasUnshown = true;
    const isPatched = inView && params.version !== undefined;
    return this.send<Result>(method, params, {
      number,
      taken: (result) => this.#take(result, number, isPatched),
    });
  }

  /** Sends what only the server knows the selection behind. */
  protected changeAndPlace<Result extends TextAnswer | FieldSnapshot>(
    method: string,
    params: FieldRequest,
    inView = true,
  ): Promise<Result> {
    this.#placedByServer = this.#sent + 1;
    return this.change<Result>(method, params, inView);
  }

  /** Whether the caret goes where an answer that is still to come says. */
  get awaitsCaret(): boolean {
    return this.#placedByServer > this.#answered && !this.client.isRestarting;
  }

  /** The caret is where the user put it. */
  protected placed(): void {
    this.#placedByServer = 0;
  }

  protected send<Result>(method: string, params: object, request: Request<Result>): Promise<Result> {
    const { number, taken } = request;
    const answer = this.client.callWith<Result>(method, params, {
      taken: (result) => {
        taken?.(result);
        this.#count(number);
      },
      failed: (problem) => this.#failed(problem, number),
    });
    // Who looks only at what shows waits for no answer.
    answer.catch(() => {});
    if (this.#answered < number) this.changed();
    return answer;
  }

  #count(number: number): void {
    this.#answered = Math.max(this.#answered, number);
    this.changed();
  }

  #failed(problem: Error, number: number): void {
    // It was shown and did not happen. A server that ends, or has no such field, has nothing else to show.
    if (number === this.#latestText && this.client.connected && problem instanceof ServerError) {
      if (problem.is("ContentModified") && problem.data) this.#take(problem.data, number, false);
      else if (!problem.is("FieldNotFound")) this.#ask();
    }
    this.#count(number);
  }

  /** Asks for the field as it is: its text was changed by what does not answer with the text. */
  #ask(): void {
    if (this.client.fields.has(this.id)) void this.change<FieldSnapshot>("field/get", { field: this.id });
  }

  // Taking

  /** Takes the answer to a request that changes the text, where it is the latest. */
  #take(result: TextAnswer | FieldSnapshot, number: number, inView: boolean): void {
    if ("state" in result) this.takeStatus(result);
    if (number !== this.#latestText) return; // a later one says more
    if (result.version !== undefined) this.#takeText(result, inView);
    // Without a version what shows is what is there, but for the selection.
    if (result.selection !== undefined && number === this.#latestSelection) this.selection = result.selection;
    this.selection = this.clamped(this.selection.start, this.selection.end);
  }

  #takeText(result: TextAnswer, inView: boolean): void {
    if (result.text === undefined && (!inView || this.#hasUnshown)) {
      this.#ask();
      return;
    }
    if (result.text !== undefined) this.#hasUnshown = false;
    // A long one: the patch is in the text that is shown, as that is what was sent.
    this.text = result.text ?? patched(this.text, result.patch);
    this.version = result.version ?? this.version;
    this.value = result.value;
    this.typed = result.typed;
  }

  /** Takes the selection that the answer to a focus says. */
  protected takeSelection(selection: TextRange, number: number): void {
    if (number === this.#latestSelection) this.selection = this.clamped(selection.start, selection.end);
  }

  protected selectionMoves(number: number): void {
    this.#latestSelection = number;
  }

  protected takeStatus(status: FieldStatus): void {
    this.#takeVerdicts(status);
    if (status.presentation) this.presentation = status.presentation;
  }

  #takeVerdicts(status: FieldStatus | FieldDiagnosticsParams): void {
    this.state = status.state;
    this.diagnostics = status.diagnostics;
    this.helper = status.helper;
    this.counter = status.counter;
  }

  /** Takes what the server pushes about the field. */
  takeNotification(params: FieldDiagnosticsParams): void {
    this.#takeVerdicts(params);
    if (params.presentation && this.presentation) {
      this.presentation = changedPresentation(this.presentation, params.presentation);
    }
    // A submit, or a total: it formats as leaving the field does, and its answer holds no text.
    if (params.version > this.version && this.#answered >= this.#latestText) this.#ask();
    this.changed();
  }

  /** Takes the field as it is in a new server. */
  takeRestored(snapshot: FieldSnapshot): void {
    const number = this.next();
    this.#answered = this.#latestText = this.#latestSelection = number;
    this.#take(snapshot, number, false);
    const waiting = this.#afterRestart;
    this.#afterRestart = undefined;
    waiting?.resolve({
      version: snapshot.version,
      text: snapshot.text,
      value: snapshot.value,
      typed: snapshot.typed,
      selection: snapshot.selection,
      accepted: true,
      complete: false,
    });
    this.changed();
  }

  /** The restart sends the text as it will be then. */
  protected waitForRestart(): Promise<FieldEditResult> {
    if (!this.#afterRestart) {
      this.#afterRestart = withResolvers();
      this.#afterRestart.promise.catch(() => {});
    }
    this.changed();
    return this.#afterRestart.promise;
  }

  /** There is no new server. */
  giveUp(problem: Error): void {
    this.#afterRestart?.reject(problem);
    this.#afterRestart = undefined;
    this.changed();
  }

  protected changed(): void {
    if (this.isSettled) {
      const waiting = this.#settling;
      this.#settling = [];
      for (const resolve of waiting) resolve();
    }
    this.#listeners.tell(this);
  }

  protected clamped(start: number, end: number): TextRange {
    const limit = (offset: number) => Math.max(0, Math.min(offset, this.text.length));
    return { start: limit(Math.min(start, end)), end: limit(Math.max(start, end)) };
  }
}

function patched(text: string, patch: TextPatch | undefined): string {
  return patch ? text.slice(0, patch.range.start) + patch.text + text.slice(patch.range.end) : text;
}

function changedPresentation(presentation: Presentation, changes: PresentationChanges): Presentation {
  const changed: Record<string, unknown> = { ...presentation };
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) delete changed[name];
    else changed[name] = value;
  }
  return changed as unknown as Presentation;
}

/** A promise with what settles it, where the platform is older than `Promise.withResolvers`. */
export function withResolvers<Value>(): PromiseWithResolvers<Value> {
  let resolve!: (value: Value | PromiseLike<Value>) => void;
  let reject!: (reason: unknown) => void;
  const promise = new Promise<Value>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
