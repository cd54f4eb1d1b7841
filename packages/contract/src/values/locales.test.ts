import { expect, test } from 'vitest';
import { localeCodeOf } from './locales.ts';

test.each([
  ['de', 'de'],
  ['de-CH', 'de'],
  ['ar-EG', 'ar'],
  ['nl', 'en'],
  ['constructor', 'en'],
  ['', 'en'],
  [null, 'en'],
  [undefined, 'en'],
] as const)('a visitor with the tag %j gets %s', (tag, language) => expect(localeCodeOf(tag)).toBe(language));
