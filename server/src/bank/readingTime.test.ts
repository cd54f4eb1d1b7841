import { localeCodes } from '@quotient/contract/locales';
import { expect, test } from 'vitest';
import { isTooFast } from '../session/doubt.ts';
import { getQuestionSet } from './bank.ts';
import { makeForm } from './figures/form.ts';

const sets = localeCodes.flatMap((locale) => [
  ...(['main', 'advanced', 'visual', 'extended'] as const).map(
    (set) => [`${set}, ${locale}`, getQuestionSet(set, locale) ?? []] as const,
  ),
  [`fresh, ${locale}`, makeForm('quick', locale)] as const,
]);

const answeredIn = (questions: (typeof sets)[number][1], seconds: number, count = questions.length) => ({
  questions,
  answers: questions.map((_, i) => (i < count ? 0 : -1)),
  startedAt: 0,
  finish: { finishedAt: seconds * 1000 },
});

test.each(sets)('%s: every question answered in 3 seconds each is too fast', (_, questions) => {
  expect(questions.length).toBeGreaterThanOrEqual(20);
  expect(isTooFast(answeredIn(questions, questions.length * 3.05))).toBe(true);
});

test.each(sets)('%s: who reads 400 words a minute and thinks 5 seconds is not too fast', (_, questions) => {
  const words = questions.reduce((sum, { question }) => sum + question.split(/\s+/).length, 0);
  const letters = questions.reduce((sum, { question }) => sum + question.length, 0);
  const reading = Math.max((words / 400) * 60, letters / 40);
  expect(isTooFast(answeredIn(questions, reading + questions.length * 5))).toBe(false);
});
