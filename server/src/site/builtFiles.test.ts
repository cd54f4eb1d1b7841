import { utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { BUILT_ORIGIN } from '@quotient/contract/site';
import { expect, test } from 'vitest';
import { folderWith, siteIn } from '../testing/siteFolder.ts';

const page = '<!doctype html><html lang="en">page';
const marked = '<!doctype html><html data-demo lang="en">page';

/** Requests files of a site repeatedly, by accepted encodings and cached tags. */
function asking(folder: string, isDemo: boolean) {
  const site = siteIn(folder, { isDemo, publicUrl: 'https://iq.example.org' });
  return (address: string, encodings = '', tag = '') =>
    site.request(address, { headers: { 'Accept-Encoding': encodings, 'If-None-Match': tag } });
}

/** Text of an answer, decompressed. */
async function textOf(answer: Response): Promise<string> {
  const content = Buffer.from(await answer.arrayBuffer());
  const encoding = answer.headers.get('content-encoding');
  if (encoding === 'br') return brotliDecompressSync(content).toString();
  return (encoding === 'gzip' ? gunzipSync(content) : content).toString();
}

test('hashed files are cached for good, in the best available and accepted encoding', async () => {
  const script = 'assets/app-3kd92j.js';
  const folder = folderWith({
    [script]: 'script',
    [`${script}.gz`]: gzipSync('script'),
    [`${script}.br`]: 'brotli',
  });
  const ask = asking(folder, true);
  const best = await ask(`/${script}`, 'gzip, deflate, br;q=1');
  expect([await best.text(), best.headers.get('content-encoding')]).toEqual(['brotli', 'br']);
  expect(best.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(best.headers.get('etag')).toBeNull(); // nobody revalidates it
  expect(best.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(best.headers.get('vary')).toBe('Accept-Encoding');
  expect((await ask(`/${script}`, 'gzip')).headers.get('content-encoding')).toBe('gzip');
  expect((await ask(`/${script}`, 'br;q=0, gzip')).headers.get('content-encoding')).toBe('gzip');
  expect((await ask(`/${script}`, 'br; q=0.0, gzip;q=0')).headers.get('content-encoding')).toBeNull();
  const plain = await ask(`/${script}`);
  expect([await plain.text(), plain.headers.get('content-encoding')]).toEqual(['script', null]);
});

test.each([
  ['/', 'index.html', 'text/html; charset=utf-8'],
  ['/robots.txt', 'robots.txt', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'sitemap.xml', 'application/xml; charset=utf-8'],
  ['/site.webmanifest', 'site.webmanifest', 'application/manifest+json'],
])('%s names the origin of the installation, in every encoding', async (address, name, type) => {
  const text = `<html> Sitemap: ${BUILT_ORIGIN}/sitemap.xml ${BUILT_ORIGIN}/de`;
  const built = { [name]: text, [`${name}.br`]: 'old', [`${name}.gz`]: 'old' };
  const ask = asking(folderWith(built), false);
  for (const encoding of ['br', 'gzip', '']) {
    const answer = await ask(address, encoding && `deflate, ${encoding}`);
    expect([answer.status, answer.headers.get('content-encoding') ?? '']).toEqual([200, encoding]);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(await textOf(answer)).toBe(
      '<html> Sitemap: https://iq.example.org/sitemap.xml https://iq.example.org/de',
    );
  }
});

test('scripts and rules are sent as they were built', async () => {
  const text = `"${BUILT_ORIGIN}"`;
  const ask = asking(folderWith({ 'assets/a.js': text, 'speculation-rules.json': text }), true);
  const [script, rules] = [await ask('/assets/a.js'), await ask('/speculation-rules.json')];
  expect([await script.text(), await rules.text()]).toEqual([text, text]);
  expect(rules.headers.get('content-type')).toBe('application/speculationrules+json');
});

test('a demo marks every page, and never sends one that was kept or compressed without the mark', async () => {
  const folder = folderWith({ 'imprint.html': page, 'imprint.html.gz': gzipSync(page) });
  const usual = await asking(folder, false)('/imprint', 'gzip, br');
  expect([usual.headers.get('content-encoding'), await textOf(usual)]).toEqual(['gzip', page]);
  const answer = await asking(folder, true)('/imprint', 'gzip, br', usual.headers.get('etag') ?? '');
  expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, 'br']);
  expect(await textOf(answer)).toBe(marked);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
});

test('the 404 page is filled too, and sent even to a client that has it', async () => {
  const ask = asking(folderWith({ '404.html': page }), true);
  const lost = await ask('/nope', 'gzip');
  expect([lost.status, await textOf(lost)]).toEqual([404, marked]);
  expect((await ask('/nope', 'gzip', lost.headers.get('etag') ?? '')).status).toBe(404);
});

test('whoever asks for the 404 page by its file, or for a page by one, finds nothing, and so does everybody after', async () => {
  const folder = folderWith({ '404.html': page, 'index.html': page });
  const ask = asking(folder, true);
  for (const address of ['/404%2Ehtml', '/nothing', '/404', '/index%2ehtml', '/nothing'])
    expect((await ask(address)).status, address).toBe(404);
  expect((await ask('/')).status).toBe(200);
});

test('a filled page has its own tag for each encoding, and is not sent again to a client that has it', async () => {
  const ask = asking(folderWith({ 'imprint.html': page }), true);
  const encodings = ['br', 'gzip', ''];
  const tags = await Promise.all(
    encodings.map(async (encoding) => (await ask('/imprint', encoding)).headers.get('etag') ?? ''),
  );
  expect(new Set(tags).size).toBe(3);
  for (const encoding of encodings)
    for (const [i, tag] of tags.entries()) {
      const again = await ask('/imprint', encoding, tag);
      expect(again.status).toBe(encodings[i] === encoding ? 304 : 200);
    }
});

test('a page is filled once, and again when its file has changed', async () => {
  const folder = folderWith({ 'new.html': '<html>old' });
  const file = path.join(folder, 'new.html');
  const time = new Date(1_700_000_000_000);
  utimesSync(file, time, time);
  const ask = asking(folder, true);
  expect(await (await ask('/new')).text()).toBe('<html data-demo>old');
  writeFileSync(file, '<html>new');
  utimesSync(file, time, time); // same size, same time: it isn't read
  expect(await (await ask('/new')).text()).toBe('<html data-demo>old');
  writeFileSync(file, '<html>newer');
  expect(await (await ask('/new')).text()).toBe('<html data-demo>newer');
});

test('what needs no filling is sent as it was built: nothing is compressed on its way', async () => {
  const folder = folderWith({ 'font.woff2': 'f'.repeat(5000), 'plain.html': 'p'.repeat(5000) });
  for (const address of ['/font.woff2', '/plain']) {
    const [usual, demo] = [
      await asking(folder, false)(address, 'gzip'),
      await asking(folder, true)(address, 'gzip'),
    ];
    expect(demo.headers.get('content-encoding')).toBeNull();
    expect(demo.headers.get('etag')).toBe(usual.headers.get('etag'));
    expect((await demo.arrayBuffer()).byteLength).toBe(5000);
  }
});

test('a page that did not change is not sent again, also where its tag is one of several or was made weak', async () => {
  const ask = asking(folderWith({ 'imprint.html': page }), false);
  const tag = (await ask('/imprint')).headers.get('etag');
  for (const tags of [`${tag}`, `W/${tag}`, `"other", ${tag}`, `"other",W/${tag} , "more"`]) {
    const again = await ask('/imprint', '', tags);
    expect([again.status, await again.text()]).toEqual([304, '']);
  }
  expect((await ask('/imprint', '', `"other", "${tag?.slice(1, -2)}"`)).status).toBe(200);
});
