import { PublicQuestionSchema } from '@quotient/contract';
import { bank, getQuestionSet } from '@quotient/server/bank/bank';
import { questionTokens } from '@quotient/server/shapes/questionTokens';
import { seedShapes } from '@quotient/server/shapes/seedShapes';
import * as v from 'valibot';

/**
 * Every question of the bank in one language, with its figures, for the developers' gallery. Keys, points, difficulty
 * and explanations are left out: only the fields of a public question are read.
 */
export const publicBank = (locale: string | null) => ({
  sets: bank.map(({ set }) => ({
    set,
    questions: v.parse(v.array(PublicQuestionSchema), getQuestionSet(set, locale)),
  })),
  shapes: seedShapes(questionTokens(bank.flatMap(({ questions }) => questions))),
});
