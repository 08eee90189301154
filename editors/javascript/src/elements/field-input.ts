/** `<field-input>`: a real control, enhanced. */

import type { Client } from "../client.ts";
import type { Field } from "../field.ts";
import type {
  ControlKind,
  EditCause,
  FieldCheckResult,
  FieldCommitResult,
  FieldCreateParams,
  FieldEditResult,
  FieldOptions,
} from "../protocol.ts";
import { announcer } from "./announcer.ts";
import { Choosing, isTextControl } from "./choosing.ts";
import { sharedClient, wordsOf } from "./connection.ts";
import { drawControl, drawState, tellInput } from "./control.ts";
import { Frame, type FrameWords } from "./frame.ts";
import { Listbox } from "./listbox.ts";
import { Markup } from "./markup.ts";
import {
  attributeOptions,
  type Control,
  controlOptions,
  controlsOf,
  isMultiple,
  isOn,
  isPicker,
  isRadio,
  labelOf,
  optionAttributes,
  optionWithout,
  plainTypes,
  radiosOf,
  saidOf,
  type TextControl,
} from "./options.ts";
import { whenReleased } from "./press.ts";
import { Typing } from "./typing.ts";

const COUNTER_PAUSE = 1000;
const ERROR_PAUSE = 150;
// How long is said what was not taken, where no key comes.
const REFUSAL_PAUSE = 3000;
// What is chosen from a list that opens under the text.
const listed = new Set<ControlKind>(["combobox", "listbox", "tags"]);
let lastId = 0;

/** What is submitted of a field: what it shows, its data, or its canonical form. */
export type Submitted = "text" | "value" | "typed";

/** What owns the fields of several elements: a `<field-form>`. */
export interface FieldOwner extends HTMLElement {
  /** The field that the owner has for an element, once it has one. */
  fieldFor(element: FieldInput): Promise<Field | undefined>;
  /** The Return key in one of its elements, and what the field makes of it; true where it leads elsewhere. */
  returned(element: FieldInput, committed: Promise<FieldCommitResult>): boolean;
}

export class FieldInput extends HTMLElement {
  static readonly formAssociated = true;
  static readonly observedAttributes = [...optionAttributes, "disabled"];

  readonly #internals = this.attachInternals();
  #frame: Frame | undefined;
  #client: Client | undefined;
  #field: Field | undefined;
  #control: Control | undefined;
  #typing: Typing | undefined;
  #choosing: Choosing | undefined;
  #list: Listbox | undefined;
  #markup: Markup | undefined;
  #description: HTMLElement | undefined;
  /** What the page's markup has called the field. */
  #caption = "";
  /** The label that was made of the attribute. */
  #made: HTMLElement | undefined;
  #options: FieldOptions = {};
  // What is said of a counter is told apart from what is said of its field.
  readonly #counter = {};
  readonly #refused = {};
  #refusal: string | undefined;
  /** What buttons say in the language of the connection. */
  #spoken: Record<string, string> = {};
  #refusalTimer: ReturnType<typeof setTimeout> | undefined;
  #isOwned = false;
  #isJudging = false;
  #isSecret = false;
  #customValidity = "";
  #truth = "";
  #isSaying = false;
  /** Whether the page has disabled the control, and not only what is around it. */
  #isOffByItself = false;
  #life: AbortController | undefined;
  #ready = Promise.withResolvers<Field>?.() ?? resolvers<Field>();

  // What scripts use

  /** The field, when it is there. */
  get field(): Field | undefined {
    return this.#field;
  }

  /** Resolves when the field is there. */
  get ready(): Promise<Field> {
    return this.#ready.promise;
  }

  /** The control that the element enhances. */
  get control(): Control | undefined {
    return this.#control;
  }

  /** Options of the field beside those that attributes say. */
  get options(): FieldOptions {
    return this.#options;
  }

  set options(options: FieldOptions) {
    this.#options = options;
    this.#update(options);
  }

  get name(): string {
    return this.#control?.name ?? this.getAttribute("name") ?? "";
  }

  get text(): string {
    return this.#field?.text ?? this.#control?.value ?? "";
  }

  /** What is submitted: the text, the data or the canonical form, as the attribute `submits` says. */
  get value(): string {
    const { submits } = this;
    const { text } = this;
    if (!this.#field || submits === "text") return text;
    if (submits === "value") return this.#field.value ?? text;
    const { typed } = this.#field;
    // Of a type without a canonical form the data is that.
    if (typed === undefined || typed === null) return this.#field.value ?? text;
    return typeof typed === "string" ? typed : JSON.stringify(typed);
  }

  set value(text: string) {
    if (this.#typing && this.#control) this.#control.value = text;
    else if (this.#field) void this.#field.update({ text });
    else if (this.#control) this.#control.value = text;
  }

  get typed(): unknown {
    return this.#field?.typed;
  }

  /** Whether its text is a secret, even while the user has it shown. */
  get isSecret(): boolean {
    return this.#isSecret;
  }

  get submits(): Submitted {
    const said = this.getAttribute("submits");
    return said === "value" || said === "typed" ? said : "text";
  }

  get form(): HTMLFormElement | null {
    return this.#internals.form;
  }

  get labels(): NodeList | null {
    return this.#control?.labels ?? null;
  }

  get validity(): ValidityState | undefined {
    return this.#control?.validity;
  }

  get validationMessage(): string {
    return this.#control?.validationMessage ?? "";
  }

  get willValidate(): boolean {
    return this.#control?.willValidate ?? false;
  }

  checkValidity(): boolean {
    this.#judge();
    return this.#control?.checkValidity() ?? true;
  }

  reportValidity(): boolean {
    this.#judge();
    return this.#control?.reportValidity() ?? true;
  }

  /** A finding of the page's own, which stands beside those of the field until it is set to "". */
  setCustomValidity(message: string): void {
    this.#customValidity = message;
    this.#showTruth();
  }

  override focus(options?: FocusOptions): void {
    this.#control?.focus(options);
  }

  // Its life

  connectedCallback(): void {
    this.#life = new AbortController();
    if (this.#field) return this.#connect(this.#field);
    if (this.#findControl()) void this.#start();
    else if (document.readyState !== "loading") this.#makeControl();
    else this.#waitForControl(this.#life.signal);
  }

  /** While a page is read, an element is there before what is in it. */
  #waitForControl(signal: AbortSignal): void {
    const observer = new MutationObserver(() => {
      if (!this.#findControl()) return;
      observer.disconnect();
      void this.#start();
    });
    observer.observe(this, { childList: true, subtree: true });
    document.addEventListener("DOMContentLoaded", () => {
      observer.disconnect();
      if (!this.#control && !this.#findControl()) this.#makeControl();
      else if (!this.#frame) void this.#start();
    }, { once: true, signal });
    signal.addEventListener("abort", () => observer.disconnect());
  }

  disconnectedCallback(): void {
    this.#letGo();
    // Frameworks take elements out to put them in elsewhere.
    queueMicrotask(() => {
      if (this.isConnected || !this.#field) return;
      if (!this.#isOwned) void this.#field.dispose().catch(() => {});
      this.#isOwned = false;
      this.#field = undefined;
      this.#ready = resolvers();
    });
  }

  /** Ends all that listens to the control. */
  #letGo(): void {
    this.#life?.abort();
    this.#life = undefined;
    this.#typing?.end();
    this.#typing = undefined;
    this.#choosing?.end();
    this.#choosing = undefined;
    this.#list?.end();
    this.#list = undefined;
    this.#markup = undefined;
  }

  #findControl(): boolean {
    this.#control = this.#firstControl;
    return this.#control !== undefined;
  }

  get #firstControl(): Control | undefined {
    return this.querySelector<Control>("input:not([type=hidden]), textarea, select") ?? undefined;
  }

  /** Markup that is brought up to date may have another control in the place of the one that was bound, another name, or nothing of what was written into it. */
  #watchContents(signal: AbortSignal): void {
    const observer = new MutationObserver(() => {
      const bound = this.#control as Control;
      const found = this.contains(bound) ? bound : this.#firstControl;
      if (found && found !== bound) this.#bindAnew(found);
      else if (this.#isStripped) {
        this.#becomeText(bound);
        this.#dress(bound);
        this.#draw();
      }
      this.#takeCaption();
    });
    const attributeFilter = ["slot", "for", "aria-invalid", "data-focus"];
    const kinds = { childList: true, characterData: true, subtree: true, attributeFilter };
    observer.observe(this, kinds);
    const caption = this.#captionOf(this.#control as Control);
    if (caption && !this.contains(caption)) observer.observe(caption, kinds);
    signal.addEventListener("abort", () => observer.disconnect());
  }

  /**
   * Whether something is gone that each element has while it has a field: libraries give markup only what the server says. Nothing that
   * writing it again would leave as it is, or that would go on for ever.
   */
  get #isStripped(): boolean {
    const control = this.#control as Control;
    const caption = this.#captionOf(control);
    const isNameless = caption instanceof HTMLLabelElement && caption.control !== control &&
      (control.id === "" || caption.htmlFor !== control.id);
    const isAside = caption?.parentElement === this && !caption.contains(control) && caption.slot !== "label";
    return isNameless || isAside || !this.contains(this.#description as HTMLElement) ||
      !control.hasAttribute("aria-invalid") ||
      this.dataset.focus === undefined;
  }

  /** The page says another name, in another language perhaps. One that an attribute, a script or a form file has said stays. */
  #takeCaption(): void {
    const caption = this.#captionText(this.#control as Control);
    if (caption === this.#caption || caption === "") return;
    this.#caption = caption;
    const isSaid = this.#isOwned || this.getAttribute("label") !== null || this.#options.label !== undefined;
    if (!isSaid) this.#update({ label: caption });
  }

  /** What names the field, in words. A label may stand around its control, or around all of the element. */
  #captionText(control: Control): string {
    const caption = this.#captionOf(control);
    return caption ? textBeside(caption, [control, this]).replace(/\s+/g, " ").trim() : "";
  }

  /** Another control shows the field; a text that it brings is the page's, as if a script had set it. */
  #bindAnew(control: Control): void {
    const field = this.#field as Field;
    const text = initialText(control);
    const isGiven = isTextControl(control) && text !== "" && control.value === text;
    this.#letGo();
    this.#life = new AbortController();
    this.#control = control;
    this.#dress(control);
    this.#connect(field);
    if (isGiven && text !== field.text) void field.update({ text });
  }

  /** An element with nothing in it gets a control of its own. */
  #makeControl(): void {
    const isLong = this.getAttribute("type") === "multiline";
    const control = document.createElement(isLong ? "textarea" : "input");
    control.name = this.getAttribute("name") ?? "";
    const text = this.getAttribute("value");
    if (text !== null) control.defaultValue = text;
    this.append(control);
    this.#control = control;
    void this.#start();
  }

  async #start(): Promise<void> {
    const control = this.#control as Control;
    this.#dress(control);
    const life = this.#life;
    try {
      this.#client = await sharedClient();
      const owner = this.closest("field-form") as FieldOwner | null;
      if (owner) await customElements.whenDefined("field-form");
      const owned = await owner?.fieldFor(this);
      if (life?.signal.aborted || this.#life !== life) return;
      this.#isOwned = owned !== undefined;
      const field = owned ?? await this.#client.field(this.#params(control));
      if (life?.signal.aborted || this.#life !== life) return void (owned ?? field.dispose());
      this.#connect(field);
      this.#ready.resolve(field);
    } catch (error) {
      // The control goes on as it would without a field.
      console.error("field-input:", error);
      this.dataset.failed = "";
      this.#ready.reject(error);
      this.#ready.promise.catch(() => {});
      this.dispatchEvent(new CustomEvent("field-failed", { bubbles: true, detail: error }));
    }
  }

  /** What a field is made with: the page's own markup, then attributes, then what a script has set. */
  #params(control: Control): FieldCreateParams {
    const label = this.#caption = this.#captionText(control);
    const said = { ...attributeOptions(this), ...this.#options };
    const { maxLength, minLength, lengthUnit, ...own } = controlOptions(control);
    const params: FieldCreateParams = {
      ...(label ? { label } : {}),
      ...own,
      // A type knows better how long its texts are than markup for texts as they show.
      ...(said.type === undefined ? { maxLength, minLength, lengthUnit } : {}),
      ...said,
      ...(this.matches(":disabled") ? { enabled: false } : {}),
    };
    const text = initialText(control);
    if (text !== "" && params.text === undefined && params.value === undefined && params.typed === undefined) {
      params.text = text;
    }
    return params;
  }

  /** In the element, or elsewhere; a label around the element is one of the element, as is one that names it. */
  #labelOf(control: Control): HTMLLabelElement | null {
    const own = this.querySelector("label");
    // In a large page the others take long to find.
    return own ?? ((control.labels?.[0] ?? this.#internals.labels[0]) as HTMLLabelElement | undefined) ?? null;
  }

  /** What names the field. The labels of buttons of which one is on are those of its entries. */
  #captionOf(control: Control): HTMLElement | null {
    return isRadio(control) ? this.querySelector("legend") : this.#labelOf(control);
  }

  /** Puts the frame around the control. */
  #dress(control: Control): void {
    this.#isOffByItself = controlsOf(control).every((each) => each.disabled);
    this.#frame ??= new Frame(this);
    const isGroup = isRadio(control);
    let label = this.#captionOf(control) ?? this.querySelector<HTMLElement>(':scope > [slot="label"]');
    const said = this.getAttribute("label");
    if (!label && said !== null) {
      label = document.createElement(isGroup ? "span" : "label");
      label.textContent = said;
      this.#made = label;
      label.slot = "label";
      this.prepend(label);
    }
    if (label?.parentElement === this && !label.contains(control)) label.slot = "label";
    // A copy has the id of what it was copied from, and so what its label names.
    if (control.id !== "") identify(control, "field-");
    if (label instanceof HTMLLabelElement && label.control !== control) {
      identify(control, "field-");
      label.htmlFor = control.id;
    }
    if (isGroup && label) {
      identify(label, "field-label-");
      this.setAttribute("role", "radiogroup");
      this.setAttribute("aria-labelledby", label.id);
    }
    this.#description ??= this.querySelector<HTMLElement>(':scope > [slot="helper"]') ?? this.#makeDescription();
    if (!this.contains(this.#description)) this.append(this.#description);
    identify(this.#description, "field-help-");
  }

  #makeDescription(): HTMLElement {
    const description = document.createElement("span");
    description.slot = "helper";
    // Words may be of another script than the page's.
    description.dir = "auto";
    return description;
  }

  /** Binds the control to its field. */
  #connect(field: Field): void {
    const control = this.#control as Control;
    const { signal } = this.#life as AbortController;
    this.#field = field;
    delete this.dataset.failed;
    this.#isSecret = field.presentation?.secure ?? false;
    this.#frame?.connect(field, control);
    if (this.#frame) {
      void wordsOf(this.#client as Client).then((words) => {
        this.#spoken = words;
        if (this.#life) this.#draw();
      });
    }
    // What the page says of its own control stands beside what the field says, which the browser would replace.
    const say = Object.getPrototypeOf(control).setCustomValidity as (message: string) => void;
    control.setCustomValidity = (message: string) => {
      if (this.#isSaying || this.#control !== control) return say.call(control, message);
      this.setCustomValidity(message);
    };
    const typedBefore = control.value;
    this.#becomeText(control);
    if (isTextControl(control)) {
      this.#typing = new Typing(control, field, (event) => this.#keyDown(event), (result, cause) => {
        this.#edited(result, cause);
      });
      if (field.control && listed.has(field.control)) this.#list = new Listbox(this, control, field);
    } else {
      this.#choosing = new Choosing(control, field, this.#client as Client, (event) => this.#keyDown(event));
    }
    this.#markup = new Markup(control, signal, (options) => {
      if (options.enabled !== undefined) this.#isOffByItself = !options.enabled;
      this.#update(options);
    }, () => {
      if (this.#isSecret) void field.action("toggleSecure");
    });
    this.#watchContents(signal);
    field.onChange(() => this.#draw(), { signal });
    control.addEventListener("invalid", () => void field.validate(), { signal });
    const form = control.form ?? this.form;
    form?.addEventListener("formdata", (event) => this.#submit(event.formData), { signal });
    // A control may be of a form that the element is not in.
    if (form !== this.form) {
      form?.addEventListener("reset", () => queueMicrotask(() => this.formResetCallback()), { signal });
    }
    this.#takeOver(control, field, typedBefore);
    this.#draw();
  }

  /** What was typed before the field was there is typed into it; it may have the keyboard already. */
  #takeOver(control: Control, field: Field, typed: string): void {
    const isFocused = control.matches(":focus");
    if (isFocused) void field.focus();
    if (!isTextControl(control)) {
      if (!this.#isOwned || isChosen(control)) this.#choosing?.take();
      return;
    }
    const given = initialText(control);
    if (typed === given) {
      // A form file says nothing of what this page begins with.
      if (this.#isOwned && given !== "" && field.text === "") void field.update({ text: given });
      return;
    }
    if (typed !== field.text) {
      const { selectionStart, selectionEnd } = control;
      const selection = { start: selectionStart ?? typed.length, end: selectionEnd ?? typed.length };
      void field.setText(typed, { selection, cause: isFocused ? "typing" : "autofill" });
    }
  }

  /**
   * A control whose type would keep the caret to itself is one of text; what the type said is said otherwise. A picker of the browser's
   * stays one for a field that nobody gave another type.
   */
  #becomeText(control: Control): void {
    if (!(control instanceof HTMLInputElement)) return;
    const hasType = this.#isOwned || this.hasAttribute("type") || this.#options.type !== undefined;
    if (plainTypes.has(control.type) || isPicker(control) && hasType) {
      if (control.type === "email" && !control.autocomplete) control.autocomplete = "email";
      this.#keep(control, { type: control.type });
      control.type = "text";
    }
    if (!isTextControl(control)) return;
    // What the field says of lengths and bounds the browser would say before it; and a pattern is for texts without a type.
    const said = ["maxlength", "minlength", "min", "max", "step", ...(hasType ? ["pattern"] : [])];
    const kept: Record<string, string> = {};
    for (const name of said) {
      const value = control.getAttribute(name);
      if (value !== null) kept[name] = value;
      control.removeAttribute(name);
    }
    if (Object.keys(kept).length > 0) this.#keep(control, kept);
  }

  /** A control that comes back, or a copy of it, still means what it said before it had a field. */
  #keep(control: Control, said: Record<string, string>): void {
    control.dataset.fieldSaid = JSON.stringify({ ...saidOf(control), ...said });
  }

  get #words(): FrameWords {
    return {
      clear: this.getAttribute("clear-label") ?? this.#spoken.clear ?? "",
      reveal: this.getAttribute("reveal-label") ?? this.#spoken.show ?? "",
    };
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (before === now) return;
    if (name === "label" && this.#made && now !== null) this.#made.textContent = now;
    if (!this.#field) return;
    if (name === "disabled") return this.#update({ enabled: now === null });
    const gone = now === null ? optionWithout(name, this.#control) : {};
    this.#update({ ...gone, ...attributeOptions(this), ...this.#options });
  }

  #update(set: FieldOptions): void {
    if (this.#field && Object.keys(set).length > 0) {
      this.#field.update(set).catch((error: unknown) => console.error("field-input:", error));
    }
  }

  formDisabledCallback(disabled: boolean): void {
    this.#update({ enabled: !disabled && !this.#isOffByItself });
  }

  /** The form was reset: the field is as it was made. */
  formResetCallback(): void {
    if (!this.#field || !this.#control) return;
    const text = initialText(this.#control);
    // A form file, or a script, has said what it begins with where the control does not.
    void this.#field.reset(text === "" && this.#isOwned ? undefined : text);
  }

  // What the user does

  #keyDown(event: KeyboardEvent): void {
    const field = this.#field as Field;
    this.#say(undefined);
    if (this.#list?.keyDown(event)) return;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
    if (event.key === "Enter" && this.#control instanceof HTMLInputElement) {
      // With other keys the browser submits all the same.
      const committed = field.commit();
      this.#judge();
      const owner = this.closest("field-form") as FieldOwner | null;
      if (isPlain && owner?.returned(this, committed)) event.preventDefault();
      committed.catch(() => {});
    }
    const stepping = field.presentation?.stepping;
    if (!stepping || !isPlain || !this.#typing || this.#control instanceof HTMLTextAreaElement) return;
    if (event.key === "ArrowUp" || event.key === "ArrowDown") {
      event.preventDefault();
      tellInput(this.#control as Control, field.step(event.key === "ArrowUp" ? "increment" : "decrement"));
    }
  }

  /** Says what an edit has not taken. What is pasted into a choice and finds nothing in its list is taken back. */
  #edited(result: FieldEditResult, cause: EditCause | undefined): void {
    const field = this.#field;
    if (!field) return;
    if (result.refusal !== undefined) this.#say(result.refusal);
    if (cause !== "paste" || field.control !== "combobox") return;
    const pasted = field.text;
    void field.settled().then(() => {
      if (field.state.content !== "impossible" || field.text !== pasted) return;
      const words = field.diagnostics.find(({ code }) => code === "not-listed")?.message ?? field.helper?.text;
      void field.undo().catch(() => {});
      this.#say(words);
    });
  }

  /** Shows a line in place of the helper, up to the next key or for a while, and has it spoken once. */
  #say(refusal: string | undefined): void {
    if (refusal === undefined && this.#refusal === undefined) return;
    clearTimeout(this.#refusalTimer);
    this.#refusal = refusal;
    this.toggleAttribute("data-refused", refusal !== undefined);
    announcer.say(this.#refused, refusal ?? "", 0);
    if (refusal !== undefined) this.#refusalTimer = setTimeout(() => this.#say(undefined), REFUSAL_PAUSE);
    if (this.#life) this.#draw();
  }

  // What shows

  #draw(): void {
    const field = this.#field as Field;
    const control = this.#control as Control;
    const textControl = isTextControl(control) ? control : null;
    this.#markup?.take();
    this.#typing?.show();
    this.#choosing?.draw();
    whenReleased(this, () => this.#drawAround(field, control, textControl));
  }

  /** Draws what stands around the text, which may make the page longer. */
  #drawAround(field: Field, control: Control, textControl: TextControl | null): void {
    if (!this.#life || this.#field !== field || this.#control !== control) return;
    drawState(this, field);
    drawControl(control, field, {
      description: this.#description as HTMLElement,
      refusal: this.#refusal,
      isSecret: this.#isSecret,
      isOwned: this.#isOwned,
    });
    if (textControl) this.#speak(field);
    this.#frame?.draw(field, textControl, this.#isSecret, this.#words);
    this.#list?.draw();
    this.#markup?.written();
    this.#judgeSoon();
    this.dispatchEvent(new CustomEvent("field-change", { bubbles: true, detail: field }));
  }

  /** Says what has changed, for those who don't see it: an error that shows, a counter that comes to its end. */
  #speak(field: Field): void {
    const { counter } = field;
    const isNear = counter?.max !== undefined && (counter.remaining ?? 0) <= Math.max(10, counter.max / 10);
    const isTyping = field.state.focus === "focused";
    if (counter) announcer.say(this.#counter, isTyping && isNear ? counter.text : "", COUNTER_PAUSE);
    const error = field.state.validity === "invalid" ? field.error ?? "" : "";
    const label = field.presentation?.label.text ?? "";
    announcer.say(this, error && `${label ? `${label}: ` : ""}${error}`, ERROR_PAUSE);
  }

  // What the browser's own validation is told

  /** Judges once for all that changes together. */
  #judgeSoon(): void {
    if (this.#isJudging) return;
    this.#isJudging = true;
    queueMicrotask(() => {
      this.#isJudging = false;
      if (this.#field?.isSettled) this.#judge();
    });
  }

  /** Asks what submitting would find: the browser blocks by that, whatever shows. */
  #judge(): void {
    const field = this.#field;
    if (!field || !this.#client) return;
    this.#client.callWith<FieldCheckResult>("field/check", { field: field.id }, {
      taken: ({ diagnostics }) => {
        this.#truth = diagnostics.find((each) => each.severity === 1)?.message ?? "";
        this.#showTruth();
      },
    }).catch(() => {});
  }

  #showTruth(): void {
    const message = this.#customValidity || this.#truth;
    this.#isSaying = true;
    this.#control?.setCustomValidity(message);
    this.#isSaying = false;
    const states = this.#internals.states;
    for (const each of ["valid", "invalid"]) states.delete(each);
    states.add(message === "" ? "valid" : "invalid");
  }

  /** Puts what is to be submitted in the place of what shows. */
  #submit(data: FormData): void {
    const { name } = this;
    if (this.#field?.isHidden) return this.#leaveOut(data);
    if (name === "" || this.submits === "text" || !data.has(name)) return;
    const others = data.getAll(name);
    const shown = this.text;
    data.delete(name);
    for (const each of others) data.append(name, each === shown ? this.value : each);
  }

  /** A field that does not show says nothing; others of its name do. */
  #leaveOut(data: FormData): void {
    const control = this.#control as Control;
    const { name } = this;
    const rest = data.getAll(name);
    for (const value of submitted(control)) {
      const place = rest.findIndex((each) => each === value || each instanceof File && control.type === "file");
      if (place >= 0) rest.splice(place, 1);
    }
    data.delete(name);
    for (const each of rest) data.append(name, each);
  }
}

/** What a control has in the data of its form. */
function submitted(control: Control): string[] {
  if (control instanceof HTMLSelectElement) return [...control.selectedOptions].map((option) => option.value);
  if (isRadio(control)) return radiosOf(control).filter((each) => each.checked).map((each) => each.value);
  if (control instanceof HTMLInputElement && control.type === "checkbox") return control.checked ? [control.value] : [];
  return [control.value];
}

/** What the page gave a control, before anybody typed. */
function initialText(control: Control): string {
  if (control instanceof HTMLSelectElement) {
    const chosen = [...control.options].filter((each) => each.defaultSelected);
    if (isMultiple(control)) return chosen.map((each) => each.label).join(", ");
    // A list that opens shows its first entry where no other is chosen.
    const option = chosen.at(-1) ?? (control.size > 1 ? undefined : control.options[0]);
    return option && option.value !== "" ? option.label : "";
  }
  if (isRadio(control)) {
    const button = radiosOf(control).find((each) => each.defaultChecked);
    return button ? labelOf(button) : "";
  }
  if (control instanceof HTMLInputElement && control.type === "checkbox") return control.defaultChecked ? "true" : "";
  return control.defaultValue;
}

/** Gives an id to what has none, or has that of another: markup that was copied, or kept by a framework, has the ids of then. */
function identify(element: HTMLElement, prefix: string): void {
  const isCopied = new RegExp(`^${prefix}\\d+$`).test(element.id) && isShared(element);
  if (element.id !== "" && !isCopied) return;
  do {
    element.id = `${prefix}${++lastId}`;
  } while (isShared(element));
}

/** Whether something else has the id of the element. */
function isShared(element: HTMLElement): boolean {
  const root = element.getRootNode() as Document | ShadowRoot;
  return element.id !== "" && root.querySelectorAll(`#${CSS.escape(element.id)}`).length > 1;
}

/** What a page says in an element, without what is said in others. */
function textBeside(node: Node, others: Node[]): string {
  if (node instanceof Text) return node.data;
  return [...node.childNodes].map((child) => others.includes(child) ? "" : textBeside(child, others)).join("");
}

/** Whether the page says, or somebody has chosen, what a form file does not know. */
function isChosen(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.value !== "";
  if (!(control instanceof HTMLInputElement)) return false;
  if (isRadio(control)) return radiosOf(control).some(isOn);
  if (control.type === "checkbox") return control.checked || control.defaultChecked;
  return control.type === "range" ? control.defaultValue !== "" : control.value !== "";
}

function resolvers<Value>(): PromiseWithResolvers<Value> {
  let resolve!: (value: Value | PromiseLike<Value>) => void;
  let reject!: (reason: unknown) => void;
  const promise = new Promise<Value>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
