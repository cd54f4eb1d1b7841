import { expect, test } from 'vitest';
import { privateLinkOf, readPrivateLink } from './privateLink.ts';

const id = '1767225600000-abcdefghij';
const token = `${id}.${'A'.repeat(42)}-`;

test.each([
  [null, '/my-results'],
  ['en-GB', '/my-results'],
  ['de-CH', '/de/my-results'],
  ['pt-BR', '/my-results'],
])('a test in %s is opened at %s', (locale, path) => {
  const url = new URL(privateLinkOf('https://quiz.example', locale, token));
  expect(url.origin + url.pathname).toBe(`https://quiz.example${path}`);
  expect(readPrivateLink(url.hash)).toEqual({ id, token });
});

test.each(['.', '>', ')', ' ', '&utm_source=mail', '%20'])(
  'what mail programs add is left out: "%s"',
  (tail) => expect(readPrivateLink(`#${token}${tail}`)).toEqual({ id, token }),
);

test.each(['', '#', `#${id}`, `#${id}.`, `#${token.slice(0, -1)}`, `#${token}A`, token, '#content'])(
  'an incomplete or foreign link opens nothing: "%s"',
  (fragment) => expect(readPrivateLink(fragment)).toBeUndefined(),
);
