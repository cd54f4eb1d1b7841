import path from 'node:path';
import { build } from 'esbuild';
import type { Browser } from 'playwright';
import { expect } from 'vitest';
import { serve } from './consumers.ts';
import { answerRequests, complaintsOf, goToFirstQuestion } from './visits.ts';

const WORDS = 'Jetzt Ihren IQ-Test starten';
const BANNER = 'Alle Cookies akzeptieren';

/** The page of `consumers/react/streaming` on React's development half: its server, and its script for the browser. */
async function bundle(project: string): Promise<void> {
  const common = { bundle: true, format: 'esm', jsx: 'automatic', jsxDev: true } as const;
  const folder = path.join(project, 'streaming');
  await build({
    ...common,
    entryPoints: [path.join(folder, 'server.tsx')],
    outfile: path.join(folder, 'server.mjs'),
    platform: 'node',
    packages: 'external',
  });
  await build({
    ...common,
    entryPoints: [path.join(folder, 'client.tsx')],
    outfile: path.join(folder, 'client.js'),
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"development"' },
  });
}

/** Reads the page while it streams, and requests its script after the first part; returns that part and the rest. */
async function readAsItComes(url: string): Promise<{ first: string; rest: string }> {
  const { body } = await fetch(url);
  if (!body) throw new Error('The page is empty.');
  const parts = body.pipeThrough(new TextDecoderStream())[Symbol.asyncIterator]();
  let [first, rest] = ['', ''];
  while (!first.includes('/client.js')) {
    const { value, done } = await parts.next();
    if (done) throw new Error(`The page ends without a script: ${first}`);
    first += value;
  }
  await fetch(`${url}/client.js`);
  for (let part = await parts.next(); !part.done; part = await parts.next()) rest += part.value;
  return { first, rest };
}

/**
 * Visits the page of a project, `react`, that React streams. Fails if the words aren't in the later part, if React
 * complains on the server or while it hydrates, and if the page doesn't work then.
 */
export async function visitStreamed(project: string, browser: Browser): Promise<void> {
  await bundle(project);
  const site = await serve(project, ['streaming/server.mjs'], 'development');
  const page = await browser.newPage();
  try {
    const { first, rest } = await readAsItComes(site.url);
    for (const words of [WORDS, BANNER])
      expect([first, rest].map((html) => html.includes(words))).toEqual([false, true]);
    const said = complaintsOf(page);
    await answerRequests(page, site.url, 'own');
    await page.goto(site.url);
    await goToFirstQuestion(page, true);
    expect(said).toEqual([]);
    expect(await (await fetch(`${site.url}/said`)).json()).toEqual([]);
  } finally {
    await page.close();
    site.stop();
  }
}
