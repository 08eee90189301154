/**
 * Whether a pointer is down. What moves from under it meanwhile gets no click: a button below the message that comes when its field is left.
 */

let target: EventTarget | undefined;
const waiting = new Map<Element, () => void>();

/** Draws an element when no pointer is down, but in itself: the last that is asked for. */
export function whenReleased(element: Element, draw: () => void): void {
  if (target === undefined || target instanceof Node && element.contains(target)) {
    waiting.delete(element);
    draw();
  } else waiting.set(element, draw);
}

function release(): void {
  target = undefined;
  const draws = [...waiting.values()];
  waiting.clear();
  for (const draw of draws) draw();
}

globalThis.addEventListener("pointerdown", (event) => target = event.composedPath()[0], true);
// The click comes with the end of a press, before anything else.
for (const name of ["pointerup", "pointercancel"]) globalThis.addEventListener(name, () => setTimeout(release), true);
// A menu, or what is dragged, may keep that end to itself.
globalThis.addEventListener("keydown", release, true);
globalThis.addEventListener("pointermove", ({ buttons }) => {
  if (buttons === 0 && target !== undefined) release();
}, true);
