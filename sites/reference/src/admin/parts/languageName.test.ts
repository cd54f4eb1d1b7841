import { expect, test } from 'vitest';
import { languageName } from './languageName.ts';

test.each([
  ['en', 'en', 'English'],
  ['en-US', 'en', 'English (US)'],
  ['pt-BR', 'en', 'Portuguese (Brazil)'],
  ['en-US', 'de', 'Englisch (USA)'],
  ['de-AT', 'de', 'Deutsch (Österreich)'],
  ['not a code', 'en', 'not a code'],
])('%s is called in %s: %s', (code, locale, name) => {
  expect(languageName(code, locale)).toBe(name);
});
