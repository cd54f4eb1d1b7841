import type { QuestionSetName } from '@quotient/contract';
import * as v from 'valibot';
import { AnswerKeySchema, folders } from './bank.ts';

/** Sources of a set's ideas: question id → the classic type that it follows. Our own ideas have no entry. */
export const ideasOf = (set: QuestionSetName): ReadonlyMap<number, string> =>
  new Map(
    (folders[set] ?? []).flatMap(({ answerKey }) =>
      Object.entries(v.parse(AnswerKeySchema, answerKey)).flatMap(([id, { idea }]) =>
        idea === undefined ? [] : [[Number(id), idea] as const],
      ),
    ),
  );
