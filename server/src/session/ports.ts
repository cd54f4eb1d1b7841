import type { Question, QuestionSetName } from '@quotient/contract';
import type { Ids, Log, Random, ServerClock } from '../base/ports.ts';
import type { Partners } from '../partners/ports.ts';
import type { ScoringModel } from '../scoring/scoringModel.ts';
import type { CollectionOf } from '../store/collection.ts';
import type { testSessionRecords } from './record.ts';

/** Questions that were made for one test. */
export interface Form {
  /** What they were made of: the same seed gives the same questions. */
  seed: string;
  questions: readonly Question[];
}

/** The questions with their answer keys. Only main.ts knows where they are. */
export interface Bank {
  /** The sets that this server has. */
  readonly sets: readonly QuestionSetName[];
  /**
   * The questions of a set in display order, in the language of `locale` (BCP 47) where there is a translation;
   * `undefined` when this server has no such set, and for `fresh`.
   */
  getQuestionSet(name: QuestionSetName, locale: string | null): readonly Question[] | undefined;
  /**
   * The set `fresh`, for one test: new questions in the language of `locale`. Absent when this server has no such set.
   * Rejects with `questions_not_ready` when too many visitors want new questions at once.
   */
  takeForm?(locale: string | null): Promise<Form>;
}

/** Collections of this room. */
export interface Store {
  testSessions: CollectionOf<typeof testSessionRecords>;
}

/** Everything that a test needs from outside. */
export interface Ports {
  /** Runs work on one subject, such as `refund cs_1`, strictly one after the other, in all that uses the same store. */
  inTurn: <T>(subject: string, work: () => Promise<T>) => Promise<T>;
  clock: ServerClock;
  random: Random;
  ids: Ids;
  store: Store;
  /** `isDemo`: no money moves. */
  payments: { isDemo?: boolean };
  bank: Bank;
  partners: Partners;
  scoring: ScoringModel;
  log: Log;
  /** 32 bytes; seals the score that is kept on the visitor's device. */
  sealingKey: Uint8Array;
  /** Origin under which visitors reach the site, without a slash at the end. */
  publicUrl: string;
}
