/** The time of day. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

/** The clock of a server whose machine may tell a wrong time. What deletes, ends or gives up goes by it. */
export interface ServerClock extends Clock {
  /** The time of day, in milliseconds since the epoch. It never leaps while the process runs, unless it was wrong before. */
  now(): number;
  /**
   * The time that it surely is: behind `now` until a reading that leapt has held for long enough. What cannot be undone
   * goes by it, such as deleting what is old or giving up an e-mail.
   */
  atLeast(): number;
  /**
   * A time that was stored, as it would be had the clock been right then. Ages and deadlines count from it: a test that
   * began while the clock was years behind is not years old.
   */
  corrected(stamp: number): number;
  /** Milliseconds since some moment, for measuring how long something takes: no change of the machine's clock moves it. */
  monotonicMs(): number;
}

/** Draws by chance that nobody can predict. */
export interface Random {
  /** A whole number from 0 to 9, each equally likely: what a score adds to its band (Specification §9). */
  digit(): number;
  /** A whole number from 0 to one less than `limit` (1 to 256), each equally likely. */
  below(limit: number): number;
}

/** Sources of identifiers that nobody can guess. */
export interface Ids {
  /** `<13-digit ms timestamp>-<random a-z0-9>` (Specification §3). */
  testSession(nowMs: number): string;
  /** 43 characters of base64url: 256 bits. */
  tokenSecret(): string;
  /** 22 characters of base64url: 128 bits. */
  sharedResult(): string;
  /** Four groups of five letters and digits that are told apart on paper: 99 bits. */
  certificate(): string;
  /** 24 characters a-z0-9 (124 bits): names one attempt to pay, or one e-mail, for providers that drop duplicates. */
  attempt(): string;
}

/** What an operator reads. Fields carry no token, no address and no answer key. */
export interface Log {
  /** Something works less well than it should. */
  warn(event: string, fields: Record<string, string | number>): void;
  /** Something failed that should not. */
  error(event: string, fields: Record<string, string | number>): void;
}
