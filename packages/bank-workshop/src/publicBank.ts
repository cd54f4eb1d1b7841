import { PublicQuestionSchema } from '@quotient/contract';
import { bank, getQuestionSet } from '@quotient/server/bank/bank';
import { questionTokens } from '@quotient/server/shapes/questionTokens';
import { seedShapes } from '@quotient/server/shapes/seedShapes';
import * as v from 'valibot';

/**
 * Every question of the bank in one language, with the figures that they are drawn with, for the gallery of those who
 * develop. Keys, points, difficulty and explanations stay behind: only the fields of a public question are read.
 */
export const publicBank = (locale: string | null) => ({
  sets: bank.map(({ set }) => ({
    set,
    questions: v.parse(v.array(PublicQuestionSchema), getQuestionSet(set, locale)),
  })),
  shapes: seedShapes(questionTokens(bank.flatMap(({ questions }) => questions))),
});
