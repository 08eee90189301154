/** What a user does to a control with a caret, told to its field, and what the field makes of it shown in the control. */

import type { Field } from "../field.ts";
import type { CaretMove, Deletion, EditCause, FieldEditResult, TextRange } from "../protocol.ts";
import { tellInput } from "./control.ts";
import type { TextControl } from "./options.ts";
import { watchProperty } from "./scripts.ts";

/** A control's text and selection. */
interface Shown {
  text: string;
  start: number;
  end: number;
}

const causes: Record<string, EditCause> = {
  insertFromPaste: "paste",
  insertFromPasteAsQuotation: "paste",
  insertFromYank: "paste",
  insertFromDrop: "drop",
};

/** What keys do to the caret, and beside it, in a text that goes from left to right. */
const moves: Record<string, CaretMove> = { ArrowLeft: "characterBackward", ArrowRight: "characterForward" };
const movesInLine: Record<string, CaretMove> = { ...moves, Home: "textStart", End: "textEnd" };
const deletions: Record<string, Deletion> = { Backspace: "backward", Delete: "forward" };

/**
 * Browsers edit by themselves and are told afterwards what became of it: what they do of keyboards, input methods,
 * dictation, menus and drags stays theirs, and nothing depends on events that can be prevented.
 */
export class Typing {
  #listening = new AbortController();
  #watching = new AbortController();
  #before: Shown | undefined;
  // Where an input method began to write; undefined while none does.
  #composing: number | undefined;
  // The text before a drag took something out of it.
  #dragged: Shown | undefined;
  #isPointerDown = false;
  /** Whether the field knows already that the control is just being left. */
  #isLeft = false;
  #isWriting = false;
  #restoreValue: () => void;

  constructor(
    private readonly control: TextControl,
    private readonly field: Field,
    /** Is told of keys that mean more than text. */
    private readonly keyDown: (event: KeyboardEvent) => void,
    /** Is told what became of an edit. */
    private readonly edited: (result: FieldEditResult, cause: EditCause | undefined) => void,
  ) {
    this.#restoreValue = this.#watchScripts();
    const { signal } = this.#listening;
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      handle: (event: HTMLElementEventMap[Name]) => void,
      target: EventTarget = control,
    ) => target.addEventListener(name, handle as (event: Event) => void, { signal });
    on("beforeinput", (event) => this.#beforeInput(event));
    on("input", (event) => this.#input(event));
    on("change", () => this.#change());
    on("compositionstart", () => {
      this.#composing = control.selectionStart ?? 0;
    });
    on("compositionend", () => this.#endComposition());
    // A browser that fills a field in by itself tells of keys that have no name: they are no KeyboardEvent.
    on("keydown", (event) => event instanceof KeyboardEvent && this.#keyDown(event));
    on("pointerdown", () => {
      this.#isPointerDown = true;
      this.#watch();
    });
    on("focus", () => this.#focus());
    on("blur", () => this.#blur());
    // What the browser puts back, after a reload or from its cache, it tells nobody.
    addEventListener("pageshow", () => this.takeControl("autofill"), { signal });
  }

  /** Ends the listening; the control keeps what it shows. */
  end(): void {
    this.#listening.abort();
    this.#watching.abort();
    this.#restoreValue();
  }

  /** Whether an input method is at work, whose text nobody touches. */
  get isComposing(): boolean {
    return this.#composing !== undefined;
  }

  // From the control to the field

  get #shown(): Shown {
    const { value, selectionStart, selectionEnd } = this.control;
    return { text: value, start: selectionStart ?? value.length, end: selectionEnd ?? value.length };
  }

  #beforeInput(event: InputEvent): void {
    if (event.inputType === "historyUndo" || event.inputType === "historyRedo") {
      event.preventDefault();
      this.#undo(event.inputType === "historyUndo");
      return;
    }
    // A menu of the browser's own keeps the end of its click to itself.
    this.#isPointerDown = false;
    if (!this.isComposing) {
      this.takeControl("autofill");
      this.#selectionChanged();
    }
    const cause = causes[event.inputType];
    // A control of one line would put lines together before anybody sees them: of tags each line is one.
    if (cause && !this.isComposing && this.control instanceof HTMLInputElement && /[\n\r]/.test(event.data ?? "")) {
      event.preventDefault();
      const change = this.field.insert(event.data as string, cause);
      this.#tell(change, cause);
      this.show();
      tellInput(this.control, change);
      return;
    }
    this.#before = this.#shown;
  }

  #input(event: Event): void {
    const before = this.#before;
    this.#before = undefined;
    const type = event instanceof InputEvent ? event.inputType : "";
    if (this.#composing !== undefined) {
      this.#compose(this.#composing);
    } else if (type === "deleteByDrag") {
      // What is taken out is put in somewhere else: both are one edit, made in the text that the user sees.
      this.#dragged = before;
      setTimeout(() => this.#endDrag());
    } else if (type === "insertFromDrop" && this.#dragged) {
      this.#endDrag();
    } else {
      // Without a type it is no key: the browser has filled the control in.
      this.#edit(before, type === "" ? "autofill" : causes[type]);
    }
  }

  #endDrag(): void {
    if (!this.#dragged) return;
    this.#dragged = undefined;
    this.#edit(undefined, "drop");
  }

  /** Tells the field what the browser has made of its text. */
  #edit(before: Shown | undefined, cause: EditCause | undefined): void {
    const now = this.#shown;
    const change = before && before.text === this.field.text ? changeBetween(before, now) : undefined;
    if (now.text === this.field.text && !change) return this.#write();
    const isAtCaret = change && change.range.start === before?.start && change.range.end === before.end;
    // Typed where the browser has the caret, while the server has it elsewhere by now.
    if (change && isAtCaret && this.field.awaitsCaret) this.#tell(this.field.insert(change.insert, cause), cause);
    else if (change) this.#tell(this.field.replace(change.range, change.insert, cause), cause);
    // What comes whole is read as a whole: what it has in common with the text before means nothing.
    else if (cause === "autofill" || cause === "program") this.#replaceAll(now.text, cause);
    else this.#tell(this.field.setText(now.text, { selection: { start: now.start, end: now.end }, cause }), cause);
    this.show();
  }

  #tell(answer: Promise<FieldEditResult>, cause: EditCause | undefined): void {
    answer.then((result) => this.edited(result, cause), () => {});
  }

  #replaceAll(text: string, cause: EditCause): void {
    void this.field.replace({ start: 0, end: this.field.text.length }, text, cause);
  }

  /** What an input method has written so far: it is shown as it is, and judged when it ends. */
  #compose(from: number): void {
    const { text, start, end } = this.#shown;
    const composing = { start: Math.min(from, end), end };
    void this.field.setText(text, { selection: { start, end }, composing });
  }

  #endComposition(): void {
    if (this.#composing === undefined) return;
    this.#composing = undefined;
    const { text, start, end } = this.#shown;
    void this.field.setText(text, { selection: { start, end } });
    this.show();
  }

  /** Takes a text that came without an event: from the browser's memory, or from a script. */
  takeControl(cause: EditCause): void {
    if (this.isComposing || this.#dragged || this.control.value === this.field.text) return;
    // The field is ahead of what shows while answers are out, and never while none is.
    if (!this.field.isSettled && this.#lastWritten === this.control.value) return;
    this.#edit(undefined, cause);
  }

  #undo(isUndo: boolean): void {
    if (this.isComposing) return;
    const change = isUndo ? this.field.undo() : this.field.redo();
    this.show();
    tellInput(this.control, change);
  }

  // Keys, focus, selection

  #keyDown(event: KeyboardEvent): void {
    if (this.isComposing || event.isComposing) return;
    this.#isPointerDown = false;
    // A key may come before the browser tells that the one before it has moved the caret.
    this.#selectionChanged();
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
    const key = event.key.toLowerCase();
    if (isCommand && (key === "z" || (key === "y" && !event.shiftKey))) {
      // The browser's own history knows nothing of what was formatted since.
      event.preventDefault();
      this.#undo(key === "z" && !event.shiftKey);
      return;
    }
    this.keyDown(event);
    if (!event.defaultPrevented && this.#goesAhead(event)) event.preventDefault();
  }

  /**
   * Of a text that an answer is still to change, a key of the caret goes to the server as what it means: the browser would move in
   * what shows.
   */
  #goesAhead(event: KeyboardEvent): boolean {
    const { field, control } = this;
    if (!field.awaitsAnswer || event.ctrlKey || event.metaKey || event.altKey) return false;
    if (getComputedStyle(control).direction !== "ltr") return false;
    const move = (control instanceof HTMLInputElement ? movesInLine : moves)[event.key];
    if (move) {
      void field.moveCaret(move, event.shiftKey ? { extend: true } : {});
      return true;
    }
    const deletion = deletions[event.key];
    const { text, start, end } = this.#shown;
    // The browser tells of no key for which it shows nothing to delete.
    const isAtEdge = start === end && start === (deletion === "backward" ? 0 : text.length);
    if (!deletion || !field.awaitsCaret && !isAtEdge) return false;
    this.#tell(field.delete(deletion), undefined);
    return true;
  }

  /** Listens to the page while the control has the keyboard: of a thousand fields it is one that does. */
  #watch(): void {
    this.#watching.abort();
    this.#watching = new AbortController();
    const { signal } = this.#watching;
    document.addEventListener("selectionchange", () => this.#selectionChanged(), { signal });
    for (const name of ["pointerup", "pointercancel", "dragend"]) {
      document.addEventListener(name, () => this.#pointerUp(), { signal });
    }
  }

  /** Who hears of a change reads what stays: the browser tells of it just before it tells that the control is left. */
  #change(): void {
    if (this.#isFocused || this.field.state.focus !== "focused") return this.takeControl("autofill");
    this.#blur();
    this.#isLeft = true;
    setTimeout(() => this.#isLeft = false);
  }

  #focus(): void {
    this.#watch();
    this.takeControl("autofill");
    void this.field.focus();
    this.#tellSelection();
  }

  #blur(): void {
    if (this.#isLeft) return;
    // A pointer that is down lets go elsewhere.
    if (!this.#isPointerDown) this.#watching.abort();
    this.#endComposition();
    this.takeControl("autofill");
    void this.field.blur();
    this.show();
  }

  #pointerUp(): void {
    if (!this.#isPointerDown) return;
    this.#isPointerDown = false;
    this.#selectionChanged();
  }

  #selectionChanged(): void {
    // What is being selected is left alone until the pointer lets go.
    if (this.#isWriting || this.#isPointerDown || this.isComposing || !this.#isFocused) return;
    if (this.control.value !== this.field.text) return;
    this.#tellSelection();
  }

  /** Tells the field where the user has put the caret, or what is selected. */
  #tellSelection(): void {
    const { start, end } = this.#shown;
    const { selection } = this.field;
    if (start === selection.start && end === selection.end) return;
    void this.field.select(start, end);
    this.show();
  }

  get #isFocused(): boolean {
    return (this.control.getRootNode() as Document | ShadowRoot).activeElement === this.control;
  }

  // From the field to the control

  #lastWritten: string | undefined;

  /** Shows the field's text and selection, where an input method is not at work. */
  show(): void {
    if (this.isComposing || this.#dragged) return;
    this.#write();
  }

  #write(): void {
    const { text, selection: { start, end } } = this.field;
    this.#isWriting = true;
    try {
      if (this.control.value !== text) {
        setNativeValue(this.control, text);
      }
      this.#lastWritten = text;
      if (this.#isFocused && !this.#isPointerDown) this.#writeSelection({ start, end });
    } finally {
      this.#isWriting = false;
    }
  }

  #writeSelection({ start, end }: TextRange): void {
    const { selectionStart, selectionEnd } = this.control;
    if (selectionStart === null || (selectionStart === start && selectionEnd === end)) return;
    this.control.setSelectionRange(start, end);
  }

  /**
   * Scripts set a value without an event, frameworks before all: the setter of this one control tells. One that somebody
   * has put there before goes on working.
   */
  #watchScripts(): () => void {
    return watchProperty(this.control, "value", () => {
      if (!this.#isWriting) this.takeControl("program");
    });
  }
}

/** The value of all controls of a kind. */
function nativeValue(control: TextControl): PropertyDescriptor {
  const prototype = control instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  return Object.getOwnPropertyDescriptor(prototype, "value") as PropertyDescriptor;
}

function setNativeValue(control: TextControl, text: string): void {
  nativeValue(control).set?.call(control, text);
}

/**
 * Which range was replaced, where the selections before and after say so: a selection that was typed over, or what lies
 * between the carets of a deletion. Undefined where the texts say otherwise, as with what an assistant rewrites.
 */
function changeBetween(before: Shown, now: Shown): { range: TextRange; insert: string } | undefined {
  if (now.start !== now.end) return undefined;
  const caret = now.start;
  const tail = now.text.length - caret;
  const start = Math.min(before.start, caret);
  const end = before.text.length - tail;
  if (end < start) return undefined;
  const insert = now.text.slice(start, caret);
  const made = before.text.slice(0, start) + insert + before.text.slice(end);
  return made === now.text ? { range: { start, end }, insert } : undefined;
}
