import type { Credentials } from '@quotient/fixtures/visitor';

/** One answer as a device sends it. */
export interface SentAnswer {
  questionIndex: number;
  optionIndex: number;
  isFlagged: boolean;
  seq: number;
}

/** Everything that a visitor was told about one test: the database must hold all of it. */
export interface TakenTest extends Credentials {
  /** Answers by their `seq`: confirmed or not. */
  sent: Map<number, SentAnswer>;
  /** Question → highest `seq` that was confirmed. */
  confirmed: Map<number, number>;
  /** Number of answers that the newer build has surely stored. */
  byNewer: number;
  isFinished: boolean;
  /** Checkout at Stripe that the visitor has paid. */
  paidCheckout?: string;
  /** The score, once read. */
  iq?: number;
  /** Ids of requested emails. */
  emails: string[];
  isDeleted: boolean;
}

/** Makes the notes of a test that has just started. */
export const startedTest = ({ id, token }: Credentials): TakenTest => ({
  id,
  token,
  sent: new Map(),
  confirmed: new Map(),
  byNewer: 0,
  isFinished: false,
  emails: [],
  isDeleted: false,
});
