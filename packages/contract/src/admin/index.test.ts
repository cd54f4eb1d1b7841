import { expect, test } from 'vitest';
import * as admin from './index.ts';
import type { AdminRoute } from './route.ts';

const features = Object.entries(admin).filter(([name]) => name.endsWith('Routes') && name !== 'adminRoutes');

test('every call of every feature is one of the admin area, so no two features give one the same name', () => {
  const names = features.flatMap(([, routes]) => Object.keys(routes));
  expect(features.length).toBeGreaterThan(0);
  expect(names.sort()).toEqual(Object.keys(admin.adminRoutes).sort());
});

test('no two calls answer at the same address', () => {
  const all: AdminRoute[] = Object.values(admin.adminRoutes);
  const addresses = all.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':any')}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});
