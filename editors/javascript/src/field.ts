/** A field as a widget shows it. */

import * as clusters from "./clusters.ts";
import type {
  CaretMove,
  ControlKind,
  Deletion,
  EditCause,
  FieldAction,
  FieldBlurResult,
  FieldChanges,
  FieldCheckResult,
  FieldCommitResult,
  FieldEditParams,
  FieldEditResult,
  FieldFocusResult,
  FieldSelectResult,
  FieldSnapshot,
  FieldValidateResult,
  ListEntry,
  ListWindow,
  PartStep,
  ReportedDiagnostic,
  StepTarget,
  TextRange,
  TextSegment,
} from "./protocol.ts";
import { canonical } from "./values.ts";
import { FieldView } from "./view.ts";

const CHOICES_AT_ONCE = 1000;

/** What belongs to a text that a widget has edited by itself. */
export interface TextEdit {
  /** The widget's selection after the edit; a caret at the end where none is given. */
  selection?: TextRange;
  /** Where the edit comes from. */
  cause?: EditCause;
  /** Text of an input method that is not final yet. */
  composing?: TextRange;
}

/**
 * What a widget shows of a field, kept up to date, and all that its user does.
 *
 * A key is shown and sent at once; the answer to the latest of them says what became of the text, and those before it are
 * passed over. So keys may come as fast as they like.
 */
export class Field extends FieldView {
  // Editing

  /** Types or pastes at the selection, in place of what is selected. */
  insert(text: string, cause?: EditCause): Promise<FieldEditResult> {
    if (this.awaitsCaret) return this.#editAtCaret({ input: wellFormed(text), cause });
    return this.replace(this.selection, text, cause);
  }

  /** Replaces a range of the text; the caret is behind it then. */
  replace(range: TextRange, text: string, cause?: EditCause): Promise<FieldEditResult> {
    const { start, end } = this.clamped(range.start, range.end);
    const insert = wellFormed(text);
    this.text = this.text.slice(0, start) + insert + this.text.slice(end);
    const caret = start + insert.length;
    this.selection = { start: caret, end: caret };
    return this.#edit({ range: { start, end }, insert, cause });
  }

  /** Deletes what is selected, else beside the caret. */
  delete(direction: Deletion = "backward"): Promise<FieldEditResult> {
    if (this.awaitsCaret) return this.#editAtCaret({ delete: direction });
    const { text, selection: { start, end } } = this;
    if (direction === "all") return this.replace({ start: 0, end: text.length }, "");
    if (start !== end) return this.replace({ start, end }, "");
    const range = this.#beside(direction, start);
    // What an answer is still to bring may be beside the caret.
    if (range.start === range.end && this.awaitsAnswer) return this.#editAtCaret({ delete: direction });
    return this.replace(range, "");
  }

  #beside(direction: Exclude<Deletion, "all">, caret: number): TextRange {
    const { text } = this;
    switch (direction) {
      case "backward":
        return { start: clusters.before(text, caret), end: caret };
      case "forward":
        return { start: caret, end: clusters.after(text, caret) };
      case "wordBackward":
        return { start: clusters.wordBefore(text, caret), end: caret };
      case "wordForward":
        return { start: caret, end: clusters.wordAfter(text, caret) };
    }
  }

  /** The widget's whole text after an edit that it made by itself; the server finds what changed. */
  setText(text: string, edit: TextEdit = {}): Promise<FieldEditResult> {
    this.text = wellFormed(text);
    const { cause, composing } = edit;
    this.selection = this.clamped(edit.selection?.start ?? text.length, edit.selection?.end ?? text.length);
    return this.#edit({ text: this.text, cause, composing });
  }

  #edit(edit: Omit<FieldEditParams, "field">): Promise<FieldEditResult> {
    if (this.client.isRestarting) return this.waitForRestart();
    return this.change("field/edit", { ...this.view(), ...edit, selection: this.selection });
  }

  /** Sends an edit at the server's own caret; nothing of it shows before the answer. */
  #editAtCaret(edit: Omit<FieldEditParams, "field">): Promise<FieldEditResult> {
    return this.changeAndPlace("field/edit", { ...this.view(), ...edit }, false);
  }

  /** Empties the field as its clear button does. */
  clear(): Promise<FieldEditResult> {
    this.text = "";
    this.selection = { start: 0, end: 0 };
    return this.change("field/clear", this.view());
  }

  /** Takes back the last unit of editing. */
  undo(): Promise<FieldEditResult> {
    return this.change("field/undo", this.view());
  }

  redo(): Promise<FieldEditResult> {
    return this.change("field/redo", this.view());
  }

  /** Moves the caret, or selects; a caret stands where the server finds that typing is possible. */
  select(start: number, end: number = start): Promise<FieldSelectResult> {
    this.selection = this.clamped(start, end);
    this.placed();
    return this.change("field/select", { ...this.view(), selection: this.selection });
  }

  /** Moves the caret from where the server has it, whatever is on its way; with `extend` the selection's other end stays. */
  moveCaret(move: CaretMove, options: { count?: number; extend?: boolean } = {}): Promise<FieldSelectResult> {
    return this.changeAndPlace("field/select", { ...this.view(), move, ...options });
  }

  /** Selects a part of a date, a time and the like. */
  selectPart(part: PartStep): Promise<FieldSelectResult> {
    return this.changeAndPlace("field/select", { ...this.view(), part });
  }

  /** Moves the caret by a character: to the next place on that side where typing is possible. */
  move(forward: boolean): Promise<FieldSelectResult> {
    // Of a text that an answer is still to change only the server knows what is beside the caret.
    if (this.awaitsAnswer) return this.moveCaret(forward ? "characterForward" : "characterBackward");
    const { start, end } = this.selection;
    if (start !== end) return this.select(forward ? end : start);
    // Where no caret may stand, the server goes on to the other side.
    return this.select(forward ? clusters.after(this.text, end) : clusters.before(this.text, start));
  }

  /** What an arrow key does to a number, a choice or the part at the caret; the bounds are stepped to at once. */
  step(step: StepTarget, count?: number): Promise<FieldEditResult> {
    return this.changeAndPlace("field/edit", { ...this.view(), step, count });
  }

  /** The parts of the text as it was last taken, such as month, day and year; none while it is another. */
  get segments(): TextSegment[] {
    return this.isSettled ? this.presentation?.segments ?? [] : [];
  }

  /** The part in hand: the caret is in it, or it is selected. */
  get segment(): TextSegment | undefined {
    const { start, end } = this.selection;
    return this.segments.find((each) => each.active || (each.range.start === start && each.range.end === end));
  }

  /** Where the text shows placeholders of what is missing of its parts. */
  get gaps(): TextRange[] {
    return this.segments.flatMap(({ gap, range }) => gap === undefined ? [] : [{ start: gap, end: range.end }]);
  }

  // Kinds of fields

  /** What to draw; undefined for a line or lines of text. */
  get control(): ControlKind | undefined {
    return this.presentation?.control;
  }

  /** Whether a flag says yes. */
  get checked(): boolean {
    return this.presentation?.checked === true;
  }

  /** Whether the field shows and somebody has answered it: with a text, or with yes. */
  get isAnswered(): boolean {
    if (this.isHidden || this.state.content === "empty") return false;
    return this.checked || this.control !== "checkbox";
  }

  /** The texts of the items of several: of tags, or of what was chosen. */
  get items(): string[] {
    return this.segments.filter((each) => each.kind === "item")
      .map((each) => this.text.slice(each.range.start, each.range.end));
  }

  /** What an open list shows: ten entries at most. `choices` has the others. */
  get entries(): ListEntry[] {
    return this.presentation?.list?.entries ?? [];
  }

  /** Turns yes into no, and anything else into yes. */
  toggle(): Promise<FieldSnapshot> {
    return this.action("toggle");
  }

  /** Chooses an entry of the list, by its `index`; of several it is taken out where it is there already. */
  pick(entry: number | ListEntry): Promise<FieldSnapshot> {
    return this.action("pick", typeof entry === "number" ? entry : entry.index);
  }

  /** Takes the item of that place in `items` out of several. */
  remove(index: number): Promise<FieldSnapshot> {
    return this.action("remove", index);
  }

  /** What a user does beside the text, such as a tap on an icon. */
  action(action: FieldAction, index?: number): Promise<FieldSnapshot> {
    return this.changeAndPlace("field/action", { field: this.id, action, index });
  }

  /** Sets the content by what it means: true, the `value` of an entry, a list of several, a number, a date. */
  setTyped(typed: unknown): Promise<FieldSnapshot> {
    const isPlain = this.control === "combobox" || this.control === "listbox" || this.control === "checkbox";
    return this.update({ typed: isPlain ? typed : canonical(typed) });
  }

  /** Changes options, or sets the content as a program does. */
  update(set: FieldChanges): Promise<FieldSnapshot> {
    return this.changeAndPlace("field/update", { field: this.id, set });
  }

  /**
   * A part of what a text finds in the list; "" finds all of it, undefined what the field's own text looks for. It begins
   * with the entry of rank `start`, by default so that the chosen one is in it.
   */
  choices(query?: string, part: { start?: number; count?: number } = {}): Promise<ListWindow> {
    return this.client.fieldChoices({ field: this.id, query, from: part.start, count: part.count });
  }

  /** Every entry that a text finds, however long the list is; "" finds all. */
  async *allChoices(query = ""): AsyncGenerator<ListEntry, void, undefined> {
    for (let start = 0, found = 1; start < found;) {
      const window = await this.choices(query, { start, count: CHOICES_AT_ONCE });
      yield* window.entries;
      if (window.entries.length === 0) return;
      start += window.entries.length;
      found = window.found;
    }
  }

  // The rest of a field's life

  focus(): Promise<FieldFocusResult> {
    const number = this.next();
    this.selectionMoves(number);
    return this.send("field/focus", { field: this.id }, {
      number,
      taken: (result: FieldFocusResult) => this.takeSelection(result.selection, number),
    });
  }

  blur(): Promise<FieldBlurResult> {
    return this.change("field/blur", this.view());
  }

  /** The Return key. What final formatting makes of the text is taken from the answer. */
  commit(): Promise<FieldCommitResult> {
    return this.change("field/commit", this.view());
  }

  validate(): Promise<FieldValidateResult> {
    return this.send("field/validate", { field: this.id }, {
      number: this.next(),
      taken: (result: FieldValidateResult) => this.takeStatus(result),
    });
  }

  /** What submitting would say; nothing changes. */
  check(): Promise<FieldCheckResult> {
    return this.send("field/check", { field: this.id }, { number: this.next() });
  }

  /** Diagnostics from outside, such as a web server's answer. */
  report(owner: string, diagnostics: ReportedDiagnostic[], sticky = false): Promise<FieldSnapshot> {
    return this.send("field/report", { field: this.id, owner, diagnostics, sticky }, {
      number: this.next(),
      taken: (result: FieldSnapshot) => this.takeStatus(result),
    });
  }

  /** Makes the field anew as it was set up, with a text: it was never touched, and nothing of it can be undone. */
  reset(text?: string): Promise<FieldSnapshot> {
    const definition = this.client.memory.definitionOf(this.id);
    if (!definition) return this.update({ text: text ?? "" });
    if (text === undefined) {
      return this.changeAndPlace("field/create", { ...definition, field: this.id, replace: true });
    }
    const { value: _value, typed: _typed, ...options } = definition;
    return this.changeAndPlace("field/create", { ...options, field: this.id, replace: true, text });
  }

  dispose(): Promise<null> {
    this.client.fields.delete(this.id);
    return this.send("field/dispose", { field: this.id }, { number: this.next() });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.dispose();
  }
}

/** Halves of a pair are no characters; the server would count what stands for them. */
function wellFormed(text: string): string {
  return /[\uD800-\uDFFF]/.test(text)
    ? text.replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, "\uFFFD")
    : text;
}
