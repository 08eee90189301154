/** A way to a server. */

/** A connection to a running server, which takes and gives whole messages. */
export interface Transport {
  /** Sends the body of a message. The answer may come before this returns. */
  send(body: string): void;
  /** Ends the server at once. */
  kill(): void;
  /** Waits for the end of a server that was told to exit, and ends it when the time is over; its exit code. */
  ended(milliseconds: number): Promise<number>;
}

/** Who hears of what comes out of a server. */
export interface TransportListener {
  /** The body of a message. */
  message(body: string): void;
  /** The server has ended, by itself or not. */
  end(code: number): void;
}

/** Starts a server. It is called again where one has ended by itself. */
export type Connect = (listener: TransportListener) => Promise<Transport>;
