/** The client's own validators: functions that the server asks. */

import { type ClientValidateParams, ErrorCode, type ValidatorVerdict } from "./protocol.ts";

/** A validator's answer where its verdict will come by `fieldVerdict`. */
export const LATER: unique symbol = Symbol("later");

/** What a validator returns: nothing or true where all is well, a message, false for a failure without one. */
export type Finding = ValidatorVerdict | string | boolean | null | undefined | void | typeof LATER;

/** A validator. Its signal is aborted where the text has changed since, or nobody waits any more. */
export type Validator = (
  question: ClientValidateParams,
  signal: AbortSignal,
) => Finding | Promise<Finding>;

/** Whom a validator is of: a field, a tag, or, where it names neither, all that have none. */
export interface ValidatorScope {
  field?: string;
  tag?: number;
}

/** What looks at a file where a field asks about one: only some programs can. */
export type FileJudge = (question: ClientValidateParams) => Promise<ValidatorVerdict>;

type Id = number | string;
type Reply = (id: Id, answer: { result: unknown } | { error: { code: number; message: string } }) => void;

/** The functions by field and tag, and the questions that they work on. */
export class Validators {
  #functions = new Map<string, Validator>();
  #running = new Map<Id, AbortController>();

  constructor(private readonly reply: Reply, private readonly judgeFile?: FileJudge) {}

  add(validator: Validator, scope: ValidatorScope): () => void {
    const key = keyOf(scope);
    this.#functions.set(key, validator);
    return () => {
      if (this.#functions.get(key) === validator) this.#functions.delete(key);
    };
  }

  ask(id: Id, question: ClientValidateParams): void {
    const validator = this.#functions.get(keyOf({ field: question.field })) ??
      this.#functions.get(keyOf({ tag: question.tag })) ?? this.#functions.get(keyOf({}));
    if (!validator && !(question.file && this.judgeFile)) {
      this.reply(id, { error: { code: ErrorCode.RequestFailed, message: `no validator for ${question.field}` } });
      return;
    }
    const controller = new AbortController();
    this.#running.set(id, controller);
    this.#judge(question, validator, controller.signal)
      .then(
        (result) => ({ result }),
        (error: unknown) => {
          if (controller.signal.aborted) return cancelled;
          console.error(`field-client: the validator of ${question.field} failed`, error);
          return { error: { code: ErrorCode.InternalError, message: String(error) } };
        },
      )
      .then((answer) => {
        // A server that has ended has taken its questions along; another counts them from the beginning again.
        if (this.#running.get(id) !== controller) return;
        this.#running.delete(id);
        this.reply(id, controller.signal.aborted ? cancelled : answer);
      });
  }

  async #judge(question: ClientValidateParams, validator: Validator | undefined, signal: AbortSignal) {
    if (question.file && this.judgeFile) {
      const found = await this.judgeFile(question);
      if (found.outcome !== "success" || !validator) return found;
    }
    return verdict(await validator?.(question, signal));
  }

  cancel(id: Id): void {
    this.#running.get(id)?.abort();
  }

  cancelAll(): void {
    const running = this.#running;
    this.#running = new Map();
    for (const controller of running.values()) controller.abort();
  }
}

const cancelled = { error: { code: ErrorCode.RequestCancelled, message: "The question was cancelled." } };

function keyOf(scope: ValidatorScope): string {
  if (scope.field !== undefined) return `field ${scope.field}`;
  return scope.tag !== undefined ? `tag ${scope.tag}` : "";
}

/** What is answered to the server; null for later. */
function verdict(finding: Finding): ValidatorVerdict | null {
  if (finding === LATER) return null;
  if (finding === null || finding === undefined || finding === true) return { outcome: "success" };
  if (finding === false) return { outcome: "failure" };
  return typeof finding === "string" ? { outcome: "failure", message: finding } : finding;
}
