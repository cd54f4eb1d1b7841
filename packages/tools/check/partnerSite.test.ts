import { type Route, routes } from '@quotient/contract';
import { expect, test } from 'vitest';
import { readText, sourceFiles } from '../support/sourceFiles.ts';

// The partner's site imports nothing of ours, so it has its own copy of the server's paths.

test('what the site of the partner asks the server for is a call of the API', () => {
  const asked = sourceFiles('sites/partner').flatMap((file) =>
    [...readText(file).matchAll(/\/api\/[\w/-]+/g)].map(([found]) => found),
  );
  const open = Object.values<Route>(routes).filter(({ method, token }) => method === 'GET' && !token);
  expect(open.map((route) => route.path)).toEqual(expect.arrayContaining(asked));
  expect(asked).toContain(routes.listQuestionSets.path);
});
