import type { SetStatistics } from '@quotient/contract/admin';
import type { SessionRow } from '../dashboard/sessionRow.ts';
import { type CaseSample, createCaseSample } from './caseSample.ts';
import { addTime, noTimes, type TimeCounts } from './times.ts';

/** Facts about a question that its counts need. */
export interface QuestionShape {
  id: number;
  optionCount: number;
  /** Index of the right option. */
  keyIndex: number;
}

/** Facts about a set. `questions` is empty if each test has its own questions. */
export interface SetShape {
  questionCount: number;
  questions: readonly QuestionShape[];
}

/** Facts about a test that statistics need. */
export type CountedRow = Pick<SessionRow, 'id' | 'finishedAt' | 'isRepeat' | 'isTooFast' | 'questions'>;

/** The answers to one question, counted. */
export interface QuestionCounts extends QuestionShape {
  /** Per number of right answers: the number of cases per option, unanswered at the end. */
  chosen: number[][];
  omitted: number;
  notReached: number;
  times: TimeCounts;
}

/** Counts for the statistics of a set: as large for a million tests as for ten. */
export interface Counts {
  readonly shape: SetShape;
  cases: number;
  readonly leftOut: SetStatistics['leftOut'];
  /** Per number of right answers: the number of cases. */
  readonly distribution: number[];
  readonly questions: readonly QuestionCounts[];
  readonly sample: CaseSample;
}

const zeros = (length: number) => Array<number>(length).fill(0);

/** Makes empty counts. */
export function createCounts(shape: SetShape): Counts {
  const scores = zeros(shape.questionCount + 1);
  return {
    shape,
    cases: 0,
    leftOut: { unfinished: 0, repeated: 0, tooFast: 0, otherQuestions: 0 },
    distribution: [...scores],
    questions: shape.questions.map((question) => ({
      ...question,
      chosen: scores.map(() => zeros(question.optionCount + 1)),
      omitted: 0,
      notReached: 0,
      times: noTimes(),
    })),
    sample: createCaseSample(),
  };
}

const raise = (list: number[], index: number) => {
  list[index] = (list[index] ?? 0) + 1;
};

/** Returns true if a test had today's questions: the same ids, and answers that are right or wrong as now. */
function hasSameQuestions({ questions }: CountedRow, shape: SetShape): boolean {
  if (questions.length !== shape.questionCount) return false;
  return shape.questions.every(({ id, optionCount, keyIndex }, i) => {
    const asked = questions[i];
    return asked?.id === id && asked.chosen < optionCount && (asked.chosen === keyIndex) === asked.isCorrect;
  });
}

function reasonToLeaveOut(row: CountedRow, shape: SetShape): keyof Counts['leftOut'] | undefined {
  if (row.finishedAt === null) return 'unfinished';
  if (row.isRepeat) return 'repeated';
  if (row.isTooFast) return 'tooFast';
  return hasSameQuestions(row, shape) ? undefined : 'otherQuestions';
}

/**
 * Counts one test. Cases are finished first attempts that weren't too fast: a repeated test has known questions, and
 * a rushed one has no information.
 */
export function addRow(counts: Counts, row: CountedRow): void {
  const { shape, leftOut, distribution, questions, sample } = counts;
  const reason = reasonToLeaveOut(row, shape);
  if (reason) {
    leftOut[reason] += 1;
    return;
  }
  counts.cases += 1;
  const pattern = Uint8Array.from(row.questions, ({ isCorrect }) => Number(isCorrect));
  const score = pattern.reduce((sum, each) => sum + each, 0);
  raise(distribution, score);
  if (questions.length > 0) sample.add(row.id, pattern);
  for (const [i, question] of questions.entries()) {
    const asked = row.questions[i];
    if (!asked) continue;
    raise(question.chosen[score] ?? [], asked.chosen < 0 ? question.optionCount : asked.chosen);
    if (asked.chosen < 0) question[asked.isViewed ? 'omitted' : 'notReached'] += 1;
    addTime(question.times, asked.spentMs);
  }
}
