/** What is spoken by screen readers, once each. */

/** Speaks with a region of the page that assistive technology listens to. */
export class Announcer {
  #region: HTMLElement | undefined;
  #waiting = new Map<object, string>();
  #spoken = new WeakMap<object, string>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Speaks about something when nothing newer is said of it for a while; the same is not said twice in a row. */
  say(about: object, text: string, milliseconds: number): void {
    if (text === "") {
      this.#waiting.delete(about);
      this.#spoken.delete(about);
      return;
    }
    if (this.#spoken.get(about) === text) return;
    this.#waiting.set(about, text);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#speak(), milliseconds);
  }

  #speak(): void {
    const texts = [...this.#waiting].map(([about, text]) => {
      this.#spoken.set(about, text);
      return text;
    });
    this.#waiting.clear();
    if (texts.length === 0) return;
    const line = document.createElement("div");
    line.textContent = texts.join(" ");
    // A region says what is added to it: a text that stays would be said when something else changes.
    this.#element.replaceChildren(line);
  }

  get #element(): HTMLElement {
    // What is behind a modal dialog is not read.
    const place = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
    if (this.#region?.isConnected) {
      if (this.#region.parentElement !== place) place.append(this.#region);
      return this.#region;
    }
    const region = document.createElement("div");
    region.setAttribute("role", "status");
    region.setAttribute("aria-live", "polite");
    region.className = "field-announcements";
    // Out of sight for eyes alone; `display: none` would silence it.
    region.style.cssText =
      "position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap";
    place.append(region);
    return this.#region = region;
  }
}

/** The page's own. */
export const announcer = new Announcer();
