import type { SessionRow } from './sessionRow.ts';

/** Reads the rows of test sessions; they change as things happen. */
export interface Rows {
  /** Every row of the tests that were started from one day (UTC, `2026-11-23`) to another, both included; newest first. */
  between(fromDay: string, toDay: string): AsyncIterable<SessionRow>;
}
