import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { bareTest as test } from '../support/test.ts';

const assets = fileURLToPath(new URL('../../../sites/reference/dist/assets', import.meta.url));
const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));

/** The one built file of this name. */
function built(name: string): string {
  const found = scripts.filter((file) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(file));
  expect(found, name).toHaveLength(1);
  return found[0] ?? '';
}

/** A file and all that is loaded with it; what it imports when it is asked to is not. */
function loadedWith(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const code = readFileSync(path.join(assets, file), 'utf8');
  for (const [, imported = ''] of code.matchAll(/\b(?:from|import)\s*["']\.\/([^"']+)["']/g))
    loadedWith(imported, found);
  return found;
}

// Chromium keeps the failure of a file that another one imports, so that a second try of the later stages, which a
// connection comes back for, would fail by it for good.
test('the later stages are one file beside those that the test has loaded already', () => {
  const before = new Set(['client', 'iqTest'].flatMap((name) => [...loadedWith(built(name))]));
  expect(before.size).toBeGreaterThan(2);
  const laterStages = built('laterStages');
  const all = loadedWith(laterStages);
  expect(all.size).toBeGreaterThan(2);
  expect([...all].filter((file) => !before.has(file))).toEqual([laterStages]);
});
