// Builds that `npm test` has no minutes for: `npm run test:consumers` runs them. The Next app is in package.test.ts.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testLaunchOptions } from '../browser/browser.ts';
import { copyConsumer, type Mode, run, typeErrors } from './consumers.ts';
import { type Packed, packPackage } from './pack.ts';
import { buildAndVisit, type ConsumerPage } from './visits.ts';

const modes: Mode[] = ['production', 'development'];
/** Pages of the README, and one of the project itself with values, a handler and cookie consent. */
const pages: ConsumerPage[] = [
  { path: '/', kind: 'readme', hasConsent: false },
  { path: '/own', kind: 'own', hasConsent: true },
];
let folder: string;
let packed: Packed;
let browser: Browser;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'quotient-package-'));
  packed = packPackage(folder);
  browser = await chromium.launch(await testLaunchOptions());
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

test('the React Router app of the README is built of it, and a page of its own: values and words in a loader, words in the first HTML, no hydration error', async () => {
  const project = copyConsumer('react-router', packed, { readme: 'React Router' });
  expect(typeErrors(project)).toEqual([]);
  const tool = (name: string) => path.join(project, `node_modules/@react-router/${name}/bin.js`);
  for (const mode of modes)
    await buildAndVisit(
      project,
      browser,
      { build: [tool('dev'), 'build'], start: [tool('serve'), 'build/server/index.js'], pages },
      mode,
    );
});

test('the static Astro page of the README is built of it, and one of its own: words in the HTML, test and consent as islands, no hydration error', async () => {
  const project = copyConsumer('astro', packed, { readme: 'Astro' });
  const astro = path.join(project, 'node_modules/astro/astro.js');
  run(process.execPath, [astro, 'sync'], project);
  expect(typeErrors(project)).toEqual([]);
  for (const mode of modes)
    await buildAndVisit(
      project,
      browser,
      { build: [astro, 'build'], start: [astro, 'preview', '--port', '0'], pages },
      mode,
    );
});
