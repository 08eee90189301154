/** The client: a server that was started, its requests, and what it pushes. */

import { type CallHooks, type CallOptions, ServerEnded, ServerError } from "./call.ts";
import { Field } from "./field.ts";
import { Form, type FormDefinition } from "./form.ts";
import { Listeners, type ListenOptions } from "./listeners.ts";
import { Memory } from "./memory.ts";
import {
  type CancelParams,
  type ClientCapabilities,
  type ClientValidateParams,
  ErrorCode,
  type FieldCreateParams,
  type FieldDiagnosticsParams,
  type InitializeResult,
  type ServerNotifications,
  type TraceValue,
} from "./protocol.ts";
import { Requests } from "./requests.ts";
import { checkRows, type ColumnType, type Row, type RowCheck, TypeColumns } from "./rows.ts";
import type { Connect, Transport } from "./transport.ts";
import { type FileJudge, type Validator, Validators, type ValidatorScope } from "./validators.ts";
import { withResolvers } from "./view.ts";

const HANDSHAKE_MILLISECONDS = 10_000;
const SHUTDOWN_MILLISECONDS = 3_000;

/** How a client is set up. */
export interface ClientOptions {
  /** BCP 47 tag of the language of messages, and of the signs in numbers. */
  locale?: string;
  /** The client's message catalogue: a text by diagnostic code. */
  messages?: Record<string, string>;
  capabilities?: ClientCapabilities;
  /** The name in traces. */
  name?: string;
  trace?: TraceValue;
  debug?: boolean;
  /** How often in a row a server is started again that has ended by itself. */
  restarts?: number;
  /** How many milliseconds after a change a snapshot is kept for that; null: none is, but those that `keep` takes. */
  keepEvery?: number | null;
  /** The process that the server ends with. */
  processId?: number;
  /** Looks at files where fields ask about them. */
  judgeFile?: FileJudge;
  /** Sees every message as it goes by, in JSON. */
  observe?: (message: { sent: boolean; body: string }) => void;
}

/** Which notifications a listener wants: of all fields and forms where it names none. */
export interface NotificationScope extends ListenOptions {
  field?: string;
  form?: string;
}

interface Pending {
  method: string;
  params: object;
  hooks: CallHooks<unknown>;
  resolve: (result: unknown) => void;
  reject: (problem: Error) => void;
}

interface Message {
  id?: number | string;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: { code: number; message: string; data?: unknown };
}

/**
 * A server of one's own. `await using client = await Client.start(stdio())` starts and ends it. Every method of the
 * protocol is a method here: a call sends at once, in the order of the calls. Offsets are those of JavaScript's strings.
 */
export class Client extends Requests {
  /** The fields that were made by `field` and `form`, by id. */
  readonly fields = new Map<string, Field>();
  /** Whether requests reach the server now; else they wait for its restart. */
  connected = false;
  /** What the server said of itself. */
  server: InitializeResult | undefined;

  /** What would be sent to another server. */
  readonly memory = new Memory(this);
  readonly #validators: Validators;
  readonly #notifications = new Map<string, Listeners<unknown>>();
  readonly #connections = new Listeners<boolean>();
  readonly #ended = withResolvers<number>();
  #transport: Transport | undefined;
  #pending = new Map<number, Pending>();
  #held: Message[] = [];
  #lastId = 0;
  #failures = 0;
  #isClosing = false;
  #restarting: Promise<void> | undefined;
  #closing: Promise<number> | undefined;
  #keeping: ReturnType<typeof setTimeout> | undefined;

  private constructor(private readonly connect: Connect, private readonly options: ClientOptions) {
    super();
    this.#validators = new Validators((id, answer) => this.#write({ id, ...answer }, true), options.judgeFile);
  }

  // The server

  /** Starts a server and shakes hands with it. */
  static async start(connect: Connect, options: ClientOptions = {}): Promise<Client> {
    const client = new Client(connect, options);
    try {
      await client.#connect();
    } catch (error) {
      client.#abandon();
      throw error;
    }
    client.#resume();
    return client;
  }

  async #connect(): Promise<void> {
    const started: { transport?: Transport } = {};
    this.#transport = undefined;
    started.transport = await this.connect({
      message: (body) => this.#read(body),
      // One that was given up for another is nobody's any more.
      end: (code) => {
        if (started.transport === this.#transport) this.#lost(code);
      },
    });
    this.#transport = started.transport;
    const { locale, messages, trace, debug, processId } = this.options;
    const handshake = this.callWith<InitializeResult>("initialize", {
      processId,
      clientInfo: { name: this.options.name ?? "field-client" },
      locale,
      positionEncodings: ["utf-16"],
      trace,
      capabilities: { validate: true, ...this.options.capabilities },
      messages,
      debug,
    }, { urgent: true });
    this.server = await withinTime(handshake, HANDSHAKE_MILLISECONDS);
    this.#write({ method: "initialized" }, true);
  }

  #resume(): void {
    this.connected = true;
    const held = this.#held;
    this.#held = [];
    for (const message of held) this.#write(message);
  }

  /** Ends the server as it should be ended, and kills it where it takes too long; its exit code. */
  close(milliseconds = SHUTDOWN_MILLISECONDS): Promise<number> {
    return this.#closing ??= this.#close(milliseconds);
  }

  async #close(milliseconds: number): Promise<number> {
    // One that takes the place of another is ended when it is there.
    if (this.#restarting) await withinTime(this.#restarting, milliseconds).catch(() => {});
    this.#isClosing = true;
    clearTimeout(this.#keeping);
    this.#validators.cancelAll();
    const transport = this.#transport;
    let code = 0;
    if (transport) {
      await withinTime(this.callWith("shutdown", {}, { urgent: true }), milliseconds).catch(() => {});
      this.#write({ method: "exit" }, true);
      code = await transport.ended(milliseconds);
    }
    this.#abandon(code);
    return code;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close();
  }

  #abandon(code = 0): void {
    this.#isClosing = true;
    this.#transport?.kill();
    this.#finish(code, new ServerEnded("the client was closed"));
  }

  #finish(code: number, problem: Error): void {
    this.connected = false;
    this.#drop(problem);
    this.#ended.resolve(code);
  }

  /** Resolves with the server's exit code when it has ended for good. */
  get ended(): Promise<number> {
    return this.#ended.promise;
  }

  /** Whether another server is about to take the place of one that has ended by itself. */
  get isRestarting(): boolean {
    return !this.connected && !this.#isClosing && this.server !== undefined;
  }

  /** Tells false when the server has ended by itself, and true when another took its place. */
  onConnection(callback: (connected: boolean) => unknown, options?: ListenOptions): () => void {
    return this.#connections.add(callback, options);
  }

  // Requests

  /** Sends a request as it stands; resolves with its result as it stands. */
  override call<Result>(method: string, params: object, options: CallOptions = {}): Promise<Result> {
    return this.callWith(method, params, options);
  }

  /** `taken` of the hooks is called with the answer before anything that comes after it is looked at. */
  callWith<Result>(method: string, params: object, hooks: CallHooks<Result> = {}): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      const fail = (problem: Error) => {
        reject(problem);
        hooks.failed?.(problem);
      };
      if (hooks.signal?.aborted) return fail(hooks.signal.reason);
      if ((!this.#transport && !this.isRestarting) || (this.#isClosing && method !== "shutdown")) {
        return fail(new ServerEnded("the client is not running"));
      }
      const id = ++this.#lastId;
      hooks.signal?.addEventListener("abort", () => {
        if (!this.#pending.delete(id)) return;
        this.#write({ method: "$/cancelRequest", params: { id } satisfies CancelParams });
        fail(hooks.signal?.reason);
      }, { once: true });
      this.#pending.set(id, {
        method,
        params,
        hooks: hooks as CallHooks<unknown>,
        resolve: resolve as (result: unknown) => void,
        reject: fail,
      });
      this.#write({ id, method, params }, hooks.urgent);
    });
  }

  override notify(method: string, params: object): void {
    if (!this.#isClosing) this.#write({ method, params });
  }

  /** While the server is being restarted, a message waits for its end, but an `urgent` one, which is part of it. */
  #write(message: Message, urgent = false): void {
    if (!this.connected && !urgent) {
      this.#held.push(message);
      return;
    }
    if (!this.#transport) return;
    const body = JSON.stringify({ jsonrpc: "2.0", ...message });
    this.options.observe?.({ sent: true, body });
    this.#transport.send(body);
  }

  // What comes in

  #read(body: string): void {
    this.options.observe?.({ sent: false, body });
    const message: Message | Message[] = JSON.parse(body);
    if (Array.isArray(message)) message.forEach((each) => this.#take(each));
    else this.#take(message);
  }

  #take(message: Message): void {
    const { method, id, params } = message;
    if (method === undefined) this.#takeAnswer(message);
    else if (id !== undefined) this.#takeQuestion(id, method, params);
    else this.#takeNotification(method, params);
  }

  #takeAnswer({ id, result, error }: Message): void {
    const pending = this.#pending.get(id as number);
    if (!pending) {
      if (error && id === null) console.error("field-client: the server could not read a message", error);
      return;
    }
    this.#pending.delete(id as number);
    if (error) {
      pending.reject(new ServerError(error.code, error.message, error.data as ServerError["data"]));
      return;
    }
    this.memory.note(pending.method, pending.params, result);
    pending.hooks.taken?.(result);
    pending.resolve(result);
  }

  #takeQuestion(id: number | string, method: string, params: unknown): void {
    if (method === "client/validate") {
      this.#validators.ask(id, params as ClientValidateParams);
    } else {
      const error = { code: ErrorCode.MethodNotFound, message: "There is no such method." };
      this.#write({ id, error }, true);
    }
  }

  #takeNotification(method: string, params: unknown): void {
    if (method === "$/cancelRequest") this.#validators.cancel((params as CancelParams).id);
    if (method === "field/diagnostics") {
      const status = params as FieldDiagnosticsParams;
      this.fields.get(status.field)?.takeNotification(status);
    }
    this.#notifications.get(method)?.tell(params);
  }

  #drop(problem: Error): void {
    const pending = this.#pending;
    this.#pending = new Map();
    this.#held = [];
    for (const each of pending.values()) each.reject(problem);
  }

  // A server that has ended by itself

  #lost(code: number): void {
    if (this.#isClosing) return;
    this.#transport = undefined;
    const wasConnected = this.connected;
    this.connected = false;
    clearTimeout(this.#keeping);
    this.#keeping = undefined;
    this.#validators.cancelAll();
    this.#drop(new ServerEnded(`the server has ended with exit code ${code} before it answered`));
    // Whoever connects has been told by its request.
    if (this.#restarting || !this.server) return;
    if (wasConnected) this.#connections.tell(false);
    this.#restarting = this.#restart(code).finally(() => (this.#restarting = undefined));
  }

  async #restart(code: number): Promise<void> {
    while (this.#failures < (this.options.restarts ?? 3) && !this.#isClosing) {
      this.#failures++;
      try {
        await this.#connect();
        await this.memory.restore();
      } catch (error) {
        console.error("field-client: no restart", error);
        this.#transport?.kill();
        continue;
      }
      this.#resume();
      this.#connections.tell(true);
      return;
    }
    this.#isClosing = true;
    const problem = new ServerEnded("the server ends again and again");
    for (const field of this.fields.values()) field.giveUp(problem);
    this.#finish(code, problem);
  }

  /** Ends the server at once and starts another with what this one held, as after a crash. */
  async restart(): Promise<void> {
    if (!this.#transport || this.#isClosing) throw new ServerEnded("no server is running");
    const back = withResolvers<void>();
    const stop = this.onConnection((connected) => connected && back.resolve());
    try {
      this.#transport.kill();
      const isBack = await Promise.race([back.promise.then(() => true), this.ended.then(() => false)]);
      if (!isBack) throw new ServerEnded("the server ends again and again");
    } finally {
      stop();
    }
  }

  // Snapshots

  /** Everything needed to go on in another process, as JSON; secure text where it is asked for. */
  async snapshot(options: { form?: string; secure?: boolean } = {}): Promise<Record<string, unknown>> {
    return (await this.sessionSnapshot(options)).snapshot;
  }

  /** Takes the snapshot that a restart goes back to; false where the server has none to give. */
  keep(): Promise<boolean> {
    return this.memory.keep();
  }

  /** What the server holds is no longer what was kept of it. */
  somethingChanged(): void {
    if (!this.connected) return;
    this.#failures = 0;
    const { keepEvery = 1000 } = this.options;
    if (keepEvery === null || this.#keeping !== undefined || this.#isClosing || !this.memory.canKeep) return;
    this.#keeping = setTimeout(() => {
      this.#keeping = undefined;
      if (this.connected && !this.#isClosing) this.keep().catch(() => {});
    }, keepEvery);
  }

  // Listening

  /** Calls back with the params of the server's notifications `method`; returns what ends it. */
  on<Method extends keyof ServerNotifications>(
    method: Method,
    callback: (params: ServerNotifications[Method]) => unknown,
    { field, form, signal }: NotificationScope = {},
  ): () => void {
    let listeners = this.#notifications.get(method);
    if (!listeners) this.#notifications.set(method, listeners = new Listeners());
    return listeners.add((params) => {
      const about = params as { field?: string; form?: string };
      if (field !== undefined && about.field !== field) return;
      if (form !== undefined && about.form !== form) return;
      callback(params as ServerNotifications[Method]);
    }, { signal });
  }

  /** Makes a function the validator of a field, of a tag, or of all that have none; returns what ends that. */
  validator(validator: Validator, scope: ValidatorScope = {}): () => void {
    return this.#validators.add(validator, scope);
  }

  // Fields and forms

  /** Makes a field that keeps what a widget shows of it. */
  async field(options: FieldCreateParams = {}): Promise<Field> {
    let field: Field | undefined;
    await this.callWith<ConstructorParameters<typeof Field>[1]>("field/create", options, {
      // What is pushed right behind the answer is for the field already.
      taken: (snapshot) => {
        field = this.adopt(new Field(this, snapshot));
      },
    });
    return field as unknown as Field;
  }

  /** Lets a field take the notifications about it. */
  adopt(field: Field): Field {
    this.fields.set(field.id, field);
    return field;
  }

  /** Makes a form with its types, fields and rules of what a form file holds. */
  async form(definition: FormDefinition): Promise<Form> {
    const form = new Form(this, definition);
    await form.open();
    return form;
  }

  /**
   * Judges many texts without a field for each: `columns` has a type, or a field's options, by each name. With
   * `findingsOnly` nothing but what there is to say comes back.
   */
  check(
    columns: Record<string, ColumnType>,
    rows: Iterable<Row>,
    options: { findingsOnly?: boolean } = {},
  ): Promise<RowCheck> {
    return checkRows(this, new TypeColumns(columns), rows, options);
  }
}

function withinTime<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ServerEnded("the server does not answer")), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
