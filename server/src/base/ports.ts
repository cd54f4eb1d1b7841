/** The time of day. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

/** Clock of a server whose machine may have the wrong time. Deletions and deadlines use it. */
export interface ServerClock extends Clock {
  /**
   * Time of day, in milliseconds since the epoch. It never jumps while the process runs, unless it was wrong before.
   */
  now(): number;
  /**
   * The earliest time that it can be: behind `now` until a clock change has lasted long enough. Used for what can't
   * be undone, such as deleting records or giving up an email.
   */
  atLeast(): number;
  /**
   * Corrects a stored time for clock changes since then. Ages and deadlines count from it: a test that began while
   * the clock was years behind isn't years old.
   */
  corrected(stamp: number): number;
  /** Milliseconds since some moment, for measuring durations: no change of the machine's clock affects it. */
  monotonicMs(): number;
}

/** Unpredictable random values. */
export interface Random {
  /** A whole number from 0 to 9, each equally likely: the digit that a score adds to its band (Specification §9). */
  digit(): number;
  /** A whole number from 0 to one less than `limit` (1 to 256), each equally likely. */
  below(limit: number): number;
}

/** Sources of identifiers that can't be guessed. */
export interface Ids {
  /** `<13-digit ms timestamp>-<random a-z0-9>` (Specification §3). */
  testSession(nowMs: number): string;
  /** 43 characters of base64url: 256 bits. */
  tokenSecret(): string;
  /** 22 characters of base64url: 128 bits. */
  sharedResult(): string;
  /** Four groups of five letters and digits that look different on paper: 99 bits. */
  certificate(): string;
  /**
   * 24 characters a-z0-9 (124 bits): the id of one attempt to pay, or of one email, for providers that drop
   * duplicates.
   */
  attempt(): string;
}

/** Log for operators. Fields contain no token, address or answer key. */
export interface Log {
  /** Logs that something works less well than it should. */
  warn(event: string, fields: Record<string, string | number>): void;
  /** Logs an unexpected failure. */
  error(event: string, fields: Record<string, string | number>): void;
}
