import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { router } from './router.tsx';
import { Guard } from './signIn/Guard.tsx';

const matched = (path: string) => matchRoutes(router.routes, path)?.at(-1)?.route.path;

test.each([
  ['/partners/new', 'partners/new'],
  ['/partners/import', 'partners/import'],
  ['/partners/quiz', 'partners/:id'],
  ['/questions', 'questions/:set?'],
  ['/questions/main/7/visitor', 'questions/:set/:id/visitor'],
  ['/shapes/zebra%2Bdot', 'shapes/:token'],
  ['/nowhere', '*'],
])('%s opens the screen %s', (path, screen) => {
  expect(matched(path)).toBe(screen);
});

test('every screen needs an operator who is signed in, but those to sign in', () => {
  const parents = (path: string) => matchRoutes(router.routes, path)?.map(({ route }) => route);
  const [, guard] = parents('/dashboard') ?? [];
  expect(guard).toMatchObject({ element: { type: Guard } });
  const screens = ['/partners', '/audit', '/sessions/1', '/shapes', '/nowhere', '/'];
  const ofQuestions = ['/questions', '/questions/main', '/questions/main/1', '/questions/main/1/visitor'];
  for (const path of [...screens, ...ofQuestions]) expect(parents(path)?.[1]).toBe(guard);
  for (const path of ['/login', '/forgot', '/setup', '/reset']) expect(parents(path)).not.toContain(guard);
});
