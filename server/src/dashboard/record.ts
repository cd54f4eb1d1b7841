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

/** How counts are stored. */
export const CountsSchema = v.strictObject({
  partner: v.nullable(v.string()),
  locale: v.picklist(localeCodes),
  set: QuestionSetNameSchema,
  /** How many tests came how far. */
  steps: v.strictObject(stepEntries),
  /** Per question in display order: how many tests showed it, and how many hold an answer to it. */
  viewed: v.array(count),
  answeredEach: v.array(count),
  /** How many have an IQ, and how many are in a band, which goes by its lowest IQ: of those that are not too fast. */
  iqs: CountByNameSchema,
  bands: CountByNameSchema,
  /** By currency. */
  money: v.record(v.string(), MoneySchema),
});

/**
 * What some test sessions of one partner, language and question set come to, and nothing that leads to one of them: no
 * number, no time. Tallies add up.
 */
export type Counts = v.InferOutput<typeof CountsSchema>;

/** All fields of a row as it is stored, but for the id of its test. */
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
  /** Finished faster than the questions can be read: no statistic counts it. */
  isTooFast: v.boolean(),
  /** The visitor's device had started a test before. */
  isRepeat: v.boolean(),
  checkouts: v.array(
    v.strictObject({
      /** `null` as long as the provider has not answered. */
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
  /** And so have these: a 1 where it is so, a 0 where it is not. */
  correct: v.string(),
  viewed: v.string(),
};

const StoredRowSchema = v.strictObject(rowEntries);

/** A row as it is stored: there are very many of them. */
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
  /** The deleted tests among them; `null` where none was. */
  gone: v.nullable(CountsSchema),
  /**
   * The rows that the last change of the two sums belongs to, by the id of their test; `null` where the test is deleted.
   * After a crash they are written once more, so that sums and rows always belong together.
   */
  settling: v.record(v.string(), v.nullable(StoredRowSchema)),
  /** What was last added from the counts of an earlier version, while those are still there: it's never added twice. */
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

/** Tests whose row and day counts may be older than their record. After a crash these, and only these, are counted again. */
export const uncountedRecords: CollectionDefinition<v.InferOutput<typeof MarkRecordSchema>> = {
  name: 'uncounted-tests',
  schema: MarkRecordSchema,
  mostHeld: 0,
};

const CountingRecordSchema = v.strictObject({
  schemaVersion,
  id: v.string(),
  /** True once every test has been counted. */
  isDone: v.boolean(),
});

/** Whether every test has been counted. One document; where it is missing, row and day counts can't be relied on. */
export const countingRecords: CollectionDefinition<v.InferOutput<typeof CountingRecordSchema>> = {
  name: 'counting',
  schema: CountingRecordSchema,
};

const VisitsRecordSchema = v.strictObject({
  schemaVersion,
  id: DaySchema,
  visits: v.array(
    v.strictObject({ partner: v.nullable(v.string()), locale: v.nullable(v.picklist(localeCodes)), count }),
  ),
});

/** How often the test's pages were asked for on a day (UTC), by partner and language. */
export type VisitsRecord = v.InferOutput<typeof VisitsRecordSchema>;

/** How visits are kept. */
export const visitsRecords: CollectionDefinition<VisitsRecord> = {
  name: 'visits',
  schema: VisitsRecordSchema,
};
