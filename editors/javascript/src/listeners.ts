/** Who is told of what happens. */

/** How long a listener listens. */
export interface ListenOptions {
  /** Ends it. */
  signal?: AbortSignal;
}

/** Callbacks, called in the order in which they were added. */
export class Listeners<Value> {
  #callbacks = new Set<(value: Value) => unknown>();

  /** Adds a callback; returns what takes it away again. */
  add(callback: (value: Value) => unknown, options: ListenOptions = {}): () => void {
    const own = (value: Value) => callback(value);
    const remove = () => {
      this.#callbacks.delete(own);
    };
    if (options.signal?.aborted) return remove;
    this.#callbacks.add(own);
    options.signal?.addEventListener("abort", remove, { once: true });
    return remove;
  }

  /** Tells all. The mistakes of somebody else's code do not end the reading. */
  tell(value: Value): void {
    for (const callback of [...this.#callbacks]) {
      try {
        callback(value);
      } catch (error) {
        reportError(error);
      }
    }
  }

  /** What is told from now on, to be iterated over; leaving the loop ends it. */
  async *values(options: ListenOptions = {}): AsyncGenerator<Value, void, undefined> {
    const queue: Value[] = [];
    let wake = () => {};
    const stop = this.add((value) => {
      queue.push(value);
      wake();
    });
    options.signal?.addEventListener("abort", () => wake(), { once: true });
    try {
      while (!options.signal?.aborted) {
        if (queue.length > 0) yield queue.shift() as Value;
        else await new Promise<void>((resolve) => (wake = resolve));
      }
    } finally {
      stop();
    }
  }
}

function reportError(error: unknown): void {
  console.error("field-client: a callback failed", error);
}
