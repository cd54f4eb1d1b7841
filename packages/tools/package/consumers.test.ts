// Builds that `npm test` has no minutes for: `npm run test:consumers` runs them. The Next app is in package.test.ts.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildAndVisit, copyConsumer, type Mode, run, typeErrors } from './consumers.ts';
import { type Packed, packPackage } from './pack.ts';

const modes: Mode[] = ['production', 'development'];
let folder: string;
let packed: Packed;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'quotient-package-'));
  packed = packPackage(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a React Router app is built of it: values and words in a loader, words in the first HTML, no hydration error', async () => {
  const project = copyConsumer('react-router', packed);
  expect(typeErrors(project)).toEqual([]);
  const tool = (name: string) => path.join(project, `node_modules/@react-router/${name}/bin.js`);
  for (const mode of modes)
    await buildAndVisit(project, [tool('dev'), 'build'], [tool('serve'), 'build/server/index.js'], mode);
});

test('a static Astro page is built of it: words in the HTML, test and consent as islands, no hydration error', async () => {
  const project = copyConsumer('astro', packed);
  const astro = path.join(project, 'node_modules/astro/astro.js');
  run(process.execPath, [astro, 'sync'], project);
  expect(typeErrors(project)).toEqual([]);
  for (const mode of modes)
    await buildAndVisit(project, [astro, 'build'], [astro, 'preview', '--port', '0'], mode);
});
