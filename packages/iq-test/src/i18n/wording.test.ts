// How each language words what the package says, where a program can see it. What holds for every text of ours stands in
// packages/tools/check/wording.test.ts.
import { type LocaleCode, locales } from '@quotient/contract/locales';
import { expect, test } from 'vitest';
import { textsOf } from './texts.fixture.ts';

const hasDual = (code: string) =>
  new Intl.PluralRules(code).resolvedOptions().pluralCategories.includes('two');

test.each((Object.keys(locales) as LocaleCode[]).filter(hasDual))(
  '%s has a dual: one and two are words there, without a number',
  async (code) => {
    const forms = [...(await textsOf(code))].filter(([key]) => /_(?:one|two)$/u.test(key));
    expect(forms.length).toBeGreaterThan(0);
    for (const [key, text] of forms) expect(text, key).not.toContain('{{count}}');
  },
);

test.each(['es', 'fr'] as const)('%s counts whole millions with "de"', async (code) => {
  const forms = [...(await textsOf(code))].filter(([key]) => key.endsWith('_many'));
  expect(forms.length).toBeGreaterThan(0);
  for (const [key, text] of forms) expect(text, key).toContain('{{count}} de ');
});

test.each([
  ['landing', 'landing.lead'],
  ['payment', 'payment.receiveScore'],
  ['results', 'results.score'],
])(
  'Arabic has the letters IQ once on the screen %s, where the score is first named',
  async (screen, first) => {
    const texts = [...(await textsOf('ar'))];
    const withLetters = texts.filter(([key, text]) => key.startsWith(`${screen}.`) && text.includes('IQ'));
    expect(withLetters.map(([key]) => key)).toEqual([first]);
  },
);

test.each(Object.keys(locales) as LocaleCode[])(
  'in %s the terms are agreed to, and the privacy policy has a verb of its own',
  async (code) => {
    const between = /<\/terms>(.*)<privacy>/u.exec((await textsOf(code)).get('payment.agreement') ?? '')?.[1];
    // a word that is neither "and" nor an article: `and acknowledge the`
    expect(between).toMatch(/[\p{L}\p{M}]{5}/u);
  },
);
