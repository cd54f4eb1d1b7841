import { expect, test } from 'vitest';
import advancedKey from '../advanced/matrices/answerKey.json' with { type: 'json' };
import { proofs as advancedProofs } from '../advanced/matrices/proofs.ts';
import advanced from '../advanced/matrices/questions.json' with { type: 'json' };
import { joinAnswerKey } from '../bank.ts';
import extendedKey from '../extended/matrices/answerKey.json' with { type: 'json' };
import { proofs as extendedProofs } from '../extended/matrices/proofs.ts';
import extended from '../extended/matrices/questions.json' with { type: 'json' };
import visualKey from '../visual/matrices/answerKey.json' with { type: 'json' };
import { proofs as visualProofs } from '../visual/matrices/proofs.ts';
import visual from '../visual/matrices/questions.json' with { type: 'json' };
import { optionsThatObey } from './bruteForce.ts';
import { lookAlikes } from './raster.ts';

const sets = [
  { set: 'visual', questions: visual, answerKey: visualKey, proofs: visualProofs, count: 22 },
  { set: 'advanced', questions: advanced, answerKey: advancedKey, proofs: advancedProofs, count: 4 },
  { set: 'extended', questions: extended, answerKey: extendedKey, proofs: extendedProofs, count: 12 },
] as const;

test.each(sets)('$set: two judges find the keyed option, and no other, in each matrix', (each) => {
  const { questions } = joinAnswerKey(each.set, each.questions, each.answerKey);
  expect(questions).toHaveLength(each.count);
  for (const { correct, explanation: _, ...question } of questions) {
    const { grid = [], optionShapes = [] } = question.visualPattern ?? {};
    expect(each.proofs[question.id]?.solve(question).fitting, `${question.id}`).toEqual([correct]);
    expect(optionsThatObey(grid, optionShapes), `${question.id}`).toEqual([correct]);
    expect(lookAlikes(optionShapes), `${question.id}`).toEqual([]);
  }
});
