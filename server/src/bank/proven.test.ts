import { expect, test } from 'vitest';
import { bank } from './bank.ts';
import proven from './proven.json' with { type: 'json' };
import { fingerprintOf, refuseUnproven } from './proven.ts';

const [question] = bank.flatMap(({ questions }) => questions);
if (!question) throw new Error('The bank is empty.');
const bankWith = (changed: object) => [{ set: 'main', questions: [{ ...question, ...changed }] } as const];

test('S257: the whole bank is as it was proven', () => {
  expect(() => refuseUnproven(bank, proven)).not.toThrow();
});

test.each([
  ['text', { question: `${question.question} Really?` }],
  ['options', { options: [...question.options].reverse() }],
  ['key', { correct: question.correct + 1 }],
  ['figure', { visualPattern: undefined }],
])('a question whose %s has changed since is refused', (_, changed) => {
  expect(() => refuseUnproven(bankWith(changed), proven)).toThrow(
    'Question 1 of set "main" is not as it was proven: run npm run bank -- verify.',
  );
});

test('what says nothing of the answer may change', () => {
  expect(() => refuseUnproven(bankWith({ explanation: 'Otherwise.', points: 7 }), proven)).not.toThrow();
});

test('a question that nobody has proven, or whose proof found a problem, is refused', () => {
  const verdict = { id: 1, fingerprint: fingerprintOf(question) };
  const table = (...verdicts: object[]) => ({ sets: [{ set: 'main', verdicts }] });
  expect(() => refuseUnproven(bankWith({}), table(verdict))).not.toThrow();
  expect(() => refuseUnproven(bankWith({}), table())).toThrow('Question 1');
  expect(() => refuseUnproven(bankWith({}), table({ ...verdict, problem: 'No option fits.' }))).toThrow(
    'Question 1',
  );
});
