/** What is remembered of a server, so that another can take its place. */

import { ServerEnded, ServerError } from "./call.ts";
import type { Client } from "./client.ts";
import type {
  FieldCreateParams,
  FieldSnapshot,
  FieldUpdateParams,
  FormOpenParams,
  FormOpenResult,
  GroupDefineParams,
  SectionAddParams,
  SectionAddResult,
  SectionRowParams,
  SessionSnapshotResult,
  TypeDefinition,
} from "./protocol.ts";

const reading = new Set(["field/get", "field/list", "field/check", "field/choices", "form/check", "form/submit"]);
const changing = /^(field|form|section)\/|^(group|type)\/define$/;
const content = new Set(["text", "value", "typed"]);

/** Definitions, and the text of each field, as they were sent and answered. */
export class Memory {
  /** Whether the server knows of snapshots. */
  canKeep = true;
  #snapshot: Record<string, unknown> | undefined;
  #keeping = false;
  #types = new Map<string, TypeDefinition>();
  #forms = new Map<string, FormOpenParams>();
  #groups = new Map<string, GroupDefineParams>();
  #fields = new Map<string, FieldCreateParams>();
  #texts = new Map<string, string>();
  // The fields in rows of sections, which come and go with these, and their forms.
  #repeated = new Map<string, string>();
  // What was done to rows since the snapshot.
  #turned: { method: string; params: SectionRowParams | SectionAddParams }[] = [];
  // The page that each form is on that was turned.
  #pages = new Map<string, string>();

  constructor(private readonly client: Client) {}

  // What is remembered

  /** A request was carried out. */
  note(method: string, params: object, result: unknown): void {
    this.#noteDefinition(method, params, result);
    const told = result as { text?: unknown; field?: string } | null;
    const asked = params as { field?: string; dryRun?: boolean };
    const field = told?.field ?? asked.field;
    if (typeof told?.text === "string" && !asked.dryRun && field !== undefined) this.#texts.set(field, told.text);
    if (changing.test(method) && !reading.has(method)) this.client.somethingChanged();
  }

  /** What a field was made with, and changed to; undefined of those in rows. */
  definitionOf(field: string): FieldCreateParams | undefined {
    return this.#fields.get(field);
  }

  #noteDefinition(method: string, params: object, result: unknown): void {
    switch (method) {
      case "type/define":
        this.#types.set((params as TypeDefinition).name, params as TypeDefinition);
        break;
      case "form/open":
        this.#noteForm(params as FormOpenParams, result as FormOpenResult);
        break;
      case "section/add":
        this.#turned.push({ method, params: params as SectionAddParams });
        this.#noteRow((params as SectionAddParams).form ?? "", (result as SectionAddResult).fields);
        break;
      case "section/remove": {
        const { form = "", section, row } = params as SectionRowParams;
        this.#turned.push({ method, params: params as SectionRowParams });
        for (const [field, its] of this.#repeated) {
          if (its === form && field.startsWith(`${section}[${row}].`)) this.#forgetField(field);
        }
        break;
      }
      case "section/move":
        this.#turned.push({ method, params: params as SectionRowParams });
        break;
      case "form/page":
        this.#pages.set((params as { form: string }).form, (result as { page: string }).page);
        break;
      case "group/define":
        this.#noteGroup(params as GroupDefineParams);
        break;
      case "form/close":
        this.#forgetForm((params as { form: string }).form);
        break;
      case "field/create":
        this.#noteField(params as FieldCreateParams, (result as FieldSnapshot).field);
        break;
      case "field/update":
        this.#noteUpdate(params as FieldUpdateParams);
        break;
      case "field/dispose":
        this.#forgetField((params as { field: string }).field);
        break;
    }
  }

  /** What one message opened is remembered in the pieces that are made again one by one. */
  #noteForm(params: FormOpenParams, result: FormOpenResult): void {
    const { types = [], fields = [], rules = [], schema: _, ...form } = params;
    // Without its other members it asks how the form stands.
    this.#forms.set(form.form, { ...this.#forms.get(form.form), ...form });
    for (const type of types) this.#types.set(type.name, type);
    const made = result.fields ?? [];
    fields.forEach((field, index) => this.#noteField({ ...field, form: form.form }, made[index].field));
    for (const snapshot of made) this.#texts.set(snapshot.field, snapshot.text);
    for (const group of new Set(rules.map((rule) => rule.group ?? ""))) {
      const those = rules.filter((rule) => (rule.group ?? "") === group);
      this.#noteGroup({ form: form.form, group, rules: those.map(({ group: _, ...rule }) => rule) });
    }
    for (const section of result.sections ?? []) this.#noteRow(form.form, section.fields ?? []);
  }

  #noteGroup(params: GroupDefineParams): void {
    this.#groups.set(JSON.stringify([params.form ?? "", params.group]), params);
  }

  /** With `replace`, so that it may simply be sent again. */
  #noteField(params: FieldCreateParams, field: string): void {
    this.#fields.set(field, { ...params, field, replace: true });
  }

  #noteUpdate({ field, set }: FieldUpdateParams): void {
    if (this.#repeated.has(field)) return;
    const kept = Object.fromEntries(Object.entries(set).filter(([name]) => !content.has(name)));
    this.#fields.set(field, { ...this.#fields.get(field), ...kept, field, replace: true });
  }

  #noteRow(form: string, fields: FieldSnapshot[]): void {
    for (const { field, text } of fields) {
      this.#repeated.set(field, form);
      this.#texts.set(field, text);
    }
  }

  #forgetForm(form: string): void {
    this.#forms.delete(form);
    this.#pages.delete(form);
    for (const [key, params] of this.#groups) if ((params.form ?? "") === form) this.#groups.delete(key);
    for (const [field, params] of this.#fields) if ((params.form ?? "") === form) this.#forgetField(field);
    for (const [field, its] of this.#repeated) if (its === form) this.#forgetField(field);
    this.#turned = this.#turned.filter(({ params }) => (params.form ?? "") !== form);
  }

  #forgetField(field: string): void {
    this.#fields.delete(field);
    this.#repeated.delete(field);
    this.#texts.delete(field);
    this.client.fields.delete(field);
  }

  /** Takes the snapshot that a restart goes back to; false where the server has none to give. */
  async keep(): Promise<boolean> {
    if (!this.canKeep || this.#keeping) return this.canKeep;
    this.#keeping = true;
    try {
      await this.client.callWith<SessionSnapshotResult>("session/snapshot", { secure: true }, {
        taken: ({ snapshot }) => {
          this.#snapshot = snapshot;
          this.#turned = [];
        },
      });
    } catch (error) {
      if (error instanceof ServerError) this.canKeep = false;
      else throw error;
    } finally {
      this.#keeping = false;
    }
    return this.canKeep;
  }

  // What is brought back

  /** Brings everything back into a new server: the last snapshot, then what came after it. */
  async restore(): Promise<void> {
    const restored = await this.#restoreSnapshot();
    for (const params of this.#types.values()) await this.#send("type/define", params);
    for (const { sections, ...form } of this.#forms.values()) {
      // A form takes sections once.
      await this.#send("form/open", restored ? form : { ...form, sections });
    }
    const turned = this.#turned;
    this.#turned = [];
    for (const { method, params } of turned) {
      // Rows get the numbers that they had, as all that gave numbers since is done again.
      await this.#try(method, params);
    }
    for (const field of this.#fields.keys()) await this.#restoreField(field, restored);
    for (const field of this.#repeated.keys()) await this.#restoreField(field, true);
    for (const params of this.#groups.values()) await this.#send("group/define", params);
    // Behind the texts: pages are left that are valid.
    for (const [form, page] of [...this.#pages]) await this.#try("form/page", { form, page });
    await this.#catchUp();
  }

  /** Sends what was typed into fields that had been brought back already, while others were. */
  async #catchUp(): Promise<void> {
    const late = () => [...this.client.fields.values()].filter((field) => field.isAhead);
    for (let fields = late(); fields.length > 0; fields = late()) {
      for (const field of fields) {
        if (!await this.#restoreField(field.id, true)) {
          field.giveUp(new ServerEnded(`${field.id} did not come back`));
        }
      }
    }
  }

  #send<Result>(method: string, params: object): Promise<Result> {
    return this.client.callWith<Result>(method, params, { urgent: true });
  }

  async #restoreSnapshot(): Promise<boolean> {
    if (!this.#snapshot) return false;
    try {
      await this.#send("session/restore", { snapshot: this.#snapshot, replace: true });
      return true;
    } catch (error) {
      if (!(error instanceof ServerError)) throw error;
      console.warn("field-client: the snapshot was not taken back", error);
      this.#snapshot = undefined;
      return false;
    }
  }

  /** Brings a field back with what shows of it; false where there is nothing to make it of. */
  async #restoreField(id: string, restored: boolean): Promise<boolean> {
    const field = this.client.fields.get(id);
    const wanted = field?.text ?? this.#texts.get(id);
    let snapshot = restored ? await this.#get(id) : undefined;
    const isMadeAgain = snapshot === undefined;
    if (!snapshot) {
      const params = this.#fields.get(id);
      if (!params) {
        console.warn(`field-client: ${id} did not come back with its row`);
        return false;
      }
      snapshot = await this.#send<FieldSnapshot>("field/create", params);
    }
    const state = field?.state;
    const isFocused = state?.focus === "focused";
    if (isFocused && snapshot.state.focus !== "focused") await this.#try("field/focus", { field: id });
    const selection = field?.selection ?? { start: 0, end: 0 };
    let isSame = true;
    if (wanted !== undefined && wanted !== snapshot.text) {
      const how = isFocused ? { cause: "typing", selection } : { cause: "program" };
      await this.#try("field/edit", { field: id, text: wanted, ...how });
      // Keys that had no answer yet are formatted now, and the caret has gone with them.
      isSame = (await this.#get(id))?.text === wanted;
    }
    if (isFocused && isSame) await this.#try("field/select", { field: id, selection });
    if (isMadeAgain && state?.touched && !isFocused) await this.#try("field/validate", { field: id });
    if (!field) return true;
    await this.#get(id, (now) => {
      // What was typed in the meantime is not overwritten: the next round sends it.
      if (field.text === wanted) field.takeRestored(now);
    });
    return true;
  }

  /** `taken` sees the snapshot before anything that the server pushes behind it, which is newer. */
  async #get(field: string, taken?: (snapshot: FieldSnapshot) => void): Promise<FieldSnapshot | undefined> {
    try {
      return await this.client.callWith<FieldSnapshot>("field/get", { field }, { urgent: true, taken });
    } catch (error) {
      if (error instanceof ServerError && error.is("FieldNotFound")) return undefined;
      throw error;
    }
  }

  /** What can be done without: a field that was disabled since takes no edit. */
  async #try(method: string, params: object): Promise<void> {
    try {
      await this.#send(method, params);
    } catch (error) {
      if (error instanceof ServerEnded || !(error instanceof ServerError)) throw error;
      console.warn(`field-client: ${method} after a restart`, error);
    }
  }
}
