/** What is said of a key that a field has not taken. */

import type { FieldEditResult } from "../protocol.ts";

const reasons: Record<string, string> = {
  "full": "there is no room",
  "digit-expected": "a digit belongs there",
  "letter-expected": "a letter belongs there",
  "not-allowed-here": "it does not belong there",
};

/** What is pasted into a choice and finds nothing in its list. */
export const notListed = "Not taken: it is none of the list";

/** What an edit did not take, and why; undefined where it took all. A secret is not repeated. */
export function refusalOf({ dropped, reason }: FieldEditResult, isSecret: boolean): string | undefined {
  if (!dropped || reason === undefined) return undefined;
  return `Not taken: ${isSecret ? "•" : dropped} (${reasons[reason] ?? reason})`;
}
