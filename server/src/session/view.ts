import type { PublicQuestion, Question, TestResults, TestSession, VisualPattern } from '@quotient/contract';
import { brand } from '@quotient/contract/brand';
import { WITHDRAWAL_DAYS } from '@quotient/contract/withdrawalDays';
import { deadlineTime } from '../clock/deadlineTime.ts';
import type { ScoringModel } from '../scoring/scoringModel.ts';
import { AVERAGE_IQ, isLabelShown } from '../scoring/seedModel.ts';
import { orderNumberOf, paymentStatusOf } from './checkouts.ts';
import { isTooFast, isTooFew } from './doubt.ts';
import { explanationOf } from './explanation.ts';
import { isReopenable } from './lifecycle.ts';
import type { Ports } from './ports.ts';
import type { TestSessionRecord } from './record.ts';
import { retakeSetOf } from './retake.ts';

const inOrder = <T>(list: readonly T[], order: readonly number[]): T[] =>
  order.flatMap((index) => list.slice(index, index + 1));

/** Public fields of a figure: as with its question, only named fields leave the server. */
function toPublicFigure(
  { grid, optionShapes, type, image, imageDescription, imageSize }: VisualPattern,
  order: readonly number[],
): VisualPattern {
  return {
    type,
    ...(grid && { grid }),
    ...(optionShapes && { optionShapes: inOrder(optionShapes, order) }),
    ...(image !== undefined && { image }),
    ...(imageDescription !== undefined && { imageDescription }),
    ...(imageSize && { imageSize }),
  };
}

/** Names the fields that may leave the server one by one, so that a new secret field stays inside by default. */
function toPublicQuestion(question: Question, order: readonly number[]): PublicQuestion {
  const { id, type, skill, isVisual, visualPattern } = question;
  return {
    id,
    question: question.question,
    options: inOrder(question.options, order),
    type,
    skill,
    ...(isVisual !== undefined && { isVisual }),
    ...(visualPattern && { visualPattern: toPublicFigure(visualPattern, order) }),
  };
}

/** A test session as its visitor may see it: no key, no points, no score. */
export function toTestSession(
  record: TestSessionRecord,
  {
    clock,
    payments,
    seller = null,
    asksConsent = false,
    withdrawalDays = WITHDRAWAL_DAYS,
    ...retakes
  }: Pick<Ports, 'clock' | 'payments' | 'bank' | 'retakeQuestions' | 'asksConsent' | 'withdrawalDays'> & {
    seller?: string | null | undefined;
  },
): TestSession {
  const { id, set, timeFactor, startedAt, deadlineAt, answers, flags, finish } = record;
  const now = deadlineTime(clock, startedAt);
  return {
    id,
    set,
    status: finish ? 'finished' : 'testing',
    timeFactor,
    durationSeconds: (deadlineAt - startedAt) / 1000,
    startedAt,
    deadlineAt,
    finishedAt: finish?.finishedAt ?? null,
    finishReason: finish?.reason ?? null,
    now,
    questions: record.questions.map((question, i) => toPublicQuestion(question, record.optionOrder[i] ?? [])),
    answers,
    flags,
    lastSeq: Math.max(...record.seqs),
    paymentStatus: paymentStatusOf(record),
    price: brand.chargedPrice,
    isDemo: payments.isDemo ?? false,
    seller,
    orderNumber: orderNumberOf(record),
    isTooFew: isFinished(record) && isTooFew(record),
    isTooFast: isFinished(record) && isTooFast(record),
    isReopenable: isReopenable(record, now),
    retakeSet: retakeSetOf(set, retakes),
    asksConsent,
    withdrawalDays,
  };
}

/** A test session with a score. */
export type FinishedRecord = TestSessionRecord & { finish: NonNullable<TestSessionRecord['finish']> };

/** Returns true if the score is drawn. */
export function isFinished(record: TestSessionRecord): record is FinishedRecord {
  return record.finish !== null;
}

/**
 * Margin of error of the stored score; `undefined` if this server lacks its model, or if the score says so little that a
 * margin would be false precision.
 */
export function intervalOf(record: FinishedRecord, scoring: ScoringModel) {
  const { finish, questions } = record;
  if (isTooFew(record) || isTooFast(record)) return undefined;
  return finish.score.model === scoring.name ? scoring.intervalOf(finish.score, questions) : undefined;
}

/** Results of a finished test session. The caller has checked that they are paid for. */
export function toTestResults(record: FinishedRecord, scoring: ScoringModel): TestResults {
  const { id, startedAt, deadlineAt, timeFactor, questions, answers, finish } = record;
  const { randomDigit: _, ...score } = finish.score;
  const interval = intervalOf(record, scoring);
  const orderNumber = orderNumberOf(record);
  return {
    ...score,
    ...(interval && { interval }),
    sessionId: id,
    showLabel: isLabelShown(score.iq),
    totalQuestions: questions.length,
    averageIq: AVERAGE_IQ,
    review: questions.map((question, questionIndex) => {
      const order = record.optionOrder[questionIndex] ?? [];
      const chosenIndex = answers[questionIndex] ?? -1;
      return {
        questionIndex,
        category: question.category,
        chosenIndex,
        correctIndex: order.indexOf(question.correct),
        points: question.points,
        explanation: explanationOf(question, order, chosenIndex),
      };
    }),
    startedAt,
    finishedAt: finish.finishedAt,
    finishReason: finish.reason,
    timeUsedSeconds: Math.round((finish.finishedAt - startedAt) / 1000),
    durationSeconds: (deadlineAt - startedAt) / 1000,
    timeFactor,
    isTooFew: isTooFew(record),
    isTooFast: isTooFast(record),
    ...(record.isRepeat && { isRepeat: true }),
    ...(record.sharedResultId !== null && { sharedResultId: record.sharedResultId }),
    ...(record.certificateCode !== null && { certificateCode: record.certificateCode }),
    ...(orderNumber !== null && { orderNumber }),
  };
}
