import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPartnerSite } from './build.ts';
import { pages } from './pages.ts';
import { demoPartners } from './partners.ts';
import { servePartnerSite } from './serve.ts';

const manifest = { version: '1.2.3', integrity: 'sha384-abc' };
const quizServer = createServer((_, response) => response.end(JSON.stringify(manifest)));
let folder: string;
let quiz: string;
let site: Awaited<ReturnType<typeof servePartnerSite>>;

beforeAll(async () => {
  // a folder of its own: others may be reading the usual one
  folder = await mkdtemp(path.join(tmpdir(), 'partner-site-'));
  await buildPartnerSite(folder);
  await new Promise<void>((resolve) => quizServer.listen(0, resolve));
  quiz = `http://localhost:${(quizServer.address() as AddressInfo).port}`; // an address of a TCP server
  site = await servePartnerSite({ port: 0, folder });
  site.setQuiz(quiz);
});
afterAll(async () => {
  await site.close();
  quizServer.close();
  await rm(folder, { recursive: true });
});

/** The status of a path as written: `fetch` would tidy it up first. */
const rawStatus = (address: string, headers = {}) =>
  new Promise<number | undefined>((resolve, reject) => {
    request({ port: site.port, path: address, headers }, (answer) => resolve(answer.resume().statusCode))
      .on('error', reject)
      .end();
  });

test.each(['/', ...pages.map((page) => page.path)])(
  '%s is a whole page with nothing left to fill in',
  async (address) => {
    const answer = await fetch(site.url + address);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html).toMatch(/^<!doctype html>[\s\S]*<\/html>\n$/);
    expect(html).not.toMatch(/\{\{\w+\}\}|<!-- /);
    for (const [, asset] of html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g))
      expect((await fetch(site.url + asset)).status, asset).toBe(200);
  },
);

test('what a page shows as its snippet is the very thing that lives on it', async () => {
  const shown = await Promise.all(
    pages.map(async ({ path: address }) => {
      const html = await readFile(path.join(folder, `${address}.html`), 'utf8');
      const snippets = html.matchAll(
        /<figure class="code" lang="en" dir="ltr">\n<figcaption>HTML<\/figcaption>\n<pre><code>([\s\S]*?)<\/code>/g,
      );
      return [...snippets].map(([, text = '']) => {
        const source = text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
        expect(html, address).toContain(`<div class="live">\n${source}\n</div>`);
        return address;
      });
    }),
  );
  expect(shown.flat().length).toBeGreaterThan(20);
});

test('a nonce is good for one answer, and no tag is without it', async () => {
  const read = async () => {
    const answer = await fetch(`${site.url}/csp-nonce`);
    const [, nonce] = answer.headers.get('content-security-policy')?.match(/'nonce-([\w-]{22,})'/) ?? [];
    const html = await answer.text();
    expect(html.match(/<script /g)).toHaveLength(
      html.match(RegExp(`<script [^>]*nonce="${nonce}"`, 'g'))?.length ?? 0,
    );
    return nonce;
  };
  expect(await read()).not.toBe(await read());
});

test('the pinned page says so when the version is not known', async () => {
  const pinned = () => fetch(`${site.url}/pinned`).then((answer) => answer.text());
  expect(await pinned()).toContain(`src="${quiz}/embed/v1.2.3/embed.js"`);
  site.setQuiz('http://localhost:1');
  expect(await pinned()).toContain('The version to pin is not known');
  site.setQuiz(quiz);
});

test('no address leads out of the folder', async () => {
  for (const address of [
    '/../package.json',
    '/assets/../serve.ts',
    '/assets/..%2f..%2fserve.ts',
    '/index.html',
  ])
    expect(await rawStatus(address), address).toBe(404);
  expect(await rawStatus('/', { Host: '"><script>' })).toBe(400);
});

test('a port that is taken is told by its code', async () => {
  await expect(servePartnerSite({ port: site.port, folder })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
});

test('the demo partners know this site by both of its names, and the stranger does not', () => {
  const origins = Object.fromEntries(demoPartners(3001).map((partner) => [partner.key, partner.origins]));
  expect(origins).toEqual({
    demo: ['http://localhost:3001', 'http://127.0.0.1:3001'],
    harbor: ['http://localhost:3001', 'http://127.0.0.1:3001'],
    stranger: ['https://elsewhere.example'],
  });
});
