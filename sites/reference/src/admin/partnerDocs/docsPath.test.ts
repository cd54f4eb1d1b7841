import { expect, test } from 'vitest';
import { docsPath } from './docsPath.ts';

test.each(['/partners', '/partners/events', '/de/partners', '/ar/partners/builder'])('%s is opened', (path) =>
  expect(docsPath(path)).toBe(path),
);

test.each([
  null,
  '',
  '/',
  '//partners',
  '/\\partners',
  'https://elsewhere.example/partners',
  '//elsewhere.example/partners',
  '/de//partners',
  '/partners/../admin',
  '/partners/events?x=1',
  '/partners\n',
  'javascript:alert(1)',
])('in place of %j, the first page is opened', (path) => expect(docsPath(path)).toBe('/partners'));
