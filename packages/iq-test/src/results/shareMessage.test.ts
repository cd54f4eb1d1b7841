import { brand, localizeBrand } from '@quotient/contract/brand';
import { expect, test } from 'vitest';
import { englishT } from '../i18n/english.fixture.ts';
import { shareMessage } from './shareMessage.ts';

const t = englishT;
const message = (iq: number) => shareMessage(iq, brand, t).text;
/** The text of a tier without the number in it. */
const template = (iq: number) => message(iq).replace(String(iq), '{iq}');

test('S252: 130+, 120+, 110+, 100+ and lower have five different texts', () => {
  expect(new Set([149, 129, 119, 109, 99].map(template)).size).toBe(5);
});

test.each([
  [130, 149],
  [120, 129],
  [110, 119],
  [100, 109],
  [60, 99],
])('S252: the tier from %s holds up to %s', (lowest, highest) => {
  expect(template(lowest)).toBe(template(highest));
  expect(template(lowest - 1) === template(lowest)).toBe(lowest === 60);
});

test('the message names the test, and the score from 100 on', () => {
  expect(message(134)).toContain('134');
  expect(message(134)).toContain('IQ Test');
  expect(message(87)).toContain('IQ Test');
  expect(message(87)).not.toContain('87');
});

test('the share sheet has a title of its own: a name is written otherwise there than in a sentence', () => {
  const { title, text } = shareMessage(134, localizeBrand(brand, 'fr'), t);
  expect(title).toBe('Test de QI');
  expect(text).toContain(' test de QI');
});
