import type { Question, QuestionSetName } from '@quotient/contract';
import { questionTokens } from './questionTokens.ts';

interface UsedBy {
  set: QuestionSetName;
  id: number;
}

/** Finds the questions that show a figure, by set and id. */
export function createShapeUse(
  sets: readonly { set: QuestionSetName; questions: readonly Question[] }[],
): (token: string) => readonly UsedBy[] {
  const uses = new Map<string, UsedBy[]>();
  for (const { set, questions } of sets)
    for (const question of questions)
      for (const token of new Set(questionTokens([question])))
        uses.set(token, [...(uses.get(token) ?? []), { set, id: question.id }]);
  return (token) => uses.get(token) ?? [];
}
