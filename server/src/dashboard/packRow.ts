import { paymentStatusOf } from '../session/checkouts.ts';
import type { StoredRow } from './record.ts';
import type { SessionRow } from './sessionRow.ts';

const bits = (list: readonly boolean[]) => list.map(Number).join('');

/** Packs a row for storing. */
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

/** Unpacks the stored row of an id. */
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
