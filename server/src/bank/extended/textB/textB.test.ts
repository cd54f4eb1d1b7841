import { readFileSync } from 'node:fs';
import { QuestionSchema } from '@quotient/contract';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { translateQuestions } from '../../bank.ts';
import answerKey from './answerKey.json' with { type: 'json' };
import { proofs } from './proofs.ts';
import questions from './questions.json' with { type: 'json' };

const Key = v.object({ correct: v.number(), explanation: v.string() });
const part = questions.map((question) => {
  const key = v.parse(Key, new Map(Object.entries(answerKey)).get(String(question.id)));
  return v.parse(QuestionSchema, { ...question, ...key });
});

test.each(part.filter(({ verified }) => verified === 'program'))(
  '$id: the key, and nothing but the key, fits',
  ({ correct, explanation: _, ...question }) => {
    expect(proofs[question.id]?.solve(question).fitting).toEqual([correct]);
  },
);

test('a person judged the questions without a proof', () => {
  const unproven = part.filter(({ id }) => !proofs[id]);
  expect(unproven.map(({ id }) => id)).toEqual([66, 72, 88, 94]);
  for (const { verified } of unproven) expect(verified).toBe('human');
});

test('the right option stands at every place about as often', () => {
  const places = [0, 1, 2, 3, 4].map((place) => part.filter(({ correct }) => correct === place).length);
  expect(Math.max(...places) - Math.min(...places)).toBeLessThanOrEqual(1);
});

test('questions get harder: points never fall', () => {
  const points = part.map((question) => question.points);
  expect(points).toEqual([...points].sort((a, b) => a - b));
});

describe.each(['de', 'fr', 'es', 'ar'])('%s', (language) => {
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(new URL(`./${name}.${language}.json`, import.meta.url), 'utf8'));
  const translated = translateQuestions(part, read('questions'), read('answerKey'));
  const numbersIn = (text: string) =>
    (text.match(/\d+(?:[.,]\d+)?/gu) ?? []).map((number) => number.replace(',', '.'));

  test('every question has the numbers of the English one, so that its proof holds', () => {
    for (const [i, { question, options }] of translated.entries()) {
      expect(numbersIn(question)).toEqual(numbersIn(part[i]?.question ?? ''));
      expect(options.map(numbersIn)).toEqual(part[i]?.options.map(numbersIn));
    }
  });

  test('no two options are alike', () => {
    for (const { id, options } of translated) expect(new Set(options).size, `${id}`).toBe(options.length);
  });
});
