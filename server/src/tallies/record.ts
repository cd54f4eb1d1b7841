import { FinishReasonSchema, QuestionSetNameSchema } from '@quotient/contract';
import { DaySchema } from '@quotient/contract/admin';
import { siteLocales } from '@quotient/contract/site';
import * as v from 'valibot';
import { CheckoutAttemptSchema, paymentStatusOf } from '../payments/record.ts';
import { type CollectionDefinition, count, schemaVersion, timestamp } from '../store/collection.ts';
import type { SessionRow } from './sessionRow.ts';
import { TallySchema } from './tally.ts';

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
  migrations: {},
};

const StoredRowSchema = v.strictObject({
  startedAt: timestamp,
  set: QuestionSetNameSchema,
  locale: v.nullable(v.string()),
  partner: v.nullable(v.string()),
  finishedAt: v.nullable(timestamp),
  reason: v.nullable(FinishReasonSchema),
  iq: v.nullable(v.number()),
  scorePercent: v.nullable(v.number()),
  isTooFast: v.boolean(),
  isRepeat: v.boolean(),
  checkouts: v.array(
    v.strictObject({
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
type StoredRow = v.InferOutput<typeof StoredRowSchema>;

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
  migrations: {},
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
  migrations: {},
};

const bits = (list: readonly boolean[]) => list.map(Number).join('');

/** A row as it is stored. */
export function packRow({ id: _, payment: __, questions, ...row }: SessionRow): StoredRow {
  return {
    ...row,
    questions: questions.map(({ id }) => id),
    chosen: questions.map(({ chosen }) => chosen),
    spentMs: questions.map(({ spentMs }) => spentMs),
    correct: bits(questions.map(({ isCorrect }) => isCorrect)),
    viewed: bits(questions.map(({ isViewed }) => isViewed)),
  };
}

/** The row that was stored under an id. */
export function unpackRow(id: string, stored: StoredRow): SessionRow {
  const { questions, chosen, spentMs, correct, viewed, ...row } = stored;
  return {
    id,
    ...row,
    payment: paymentStatusOf(row),
    questions: questions.map((question, i) => ({
      id: question,
      chosen: chosen[i] ?? -1,
      isCorrect: correct[i] === '1',
      isViewed: viewed[i] === '1',
      spentMs: spentMs[i] ?? 0,
    })),
  };
}
