import { QuestionSchema } from '@quotient/contract';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { makeForm } from './form.ts';
import { solveMatrix } from './solve.ts';

const seeds = Array.from({ length: 12 }, (_, i) => `seed ${i}`);
const forms = seeds.map((seed) => makeForm(seed, null));
const profileOf = (form: ReturnType<typeof makeForm>) =>
  form.map(({ difficulty, category }) => `${difficulty} ${category}`);

test('the same seed makes the same form, and another seed another one', () => {
  expect(makeForm('seed 0', null)).toEqual(forms[0]);
  expect(new Set(forms.map((form) => JSON.stringify(form))).size).toBe(forms.length);
});

test('every form has 20 questions of the same difficulties and abilities, rising', () => {
  for (const form of forms) expect(profileOf(form)).toEqual(profileOf(forms[0] ?? []));
  const difficulties = (forms[0] ?? []).map(({ difficulty }) => difficulty);
  expect(difficulties).toEqual([
    ...Array(7).fill('easy'),
    ...Array(8).fill('medium'),
    ...Array(5).fill('hard'),
  ]);
});

test('every question is one of the bank, with one option that fits: its key', () => {
  for (const question of forms.flat()) {
    expect(v.parse(QuestionSchema, question)).toEqual(question);
    const { visualPattern, options, correct } = question;
    expect(solveMatrix(visualPattern?.grid ?? [], options).fitting).toEqual([correct]);
  }
});

test('every language has the same figures and keys in its own words', () => {
  const [english = []] = forms;
  for (const locale of ['de', 'fr-CA', 'es', 'ar']) {
    const form = makeForm('seed 0', locale);
    expect(form.map(({ options, correct }) => [options, correct])).toEqual(
      english.map(({ options, correct }) => [options, correct]),
    );
    for (const [i, { question, explanation }] of form.entries()) {
      expect(question).not.toBe(english[i]?.question);
      expect(explanation).not.toBe(english[i]?.explanation);
      expect(explanation).not.toContain('undefined');
    }
  }
  expect(makeForm('seed 0', 'tlh')).toEqual(english);
});

test('French has a space that does not break before two-part signs', () => {
  for (const { question, explanation } of makeForm('seed 0', 'fr'))
    expect(`${question} ${explanation}`).not.toMatch(/[^\u00a0][:;!?]/);
});
