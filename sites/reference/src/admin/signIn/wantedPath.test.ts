import { expect, test } from 'vitest';
import { signInPath, wantedPath } from './wantedPath.ts';

test.each(['/shapes', '/sessions/1700000000000-abc?tab=payments&x=1', '/partners/acme'])(
  'a sign-in leads back to %s',
  (path) => {
    const [, search = ''] = signInPath(path).split('?');
    expect(wantedPath(`?${search}`)).toBe(path);
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
  expect(wantedPath(`?to=${encodeURIComponent(path)}`)).toBe('/dashboard');
});
