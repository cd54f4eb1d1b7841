import { FinishReasonSchema, QuestionSetNameSchema, TestSessionIdSchema } from '@quotient/contract';
import { DaySchema } from '@quotient/contract/admin';
import { localeCodes } from '@quotient/contract/locales';
import * as v from 'valibot';
import { CheckoutAttemptSchema } from '../session/checkouts.ts';
import { type CollectionDefinition, count, schemaVersion, timestamp } from '../store/collection.ts';
import { dayOfAccount, hourOfId } from './groups.ts';

const stepEntries = {
  started: count,
  answered: count,
  completed: count,
  timedUp: count,
  tooFast: count,
  checkoutOpened: count,
  paid: count,
  refunded: count,
  disputed: count,
  mailed: count,
  shared: count,
  certified: count,
};

const MoneySchema = v.strictObject({
  payments: count,
  revenueMinor: count,
  refundedMinor: count,
  disputedMinor: count,
});

/** A number under each of some names; a name with 0 is left out. */
const CountByNameSchema = v.record(v.string(), count);

/** Stored form of counts. */
export const CountsSchema = v.strictObject({
  partner: v.nullable(v.string()),
  locale: v.picklist(localeCodes),
  set: QuestionSetNameSchema,
  /** Number of tests per step. */
  steps: v.strictObject(stepEntries),
  /** Per question in display order: the number of tests that showed it, and that have an answer to it. */
  viewed: v.array(count),
  answeredEach: v.array(count),
  /** Number of tests with an IQ, and per band by its lowest IQ; too fast ones are excluded. */
  iqs: CountByNameSchema,
  bands: CountByNameSchema,
  /** Money by currency. */
  money: v.record(v.string(), MoneySchema),
});

/**
 * Counts of all test sessions of one partner, language and question set, without anything that identifies one: no id,
 * no time. They add up.
 */
export type Counts = v.InferOutput<typeof CountsSchema>;

/** The two sums of a day count: of all tests, and of the deleted ones among them. `null` is nothing. */
export interface Sums {
  tally: Counts | null;
  gone: Counts | null;
}

/** Fields of a stored row, without the id of its test. */
export const rowEntries = {
  startedAt: timestamp,
  set: QuestionSetNameSchema,
  /** BCP 47. */
  locale: v.nullable(v.string()),
  /** Key of the partner whose page started it. */
  partner: v.nullable(v.string()),
  finishedAt: v.nullable(timestamp),
  reason: v.nullable(FinishReasonSchema),
  /** `null` until it is finished. */
  iq: v.nullable(v.number()),
  /** 0–100; `null` until it is finished. */
  scorePercent: v.nullable(v.number()),
  /** True if it was finished faster than reading: statistics exclude it. */
  isTooFast: v.boolean(),
  /** True if the visitor's device had started a test before. */
  isRepeat: v.boolean(),
  checkouts: v.array(
    v.strictObject({
      /** `null` until the provider has answered. */
      id: v.nullable(v.string()),
      state: v.union(CheckoutAttemptSchema.options.map(({ entries }) => entries.state)),
      amountMinor: count,
      currency: v.string(),
      createdAt: timestamp,
    }),
  ),
  isMailed: v.boolean(),
  isShared: v.boolean(),
  hasCertificate: v.boolean(),
  /** These three have one entry per question. */
  questions: v.array(v.number()),
  chosen: v.array(v.number()),
  spentMs: v.array(v.number()),
  /** These also have one entry per question: 1 for true, 0 for false. */
  correct: v.string(),
  viewed: v.string(),
};

const StoredRowSchema = v.strictObject(rowEntries);

/** Row as stored: there are very many of them. */
export type StoredRow = v.InferOutput<typeof StoredRowSchema>;

const TestRowRecordSchema = v.strictObject({ schemaVersion, id: TestSessionIdSchema, ...rowEntries });

/** Stored rows, one document for each test. Listed by the hour (UTC) of the start: `2026-11-23-14`. */
export const testRowRecords: CollectionDefinition<v.InferOutput<typeof TestRowRecordSchema>> = {
  name: 'test-rows',
  schema: TestRowRecordSchema,
  groupOf: hourOfId,
  mostHeld: 0, // each is read once
};

const DayCountRecordSchema = v.strictObject({
  schemaVersion,
  /** `<day>_<partner>_<language>_<set>`, see `accountOf`. */
  id: v.string(),
  /** All tests that were counted, deleted ones included. */
  tally: CountsSchema,
  /** The deleted tests among them; `null` if none was. */
  gone: v.nullable(CountsSchema),
  /**
   * Rows of the last change of the two sums, by the id of their test; `null` if the test is deleted. They are written
   * again after a crash, so that sums and rows always match.
   */
  settling: v.record(v.string(), v.nullable(StoredRowSchema)),
  /** Last counts added from an earlier version, while those still exist: so they're never added twice. */
  imported: v.nullable(CountsSchema),
});

/** The counts of a day (UTC) for one partner, language and question set. */
export type DayCountRecord = v.InferOutput<typeof DayCountRecordSchema>;

/** Stored day counts. Listed by day. */
export const dayCountRecords: CollectionDefinition<DayCountRecord> = {
  name: 'day-counts',
  schema: DayCountRecordSchema,
  groupOf: dayOfAccount,
  mostHeld: 100,
};

const MarkRecordSchema = v.strictObject({ schemaVersion, id: TestSessionIdSchema });

/**
 * Collection of tests whose row and day counts may be older than their record. After a crash only these are counted
 * again.
 */
export const uncountedRecords: CollectionDefinition<v.InferOutput<typeof MarkRecordSchema>> = {
  name: 'uncounted-tests',
  schema: MarkRecordSchema,
  isOfOneProcess: true,
  mostHeld: 0,
};

const CountingRecordSchema = v.strictObject({
  schemaVersion,
  id: v.string(),
  /** True once every test has been counted. */
  isDone: v.boolean(),
});

/** Collection with one document: whether every test has been counted. Without it, row and day counts are unreliable. */
export const countingRecords: CollectionDefinition<v.InferOutput<typeof CountingRecordSchema>> = {
  name: 'counting',
  schema: CountingRecordSchema,
  isOfOneProcess: true,
};

const VisitsRecordSchema = v.strictObject({
  schemaVersion,
  id: DaySchema,
  visits: v.array(
    v.strictObject({ partner: v.nullable(v.string()), locale: v.nullable(v.picklist(localeCodes)), count }),
  ),
});

/** Requests for the test's pages on a day (UTC), by partner and language. */
export type VisitsRecord = v.InferOutput<typeof VisitsRecordSchema>;

/** Collection of visits. */
export const visitsRecords: CollectionDefinition<VisitsRecord> = {
  name: 'visits',
  schema: VisitsRecordSchema,
};
