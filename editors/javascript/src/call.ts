/** What a call may be given, and how one fails. */

import { ErrorCode, type ErrorData, type ErrorName } from "./protocol.ts";

/** What a call may be given beside its params. */
export interface CallOptions {
  /** Takes the request back: the promise is rejected with the signal's reason, and the server is told. */
  signal?: AbortSignal;
}

/** What happens to an answer before anything that comes behind it is looked at. */
export interface CallHooks<Result> extends CallOptions {
  taken?: (result: Result) => void;
  failed?: (problem: Error) => void;
  /** Part of a restart: it does not wait for the end of that. */
  urgent?: boolean;
}

type Data<Name> = Name extends keyof ErrorData ? ErrorData[Name] | undefined : unknown;

/** The server's answer to a request that it did not carry out. */
export class ServerError<Name extends ErrorName = ErrorName> extends Error {
  override readonly name: Name;

  constructor(readonly code: number, message: string, readonly data: Data<Name>) {
    super(message);
    this.name = (nameOfCode.get(code) ?? "RequestFailed") as Name;
  }

  /** Whether it is the error of that name, whose `data` is known then. */
  is<Wanted extends ErrorName>(name: Wanted): this is ServerError<Wanted> {
    return (this.name as string) === name;
  }
}

const nameOfCode = new Map<number, ErrorName>(
  Object.entries(ErrorCode).map(([name, code]) => [code, name as ErrorName]),
);

/** The server has ended before it answered. */
export class ServerEnded extends Error {
  override readonly name = "ServerEnded";
}

/** There is no server to start. */
export class ServerNotFound extends Error {
  override readonly name = "ServerNotFound";
}
