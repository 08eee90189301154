/** What scripts write into controls, of which browsers tell nobody. */

/** Tells when a property of a control was written; returns what ends that. */
export function watchProperty(control: HTMLElement, name: string, written: () => void): () => void {
  const own = Object.getOwnPropertyDescriptor(control, name);
  const inherited = own ?? Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), name);
  if (!inherited) return () => {};
  Object.defineProperty(control, name, {
    configurable: true,
    enumerable: inherited.enumerable,
    get: () => inherited.get?.call(control),
    set: (value: unknown) => {
      inherited.set?.call(control, value);
      written();
    },
  });
  return () => {
    if (own) Object.defineProperty(control, name, own);
    else delete (control as unknown as Record<string, unknown>)[name];
  };
}
