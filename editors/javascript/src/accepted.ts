/** Which files a field takes. */

import type { FileOptions } from "./protocol.ts";

/** Whether the ending of a file's name, or the media type that it is of, is one of those that are asked for. */
export function isAccepted(file: string, mediaType: string | undefined, { accept, kind }: FileOptions): boolean {
  if (!accept || accept.length === 0 || kind === "directory") return true;
  const name = file.toLowerCase();
  return accept.some((each) => {
    const wanted = each.toLowerCase();
    if (wanted.startsWith(".")) return name.endsWith(wanted);
    if (wanted === "*" || wanted === "*/*" || wanted === mediaType) return true;
    return wanted.endsWith("/*") && mediaType?.startsWith(wanted.slice(0, -1));
  });
}
