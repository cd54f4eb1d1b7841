import { type LocaleCode, locales } from '@quotient/contract/locales';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { loadMessages } from '../../iq-test/src/i18n/loadI18n.ts';
import { wordsSchema } from './wordsSchema.ts';

const accepts = new Ajv({ allErrors: true }).compile(wordsSchema());
const english = await loadMessages('en');

test.each(Object.keys(locales) as LocaleCode[])('the shipped words of %s are accepted', async (code) => {
  expect(accepts(await loadMessages(code)), JSON.stringify(accepts.errors)).toBe(true);
});

test('any part of them is accepted, with the address of the schema', () => {
  for (const words of [{}, { $schema: './words.schema.json' }, { payment: { title: 'Fatto!' } }])
    expect(accepts(words)).toBe(true);
});

describe('what nobody would read is refused', () => {
  test.each([
    ['a misspelt key', { payment: { titel: 'Fatto!' } }, '/payment', 'titel'],
    ['a misspelt group', { paymnet: {} }, '', 'paymnet'],
    [
      'a plural form of a text that has none',
      { payment: { title_other: 'Fatto!' } },
      '/payment',
      'title_other',
    ],
  ])('%s', (_, words, instancePath, additionalProperty) => {
    expect(accepts(words)).toBe(false);
    expect(accepts.errors).toMatchObject([{ instancePath, params: { additionalProperty } }]);
  });

  test.each([
    ['a number', { payment: { title: 7 } }],
    ['a text in the place of a group', { payment: 'Fatto!' }],
    ['a list', []],
  ])('%s', (_, words) => {
    expect(accepts(words)).toBe(false);
  });
});

test('the English words are beside the keys', () => {
  expect(JSON.stringify(wordsSchema())).toContain(`English: ${english.payment.title}`);
});
