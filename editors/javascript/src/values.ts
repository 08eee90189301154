/** Values as the protocol's canonical forms have them. */

/** Numbers as decimal texts without an exponent, dates as ISO writes them. */
export function canonical(typed: unknown): unknown {
  if (typeof typed === "bigint") return typed.toString();
  if (typeof typed === "number") return decimal(typed);
  if (typed instanceof Date) return isoDate(typed);
  if (Array.isArray(typed)) return typed.map(canonical);
  return typed;
}

/** The shortest decimals that are this number. */
function decimal(value: number): string {
  const text = String(value);
  const found = /^(-?)(\d+)(?:\.(\d+))?e([+-]\d+)$/.exec(text);
  if (!found) return text;
  const [, sign, whole, fraction = "", exponent] = found;
  const point = whole.length + Number(exponent);
  const digits = whole + fraction;
  if (point <= 0) return `${sign}0.${"0".repeat(-point)}${digits}`;
  return `${sign}${digits.padEnd(point, "0")}`;
}

/** The day that a date is where the program runs. */
function isoDate(value: Date): string {
  const part = (number: number, length: number) => String(number).padStart(length, "0");
  return `${part(value.getFullYear(), 4)}-${part(value.getMonth() + 1, 2)}-${part(value.getDate(), 2)}`;
}

/** A value of a row as the text that a field would be given. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map(textOf).join("\n");
  return String(canonical(value));
}
