/** Where a caret may stand: strings count UTF-16, a user counts characters. */

const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });
// No character that people write is longer; what is longer is cut in pieces by a deletion of it.
const LONGEST = 128;

/** The start of the character before `offset`. */
export function before(text: string, offset: number): number {
  const from = Math.max(0, offset - LONGEST);
  let start = from;
  for (const each of segmenter.segment(text.slice(from, offset))) start = from + each.index;
  return start;
}

/** The end of the character behind `offset`. */
export function after(text: string, offset: number): number {
  for (const each of segmenter.segment(text.slice(offset, offset + LONGEST))) return offset + each.segment.length;
  return text.length;
}

/** The start of the word before `offset`: a run of letters, digits and underscores, or of other signs. */
export function wordBefore(text: string, offset: number): number {
  const found = /(?:[\p{L}\p{M}\p{N}_]+|[^\p{L}\p{M}\p{N}_\s]+)?\s*$/u.exec(text.slice(0, offset));
  return found ? found.index : offset;
}

/** The end of the word behind `offset`. */
export function wordAfter(text: string, offset: number): number {
  const found = /^\s*(?:[\p{L}\p{M}\p{N}_]+|[^\p{L}\p{M}\p{N}_\s]+)?/u.exec(text.slice(offset));
  return offset + (found?.[0].length ?? 0);
}
