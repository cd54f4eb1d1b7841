import type { Question, QuestionSetName } from '@quotient/contract';
import type { Ids, Log, Random, ServerClock } from '../base/ports.ts';
import type { Partners } from '../partners/ports.ts';
import type { ScoringModel } from '../scoring/scoringModel.ts';
import type { Collection } from '../store/collection.ts';
import type { TestSessionRecord } from './record.ts';

/** Questions that were made for one test. */
export interface Form {
  /** Seed of the questions: the same seed gives the same questions. */
  seed: string;
  questions: readonly Question[];
}

/** Questions of a retake: other ones, see `retakeSetOf`, or the same again. */
export type RetakeQuestions = 'parallel' | 'same';

/** Parallel forms of `main`: 20 other questions with the same abilities and points. */
export interface ParallelForms {
  /**
   * Draws refs such as `extended:41`, in display order, never of `main`.
   * @param seen Refs that the visitor has seen, the longest ago first. Each comes again only when no other question of
   * its ability and points is left.
   */
  draw(seen: readonly string[], random: Pick<Random, 'below'>): string[];
  /** Questions of drawn refs, translated to `locale` if possible. Their ids are their places, from 1. */
  questionsOf(refs: readonly string[], locale: string | null): readonly Question[];
}

/** Questions with their answer keys. Only main.ts knows their source. */
export interface Bank {
  /** The sets that this server has. */
  readonly sets: readonly QuestionSetName[];
  /**
   * Questions of a set in display order, translated to `locale` (BCP 47) if possible; `undefined` for an unknown set,
   * and for `fresh`.
   */
  getQuestionSet(name: QuestionSetName, locale: string | null): readonly Question[] | undefined;
  /**
   * New questions for one test of the set `fresh`, in the language of `locale`. Absent if this server lacks the set.
   * Rejects with `questions_not_ready` if too many visitors want new questions at once.
   */
  takeForm?(locale: string | null): Promise<Form>;
  /** Forms for retakes. Absent if this server has too few questions. */
  parallel?: ParallelForms;
}

/** Collections of test sessions. */
export interface Store {
  testSessions: Collection<TestSessionRecord>;
}

/** Everything that a test needs from outside. */
export interface Ports {
  /** Runs work on one subject, such as `refund cs_1`, strictly one after the other, in all that uses the same store. */
  inTurn: <T>(subject: string, work: () => Promise<T>) => Promise<T>;
  clock: ServerClock;
  random: Random;
  ids: Ids;
  store: Store;
  /** Name of the operator, who sells the results. @default unknown */
  seller?: string | undefined;
  /** Visitors are asked for express consent to immediate performance. @default false */
  asksConsent?: boolean | undefined;
  /** Days of the right of withdrawal; `null` if none is offered. @default 14 */
  withdrawalDays?: number | null | undefined;
  /** `isDemo`: no money moves. */
  payments: { isDemo?: boolean };
  bank: Bank;
  partners: Partners;
  scoring: ScoringModel;
  log: Log;
  /** Key of 32 bytes that seals the score on the visitor's device. */
  sealingKey: Uint8Array;
  /** Origin under which visitors reach the site, without a slash at the end. */
  publicUrl: string;
  /** Questions of a retake. @default parallel */
  retakeQuestions?: RetakeQuestions | undefined;
}
