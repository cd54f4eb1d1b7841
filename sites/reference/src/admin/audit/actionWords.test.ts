import { type AdminRoute, adminRoutes } from '@quotient/contract/admin';
import { adminLocales } from '@quotient/contract/locales';
import { expect, test } from 'vitest';
import { actionWords } from './actionWords.ts';

const actions = Object.values<AdminRoute>(adminRoutes).flatMap(({ action }) => action ?? []);

test.each(adminLocales)('every action of an operator has words in %s', (locale) => {
  expect(actions.length).toBeGreaterThan(0);
  expect(actions.filter((action) => !(action in actionWords[locale]))).toEqual([]);
});
