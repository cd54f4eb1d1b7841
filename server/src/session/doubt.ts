import type { Question } from '@quotient/contract';
import type { TestSessionRecord } from './record.ts';

/** Parts of a finished test that show how it was answered. */
type Answered = Pick<TestSessionRecord, 'answers' | 'startedAt'> & {
  questions: readonly Pick<Question, 'question' | 'visualPattern'>[];
  finish: { finishedAt: number };
};

/**
 * Letters per second that nobody reads faster: 400 words of six letters, spaces included, in a minute. Most adults read
 * 175 to 300 words (Brysbaert 2019, "How many words do we read per minute?").
 */
const LETTERS_PER_SECOND = 40;
/** Time to find an answer among the options and to click it. */
const CHOOSING_MS = 2000;
/** Time to look at a figure, which has up to eight cells. */
const LOOKING_MS = 1000;

/**
 * Shortest believable time of an answer. It leaves out the reading of the options and all thinking, so it marks nobody
 * who is only quick: the 20 questions of `main` take at least two minutes, 20 matrices 74 to 80 seconds.
 */
const shortestMs = ({ question, visualPattern }: Answered['questions'][number]): number =>
  CHOOSING_MS + (visualPattern ? LOOKING_MS : 0) + (question.length / LETTERS_PER_SECOND) * 1000;

const isAnswered = (answer: number | undefined) => answer !== undefined && answer >= 0;

/** Returns true if fewer than half of the questions were answered: then the score says little. */
export const isTooFew = ({ answers }: Answered): boolean =>
  answers.filter(isAnswered).length < answers.length / 2;

/** Returns true if the answers were faster than reading: then the score says little. */
export function isTooFast({ answers, questions, startedAt, finish }: Answered): boolean {
  const answered = questions.filter((_, i) => isAnswered(answers[i]));
  return finish.finishedAt - startedAt < answered.reduce((sum, question) => sum + shortestMs(question), 0);
}
