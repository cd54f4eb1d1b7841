import type { PublicQuestion, Question, TestResults, TestSession, VisualPattern } from '@quotient/contract';
import { brand } from '@quotient/contract/brand';
import { deadlineTime } from '../clock/deadlineTime.ts';
import type { ScoringModel } from '../scoring/scoringModel.ts';
import { AVERAGE_IQ, isLabelShown } from '../scoring/seedModel.ts';
import { paymentStatusOf } from './checkouts.ts';
import type { Ports } from './ports.ts';
import type { TestSessionRecord } from './record.ts';

const inOrder = <T>(list: readonly T[], order: readonly number[]): T[] =>
  order.flatMap((index) => list.slice(index, index + 1));

/** A figure as it may be shown: as with the question around it, no field leaves that is not named here. */
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
  { clock, payments }: Pick<Ports, 'clock' | 'payments'>,
): TestSession {
  const { id, set, timeFactor, startedAt, deadlineAt, answers, flags, finish } = record;
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
    now: deadlineTime(clock, startedAt),
    questions: record.questions.map((question, i) => toPublicQuestion(question, record.optionOrder[i] ?? [])),
    answers,
    flags,
    lastSeq: Math.max(...record.seqs),
    paymentStatus: paymentStatusOf(record),
    price: brand.chargedPrice,
    isDemo: payments.isDemo ?? false,
  };
}

/** A test session whose score is drawn. */
export type FinishedRecord = TestSessionRecord & { finish: NonNullable<TestSessionRecord['finish']> };

/** True where the score is drawn. */
export function isFinished(record: TestSessionRecord): record is FinishedRecord {
  return record.finish !== null;
}

/**
 * A question of the main set has 31 words. A fast reader needs 8 s for them (four a second); less than half of that is no
 * reading. Other sets have the same limit. Figures are taken in faster than words are read: there it may mark somebody who
 * did look at each, and so it only says that the score says little, and never changes it.
 */
const FASTEST_ANSWER_MS = 3000;

/** True where the answers came faster than the questions can be read: the score says little then. */
export function isTooFast({ startedAt, answers, finish }: FinishedRecord): boolean {
  const answeredCount = answers.filter((answer) => answer >= 0).length;
  return finish.finishedAt - startedAt < answeredCount * FASTEST_ANSWER_MS;
}

/** How far the stored score may be off; `undefined` where a model made it that this server does not have. */
export function intervalOf({ finish, questions }: FinishedRecord, scoring: ScoringModel) {
  return finish.score.model === scoring.name ? scoring.intervalOf(finish.score, questions) : undefined;
}

/** The stored results of a finished test session. The caller has made sure that they are paid for. */
export function toTestResults(record: FinishedRecord, scoring: ScoringModel): TestResults {
  const { id, startedAt, deadlineAt, timeFactor, questions, answers, finish } = record;
  const { randomDigit: _, ...score } = finish.score;
  const interval = intervalOf(record, scoring);
  return {
    ...score,
    ...(interval && { interval }),
    sessionId: id,
    showLabel: isLabelShown(score.iq),
    totalQuestions: questions.length,
    averageIq: AVERAGE_IQ,
    review: questions.map(({ category, correct, points, explanation }, questionIndex) => ({
      questionIndex,
      category,
      chosenIndex: answers[questionIndex] ?? -1,
      correctIndex: record.optionOrder[questionIndex]?.indexOf(correct) ?? -1,
      points,
      explanation,
    })),
    startedAt,
    finishedAt: finish.finishedAt,
    finishReason: finish.reason,
    timeUsedSeconds: Math.round((finish.finishedAt - startedAt) / 1000),
    durationSeconds: (deadlineAt - startedAt) / 1000,
    timeFactor,
    isTooFast: isTooFast(record),
    ...(record.sharedResultId !== null && { sharedResultId: record.sharedResultId }),
    ...(record.certificateCode !== null && { certificateCode: record.certificateCode }),
  };
}
