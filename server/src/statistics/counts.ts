import type { SetStatistics } from '@quotient/contract/admin';
import type { SessionRow } from '../dashboard/sessionRow.ts';
import { type CaseSample, createCaseSample } from './caseSample.ts';
import { addTime, noTimes, type TimeCounts } from './times.ts';

/** What has to be known of a question to count its answers. */
export interface QuestionShape {
  id: number;
  optionCount: number;
  /** Index of the right option. */
  keyIndex: number;
}

/** What has to be known of a set. `questions` is empty where each test has questions of its own. */
export interface SetShape {
  questionCount: number;
  questions: readonly QuestionShape[];
}

/** What a statistic needs of a test. */
export type CountedRow = Pick<SessionRow, 'id' | 'finishedAt' | 'isRepeat' | 'isTooFast' | 'questions'>;

/** The answers to one question, counted. */
export interface QuestionCounts extends QuestionShape {
  /** Per number of right answers: per option, and unanswered at the end, how many cases chose it. */
  chosen: number[][];
  omitted: number;
  notReached: number;
  times: TimeCounts;
}

/** All that the statistics of a set are made of: as large for a million tests as for ten. */
export interface Counts {
  readonly shape: SetShape;
  cases: number;
  readonly leftOut: SetStatistics['leftOut'];
  /** Per number of right answers: how many cases have it. */
  readonly distribution: number[];
  readonly questions: readonly QuestionCounts[];
  readonly sample: CaseSample;
}

const zeros = (length: number) => Array<number>(length).fill(0);

/** Nothing counted yet. */
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

/** True where a test had the questions of today: the same ids, and answers that are right or wrong as they would be now. */
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
 * Counts one test. Cases are finished first attempts that were not too fast: who repeats the test knows its questions,
 * and who rushes through it tells nothing of them.
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
