import type { TestResults } from '@quotient/contract';
import { brand } from '@quotient/contract/brand';
import { mailMessages } from '@quotient/iq-test/mail';
import { expect, test } from 'vitest';
import { createSeedModel } from '../scoring/seedModel.ts';
import { toTestResults } from '../session/view.ts';
import { createFinishedRecord } from '../testing/records.ts';
import { mailText } from './mailText.ts';
import { plainMailPage } from './plainMailPage.ts';
import { resultsEmail } from './resultsEmail.ts';

const sharedPage = `https://quotient.test/r/${'s'.repeat(22)}`;
const results = toTestResults(createFinishedRecord(), createSeedModel());
const build = (locale: string | null, changes: Partial<TestResults> = {}) =>
  resultsEmail({ ...results, ...changes }, { locale });

test('the text has everything, in order', () => {
  expect(mailText(resultsEmail(results, { locale: 'en', sharedPage }))).toBe(`Your IQ Test Results
Test of January 1, 2026

IQ score: 133
Very Superior
Your true value lies between 120 and 145 in about two of three cases.

Percentile: 97.5
Correct answers: 19 of 20
Average IQ: 100

Cognitive category analysis
Fluid Reasoning: 4 of 4, Strong
Quantitative Reasoning: 4 of 4, Strong
Crystallized Intelligence: 4 of 4, Strong
Visual-Spatial Processing: 4 of 4, Strong
Working Memory: 3 of 4, Strong

Your public page: ${sharedPage}

This result is an estimate for entertainment and education only. It is not a clinical or professional assessment.

This email was sent because somebody entered this address on the page of their results. If that was not you, there is nothing you need to do.

Quotient
`);
});

test.each([
  ['de-CH', 'de', 'Ihr Ergebnis im IQ-Test', 'Test vom 1. Januar 2026', 'Richtige Antworten: 19 von 20'],
  ['fr-CA', 'fr', 'Vos résultats au test de QI', 'Test du 1 janvier 2026', '19 sur 20'],
  ['es-MX', 'es', 'Tus resultados del test de CI', 'Test del 1 de enero de 2026', '19 de 20'],
  ['en', 'en', 'Your IQ Test Results', 'Test of January 1, 2026', '19 of 20'],
  ['ar-EG', 'ar', 'نتيجتك في اختبار الذكاء', 'اختبار بتاريخ 1 يناير 2026', '19'],
])('in %s the email has the language of the test', (locale, code, subject, date, correct) => {
  const content = build(locale);
  expect(content).toMatchObject({ locale: code, subject, date });
  expect(mailText(content)).toContain(correct);
});

test.each([null, 'tlh', 'constructor', 'en-GB'])('for the locale %j it is English', (locale) => {
  expect(build(locale).subject).toBe(`Your ${brand.name} Results`);
});

test('every language names every number of the result, with Latin digits, and leaves no placeholder open', () => {
  for (const code of Object.keys(mailMessages)) {
    const text = mailText(resultsEmail(results, { locale: code, sharedPage }));
    for (const number of ['133', '120', '145', '97', '19', '20', '100', sharedPage])
      expect(text, code).toContain(number);
    expect(text, code).not.toMatch(/[٠-٩]|\{\w+\}|undefined|false|null/u);
  }
});

test('a too fast test is marked in every language; others are not', () => {
  for (const [code, { later }] of Object.entries(mailMessages)) {
    const fast = build(code, { isTooFast: true });
    expect(fast.warning, code).toBe(later.results.tooFast);
    expect(mailText(fast), code).toContain(later.results.tooFast);
    expect('warning' in build(code), code).toBe(false);
  }
});

test('a warning comes without a margin of error', () => {
  for (const code of Object.keys(mailMessages))
    for (const doubt of [{ isTooFew: true }, { isTooFast: true }]) {
      expect(build(code).hero?.notes.join(), code).toMatch(/120.*145/);
      expect(build(code, doubt).hero?.notes.join(), code).not.toMatch(/\d/);
    }
});

test('no label below 95', () => {
  expect(build('en', { iq: 94, showLabel: false }).hero?.notes).toEqual([
    'Your true value lies between 120 and 145 in about two of three cases.',
  ]);
});

test('the public page is named where the visitor has made one, and only there', () => {
  expect(resultsEmail(results, { locale: 'en', sharedPage }).links).toMatchObject([{ url: sharedPage }]);
  expect(build('en').links).toEqual([]);
});

test('what others see beside the subject has no number in it', () => {
  for (const code of Object.keys(mailMessages)) expect(build(code).preview, code).not.toMatch(/\d/u);
});

test('each ability has its bar and the color that its words say', () => {
  const [first] = results.categories;
  if (!first) throw new Error('no category');
  const categories = [
    first,
    { ...first, correct: 2, percentage: 50, performance: 'Average' as const },
    { ...first, correct: 0, percentage: 0, performance: 'Needs Improvement' as const },
  ];
  const { chart } = build('en', { categories });
  expect(chart?.bars.map(({ percent, tone }) => [percent, tone])).toEqual([
    [100, 'success'],
    [50, 'warning'],
    [0, 'alert'],
  ]);
});

test('in the page of the mocks, words are not markup', () => {
  const page = plainMailPage({ ...build('ar'), subject: '<b>"&' });
  expect(page).toContain('<html lang="ar" dir="rtl">');
  expect(page).toContain('<title>&lt;b&gt;&quot;&amp;</title>');
  expect(page).not.toContain('<b>');
});

test('a score of a model that this server does not have keeps its band', () => {
  const { interval: _, ...older } = results;
  expect(resultsEmail(older, { locale: 'en' }).hero?.notes).toContain('Band 130–139');
});
