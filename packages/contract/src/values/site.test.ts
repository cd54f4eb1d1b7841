import { expect, test } from 'vitest';
import type { LocaleCode } from './locales.ts';
import { pathIn, readPath } from './site.ts';

test.each<[LocaleCode, string, string]>([
  ['en', '/', '/'],
  ['en', '/iq-faq', '/iq-faq'],
  ['de', '/', '/de'],
  ['de', '/iq-faq', '/de/iq-faq'],
  ['ar', '/imprint#terms', '/ar/imprint#terms'],
])('in %s %s is at %s, and is read back from there', (locale, path, address) => {
  expect(pathIn(locale, path)).toBe(address);
  expect(readPath(address)).toEqual({ locale, path });
});

test.each([
  ['de-CH', '/de/iq-faq'],
  ['nl', '/iq-faq'],
  ['constructor', '/iq-faq'],
])('a tag of a visitor leads to a language of the site: %s to %s', (tag, address) =>
  expect(pathIn(tag, '/iq-faq')).toBe(address),
);

test.each(['/design', '/den/iq-faq', '/DE', '/en', '/en/iq-faq', '//de', ''])(
  '%j begins with no language',
  (address) => expect(readPath(address)).toEqual({ locale: 'en', path: address }),
);
