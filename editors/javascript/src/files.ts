/** Files, as a field for a path asks about them: the server never looks at one. */

import { constants } from "node:fs";
import { access, stat } from "node:fs/promises";
import { homedir } from "node:os";
import { basename, dirname } from "node:path";
import { isAccepted as isFileAccepted } from "./accepted.ts";
import type { ClientValidateParams, FileOptions, ValidatorVerdict } from "./protocol.ts";

const mediaTypes: Record<string, string> = {
  ".avif": "image/avif",
  ".bmp": "image/bmp",
  ".css": "text/css",
  ".csv": "text/csv",
  ".doc": "application/msword",
  ".flac": "audio/flac",
  ".gif": "image/gif",
  ".gz": "application/gzip",
  ".htm": "text/html",
  ".html": "text/html",
  ".ico": "image/x-icon",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".js": "text/javascript",
  ".json": "application/json",
  ".md": "text/markdown",
  ".mov": "video/quicktime",
  ".mp3": "audio/mpeg",
  ".mp4": "video/mp4",
  ".mpeg": "video/mpeg",
  ".ogg": "audio/ogg",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".tar": "application/x-tar",
  ".tif": "image/tiff",
  ".tiff": "image/tiff",
  ".txt": "text/plain",
  ".wav": "audio/x-wav",
  ".webm": "video/webm",
  ".webp": "image/webp",
  ".xml": "text/xml",
  ".zip": "application/zip",
};

/** Whether a path leads to what is asked for: there, of the right kind, not too large, of an accepted type. */
export async function judgeFile({ value, file }: ClientValidateParams): Promise<ValidatorVerdict> {
  const path = value.replace(/^~(?=\/|$)/, homedir());
  const code = file && await problem(path, file);
  return code === undefined ? { outcome: "success" } : { outcome: "failure", code };
}

/** The code of what is wrong, for which the server has words. */
async function problem(path: string, asked: FileOptions): Promise<string | undefined> {
  const found = await stat(path).catch((error: { code?: string }) => error.code ?? "");
  if (typeof found === "string") {
    // A folder on the way that nobody may look into, a name that no file can have.
    if (found !== "ENOENT" && found !== "ENOTDIR") return "not-readable";
    const folder = await stat(dirname(path)).catch(() => undefined);
    if (asked.exists || !folder?.isDirectory()) return "not-found";
    return isAccepted(path, asked) ? undefined : "wrong-file-type";
  }
  if (asked.kind === "file" && !found.isFile()) return "not-a-file";
  if (asked.kind === "directory" && !found.isDirectory()) return "not-a-directory";
  const isAllowed = await access(path, asked.exists ? constants.R_OK : constants.W_OK).then(() => true, () => false);
  if (!isAllowed) return "not-readable";
  if (found.isDirectory()) return undefined;
  if (!isAccepted(path, asked)) return "wrong-file-type";
  return asked.maxSize !== undefined && found.size > asked.maxSize ? "too-large" : undefined;
}

/** Whether a path's ending is one that is asked for, or stands for such a media type. */
function isAccepted(path: string, asked: FileOptions): boolean {
  const name = basename(path).toLowerCase();
  return isFileAccepted(name, mediaTypes[name.slice(name.lastIndexOf("."))], asked);
}
