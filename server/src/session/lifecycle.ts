import { NETWORK_GRACE_MS, type SaveAnswer, type SavedAnswer } from '@quotient/contract';
import { ApiError } from '../base/errors.ts';
import type { Random } from '../base/ports.ts';
import type { ScoringModel } from '../scoring/scoringModel.ts';
import type { TestSessionRecord } from './record.ts';
import { replaceAt } from './replaceAt.ts';
import { stopViewing } from './viewing.ts';

/** Inputs that end a test session: the server's time, a drawn digit and the scoring tables. */
interface Judge {
  now: number;
  random: Random;
  scoring: ScoringModel;
}

/** Returns true if nothing can be added to a test session any more: the deadline and the network grace are over. */
export const isPastGrace = ({ deadlineAt }: TestSessionRecord, now: number) =>
  now > deadlineAt + NETWORK_GRACE_MS;

/** The chosen options as indexes of `question.options`, in any display order; -1 = unanswered. */
export function chosenOptions({ answers, optionOrder }: TestSessionRecord): number[] {
  return answers.map((displayed, i) => optionOrder[i]?.[displayed] ?? -1);
}

/** Ends the test, at the deadline at the latest, and draws the score. Does nothing to a finished one. */
export function finish(record: TestSessionRecord, { now, random, scoring }: Judge): TestSessionRecord {
  if (record.finish) return record;
  const isTimeUp = now >= record.deadlineAt;
  const score = scoring.score({
    questions: record.questions,
    answers: chosenOptions(record),
    randomDigit: record.drawnDigit ?? random.digit(),
  });
  const finishedAt = Math.min(now, record.deadlineAt);
  return {
    ...stopViewing(record, finishedAt),
    finish: { finishedAt, reason: isTimeUp ? 'time-up' : 'finished', score },
  };
}

/** Returns true if a finished test can be continued: time is left, and nobody has gone on to pay. */
export const isReopenable = ({ finish, deadlineAt, checkouts }: TestSessionRecord, now: number): boolean =>
  finish?.reason === 'finished' && now < deadlineAt && checkouts.length === 0;

/**
 * Goes back to a finished test; nobody has seen its score, and its digit stays. Does nothing to a running one. Throws
 * `deadline_passed` without time, and `session_finished` once there is a checkout.
 */
export function reopen(record: TestSessionRecord, now: number): TestSessionRecord {
  if (!record.finish) return record;
  if (!isReopenable(record, now))
    throw new ApiError(record.checkouts.length > 0 ? 'session_finished' : 'deadline_passed');
  return { ...record, finish: null, drawnDigit: record.finish.score.randomDigit };
}

/** Stored state of one question. Throws `question_not_found`. */
export function heldAnswer({ answers, flags, seqs }: TestSessionRecord, questionIndex: number): SavedAnswer {
  const optionIndex = answers[questionIndex];
  const isFlagged = flags[questionIndex];
  const seq = seqs[questionIndex];
  if (optionIndex === undefined || isFlagged === undefined || seq === undefined)
    throw new ApiError('question_not_found');
  const answeredCount = answers.filter((answer) => answer >= 0).length;
  return { questionIndex, optionIndex, isFlagged, seq, answeredCount };
}

/**
 * Stores an answer, a mark for later, or both; an absent field is unchanged. A `seq` not above the stored one changes
 * nothing, even after the end: a repeated request must not report a stored answer as lost. Throws
 * `question_not_found`, `invalid_request` (unknown option), `deadline_passed`, `session_finished`.
 */
export function takeAnswer(
  record: TestSessionRecord,
  { questionIndex, seq, now, ...change }: SaveAnswer & { questionIndex: number; now: number },
): TestSessionRecord {
  const held = heldAnswer(record, questionIndex);
  if (seq <= held.seq) return record;
  const { optionIndex = held.optionIndex, isFlagged = held.isFlagged } = change;
  if (optionIndex >= (record.optionOrder[questionIndex]?.length ?? 0)) {
    throw new ApiError('invalid_request', { optionIndex: 'The question has no option at this index.' });
  }
  if (record.finish?.reason === 'time-up' || isPastGrace(record, now)) throw new ApiError('deadline_passed');
  if (record.finish) throw new ApiError('session_finished');
  return {
    ...record,
    answers: replaceAt(record.answers, questionIndex, optionIndex),
    flags: replaceAt(record.flags, questionIndex, isFlagged),
    seqs: replaceAt(record.seqs, questionIndex, seq),
  };
}
