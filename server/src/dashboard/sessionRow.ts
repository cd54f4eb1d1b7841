import type { PaymentStatus } from '@quotient/contract';
import { paymentStatusOf } from '../session/checkouts.ts';
import { isTooFast } from '../session/doubt.ts';
import { chosenOptions } from '../session/lifecycle.ts';
import type { TestSessionRecord } from '../session/record.ts';
import { isFinished } from '../session/view.ts';
import type { StoredRow } from './record.ts';

/** One attempt to pay. */
export type CheckoutRow = StoredRow['checkouts'][number];

/** Outcome of one question. */
export interface QuestionRow {
  /** Unique within its set. */
  id: number;
  /** Index in the question's own `options`, not as displayed; -1 = unanswered. */
  chosen: number;
  isCorrect: boolean;
  /** True also for an answered question: a device may fail to report a view. */
  isViewed: boolean;
  /** Time on the screen, by the server's clock; 0 if unknown. */
  spentMs: number;
}

/** Facts about one test session for operators: no text of a question, no answer key, no token, no address. */
export interface SessionRow
  extends Omit<StoredRow, 'questions' | 'chosen' | 'spentMs' | 'correct' | 'viewed'> {
  id: string;
  payment: PaymentStatus;
  /** One entry per question in display order. */
  questions: QuestionRow[];
}

/** Makes the row of a test session: every number of an operator derives from rows. */
export function rowOf(record: TestSessionRecord): SessionRow {
  const { id, startedAt, set, locale, partner, checkouts } = record;
  const chosen = chosenOptions(record);
  return {
    id,
    startedAt,
    set,
    locale,
    partner,
    finishedAt: record.finish?.finishedAt ?? null,
    reason: record.finish?.reason ?? null,
    iq: record.finish?.score.iq ?? null,
    scorePercent: record.finish?.score.scorePercent ?? null,
    isTooFast: isFinished(record) && isTooFast(record),
    isRepeat: record.isRepeat,
    payment: paymentStatusOf(record),
    checkouts: checkouts.map((checkout) => ({
      id: checkout.state === 'creating' ? null : checkout.id,
      state: checkout.state,
      amountMinor: checkout.price.amountMinor,
      currency: checkout.price.currency,
      createdAt: checkout.createdAt,
    })),
    isMailed: record.emails.length > 0,
    isShared: record.sharedResultId !== null,
    hasCertificate: record.certificateCode !== null,
    questions: record.questions.map((question, i) => ({
      id: question.id,
      chosen: chosen[i] ?? -1,
      isCorrect: chosen[i] === question.correct,
      isViewed: (record.viewCounts[i] ?? 0) > 0 || (chosen[i] ?? -1) >= 0,
      spentMs: record.spentMs[i] ?? 0,
    })),
  };
}
