import { brand } from '@quotient/contract/brand';
import { fixtureQuestions, personas } from '@quotient/fixtures';
import { mailMessages } from '@quotient/iq-test/mail';
import { expect, test } from 'vitest';
import { createSeedModel } from '../scoring/seedModel.ts';
import { buildResultsEmail } from './resultsEmail.ts';

const score = createSeedModel().score({
  questions: fixtureQuestions,
  answers: personas.careful.answers,
  randomDigit: 3,
});
const build = (locale: string | null, isTooFast = false) =>
  buildResultsEmail({ score, totalQuestions: 20, isTooFast }, locale);

test('the e-mail speaks the language of the test session', async () => {
  const { subject, text, html } = await build('de-CH');
  expect(subject).toContain('IQ-Test');
  expect(text).toContain('Richtige Antworten: 19 von 20');
  expect(html).toContain('<html lang="de" dir="ltr">');
});

test.each([
  ['fr-CA', 'Vos résultats au test de QI'],
  ['es-MX', 'Tus resultados del test de CI'],
  ['de', 'Ihr Ergebnis im IQ-Test'],
  ['en', 'Your IQ Test Results'],
])('the subject in %s has the name as a sentence has it', async (locale, subject) => {
  expect((await build(locale)).subject).toBe(subject);
});

test('Arabic is written from right to left, with Latin digits', async () => {
  const { html, text } = await build('ar-EG');
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(text).toMatch(/13\d/u);
  expect(text).not.toMatch(/[٠-٩]/u);
});

test.each([null, 'tlh', 'constructor', 'en-GB'])('for the locale %j it is English', async (locale) => {
  expect((await build(locale)).subject).toBe(`Your ${brand.name} Results`);
});

test('every language names every number of the result', async () => {
  for (const code of Object.keys(mailMessages)) {
    const { text, html } = await build(code);
    for (const body of [text, html]) {
      expect(body, code).toContain(String(score.iq));
      expect(body, code).toContain('19');
      expect(body, code).not.toMatch(/\{\w+\}/u);
    }
  }
});

test('what came too fast says so in every language, in both bodies; what did not, does not', async () => {
  for (const [code, { later }] of Object.entries(mailMessages)) {
    const { tooFast } = later.results;
    const [fast, fair] = [await build(code, true), await build(code)];
    for (const body of ['text', 'html'] as const) {
      expect(fast[body], code).toContain(tooFast);
      expect(fair[body], code).not.toContain(tooFast);
      expect(fair[body], code).not.toMatch(/false|undefined/u);
    }
  }
});
