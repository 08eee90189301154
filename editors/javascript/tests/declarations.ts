// The declarations that are written by hand say what the sources do.
import type {} from "../src/elements.ts";
import type * as Files from "../dist/files.d.ts";
import type * as Node from "../dist/node.d.ts";
import type * as Stdio from "../dist/transports/stdio.d.ts";
import * as files from "../src/files.ts";
import * as node from "../src/node.ts";
import * as stdio from "../src/transports/stdio.ts";

// A client has private parts, by which one of another file is another class: its start is compared by its params.
type Params<Function> = Function extends (...params: infer Params) => unknown ? Params : never;

// A page in TypeScript knows the elements, and what their events tell.
export function names(page: Document): (string | undefined)[] {
  const form = page.createElement("field-form");
  const told: string[] = [];
  form.addEventListener("field-submit", ({ detail }) => told.push(...Object.keys(detail.values ?? {})));
  return [page.querySelector("field-input")?.field?.text, ...told];
}

export const fits: [
  Pick<typeof Files, "judgeFile">,
  Pick<typeof Stdio, "stdio" | "findServer">,
  (...params: Params<typeof Node.start>) => unknown,
] = [files, stdio, node.start];
