import { FinishReasonSchema, QuestionSetNameSchema } from '@quotient/contract';
import { DaySchema } from '@quotient/contract/admin';
import { siteLocales } from '@quotient/contract/site';
import * as v from 'valibot';
import { CheckoutAttemptSchema } from '../payments/record.ts';
import { type CollectionDefinition, count, schemaVersion, timestamp } from '../store/collection.ts';

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
const CountsSchema = v.record(v.string(), count);

/** How a tally is stored. */
export const TallySchema = v.strictObject({
  partner: v.nullable(v.string()),
  locale: v.picklist(siteLocales),
  set: QuestionSetNameSchema,
  /** How many tests came how far. */
  steps: v.strictObject(stepEntries),
  /** Per question in display order: how many tests showed it, and how many hold an answer to it. */
  viewed: v.array(count),
  answeredEach: v.array(count),
  /** How many have an IQ, and how many are in a band, which goes by its lowest IQ: of those that are not too fast. */
  iqs: CountsSchema,
  bands: CountsSchema,
  /** By currency. */
  money: v.record(v.string(), MoneySchema),
});

/**
 * What some test sessions of one partner, language and question set come to, and nothing that leads to one of them: no
 * number, no time. Tallies add up.
 */
export type Tally = v.InferOutput<typeof TallySchema>;

const TallyRecordSchema = v.strictObject({
  schemaVersion,
  /** The day of UTC on which the tests were started. */
  id: DaySchema,
  /** True while tests of the day may have changed since: then the tallies say nothing, and records have to be read. */
  isOpen: v.boolean(),
  tallies: v.array(TallySchema),
});

/** What the tests of a day come to. It can be made anew at any time, of the day's rows or of its records. */
export type TallyRecord = v.InferOutput<typeof TallyRecordSchema>;

/** How tallies are kept. */
export const tallyRecords: CollectionDefinition<TallyRecord> = {
  name: 'tallies',
  schema: TallyRecordSchema,
};

const StoredRowSchema = v.strictObject({
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
});

/** A row as it is stored: there are very many of them. */
export type StoredRow = v.InferOutput<typeof StoredRowSchema>;

const RowsRecordSchema = v.strictObject({
  schemaVersion,
  /** The day of UTC on which the tests were started. */
  id: DaySchema,
  /** By the id of the test session. */
  rows: v.record(v.string(), StoredRowSchema),
  /** What the tests that are gone had come to. In one document with the rows, so that none is counted twice or lost. */
  archived: v.array(TallySchema),
});

/** The rows of a day's tests. */
export type RowsRecord = v.InferOutput<typeof RowsRecordSchema>;

/** How rows are kept. Each is large and read once. */
export const rowsRecords: CollectionDefinition<RowsRecord> = {
  name: 'session-rows',
  schema: RowsRecordSchema,
  mostHeld: 0,
};

const VisitsRecordSchema = v.strictObject({
  schemaVersion,
  id: DaySchema,
  visits: v.array(
    v.strictObject({ partner: v.nullable(v.string()), locale: v.nullable(v.picklist(siteLocales)), count }),
  ),
});

/** How often the test's pages were asked for on a day (UTC), by partner and language. */
export type VisitsRecord = v.InferOutput<typeof VisitsRecordSchema>;

/** How visits are kept. */
export const visitsRecords: CollectionDefinition<VisitsRecord> = {
  name: 'visits',
  schema: VisitsRecordSchema,
};
