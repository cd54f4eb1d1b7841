import advancedKey from '@quotient/server/bank/advanced/matrices/answerKey.json' with { type: 'json' };
import advanced from '@quotient/server/bank/advanced/matrices/questions.json' with { type: 'json' };
import { joinAnswerKey } from '@quotient/server/bank/bank';
import extendedKey from '@quotient/server/bank/extended/matrices/answerKey.json' with { type: 'json' };
import extended from '@quotient/server/bank/extended/matrices/questions.json' with { type: 'json' };
import { verifyQuestion } from '@quotient/server/bank/verify/verdict';
import visualKey from '@quotient/server/bank/visual/matrices/answerKey.json' with { type: 'json' };
import visual from '@quotient/server/bank/visual/matrices/questions.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { optionsThatObey } from './bruteForce.ts';

const sets = [
  { set: 'visual', questions: visual, answerKey: visualKey, count: 22 },
  { set: 'advanced', questions: advanced, answerKey: advancedKey, count: 4 },
  { set: 'extended', questions: extended, answerKey: extendedKey, count: 12 },
] as const;

test.each(sets)('$set: two judges find the keyed option, and no other, in each matrix', (each) => {
  const { questions } = joinAnswerKey(each.set, each.questions, each.answerKey);
  expect(questions).toHaveLength(each.count);
  for (const question of questions) {
    const { grid = [], optionShapes = [] } = question.visualPattern ?? {};
    const found = { method: 'matrix', fitting: [question.correct], lookAlikes: [] };
    expect(verifyQuestion(question), `${question.id}`).toMatchObject(found);
    expect(optionsThatObey(grid, optionShapes), `${question.id}`).toEqual([question.correct]);
  }
});
