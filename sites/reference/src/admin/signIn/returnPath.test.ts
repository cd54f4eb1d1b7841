import { expect, test } from 'vitest';
import { returnPath, signInPath } from './returnPath.ts';

test.each(['/shapes', '/sessions/1700000000000-abc?tab=payments&x=1', '/partners/acme'])(
  'a sign-in leads back to %s',
  (path) => {
    const [, search = ''] = signInPath(path).split('?');
    expect(returnPath(`?${search}`)).toBe(path);
  },
);

test.each([
  '//evil.test',
  '/\\evil.test',
  'https://evil.test',
  'javascript:alert(1)',
  '/\tx',
  '/x\\y',
  'shapes',
  '',
  '/login',
])('a sign-in never leads to %j', (path) => {
  expect(returnPath(`?to=${encodeURIComponent(path)}`)).toBe('/dashboard');
});
