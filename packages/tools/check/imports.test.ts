import { expect, test } from 'vitest';
import { importsOf } from './imports.ts';

const own = importsOf('packages/tools/check/imports.ts');
const targetsOf = (file: string) => importsOf(file).map(({ specifier, target }) => [specifier, target]);

test('a relative import is a file of ours, another package is not', () => {
  expect(targetsOf('packages/tools/check/imports.ts')).toEqual([
    ['node:fs', undefined],
    ['node:path', undefined],
    ['typescript', undefined],
    ['../support/places.ts', 'packages/tools/support/places.ts'],
    ['../support/sourceFiles.ts', 'packages/tools/support/sourceFiles.ts'],
  ]);
  expect(own.every(({ isTypeOnly, isDynamic }) => !isTypeOnly && !isDynamic)).toBe(true);
});

test('a package of ours is the file of its entry point', () => {
  const targets = new Map(targetsOf('packages/mocks/src/mockAdmin.ts') as [string, string][]);
  expect(targets.get('@quotient/contract/admin')).toBe('packages/contract/src/admin/index.ts');
  expect(targets.get('@quotient/fixtures')).toBe('fixtures/index.ts');
});

test('type imports and lazy imports are marked', () => {
  const mock = importsOf('packages/mocks/src/mockAdmin.ts');
  expect(mock.find(({ specifier }) => specifier === '@quotient/server/ports')?.isTypeOnly).toBe(true);
  const router = importsOf('sites/reference/src/admin/router.tsx');
  expect(router.find(({ specifier }) => specifier === './dashboard/Dashboard.tsx')).toMatchObject({
    target: 'sites/reference/src/admin/dashboard/Dashboard.tsx',
    isDynamic: true,
  });
});
