/** Elements made by scripts: markup as text would be refused by pages with trusted types. */

/** An element with its attributes and what is in it. */
export function make(
  name: string,
  attributes: Record<string, string>,
  ...contents: (Node | string)[]
): HTMLElement {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  element.append(...contents);
  return element;
}
