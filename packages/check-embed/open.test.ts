import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { testLaunchOptions } from '@quotient/tools/browser';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { open } from './open.ts';
import { Stop } from './stop.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const html =
  (body: string, headers: Record<string, string> = {}): Answer =>
  (_, response) =>
    response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(`<!doctype html>${body}`);
const status =
  (code: number): Answer =>
  (_, response) =>
    response.writeHead(code, { 'content-type': 'text/plain' }).end();

let browser: Browser;
/** Answer at each path. */
let site: Record<string, Answer>;
/** Path and query of every request. */
let asked: string[];
let at: (path: string) => URL;

const server = createServer((request, response) => {
  const { url = '' } = request;
  asked.push(url);
  const [path = ''] = url.split('?');
  (site[path] ?? status(404))(request, response);
});

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  at = (path) => new URL(path, `http://127.0.0.1:${address.port}`);
  browser = await chromium.launch(await testLaunchOptions());
});
afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
  site = { '/favicon.ico': status(204) };
});

/** Longer than a busy machine takes. */
const PATIENT_MS = 10_000;

/** Opens a page and lets it load; returns its notes. */
async function hear(path: string, isBare = false) {
  const { page, notes } = await open(browser, at(path), PATIENT_MS, isBare);
  await page.waitForLoadState('load');
  await page.context().close();
  return notes;
}

test.each([
  ['/page', '/page?iq-test-debug'],
  ['/page?a=%20b&c', '/page?a=%20b&c&iq-test-debug'],
  ['/page?q=a+b#part', '/page?q=a+b&iq-test-debug'],
])('%s is asked for its report, and its own query stays as it is written', async (path, expected) => {
  site['/page'] = html('');
  await hear(path);
  expect(asked[0]).toBe(expected);
});

test('of the console, our errors and warnings are heard', async () => {
  site['/page'] = html(`<script>
    console.error('[iq-test] No partner has this key.');
    console.warn('[iq-test] first line\\nsecond line');
    console.info('[iq-test] report');
    console.error('[other] broken');
    console.error('about [iq-test] something');
  </script>`);
  expect((await hear('/page')).complaints).toEqual(['No partner has this key.', 'first line\nsecond line']);
});

test('a script that does not come is heard of, with the reason; a picture is not', async () => {
  site['/page'] = html(
    '<script src="/missing.js"></script><script src="/cut.js"></script><img src="/no.png">',
  );
  site['/cut.js'] = ({ socket }) => socket.destroy();
  const { failedScripts, hasLoader } = await hear('/page');
  // in any order; for the first, the browser adds that it has stopped reading
  expect(failedScripts).toHaveLength(2);
  expect(failedScripts).toContainEqual({ url: at('/missing.js').href, why: 'status 404' });
  expect(failedScripts).toContainEqual({ url: at('/cut.js').href, why: 'net::ERR_EMPTY_RESPONSE' });
  expect(hasLoader).toBe(false);
});

test("refusals of the page's policy are explained in words", async () => {
  site['/page'] = html('<script src="/embed.js"></script>', {
    'content-security-policy': "script-src 'none'",
  });
  expect((await hear('/page')).failedScripts).toEqual([
    { url: at('/embed.js').href, why: 'kept out by a policy' },
  ]);
});

test('a bare page is opened without our script, which is seen all the same', async () => {
  site['/page'] = html('<script src="/embed.js?v=1"></script><script src="/own.js"></script>');
  site['/embed.js'] = status(204);
  site['/own.js'] = status(204);
  expect(await hear('/page')).toMatchObject({ hasLoader: true, failedScripts: [] });
  expect(asked).toContain('/embed.js?v=1');
  asked = [];
  expect(await hear('/page', true)).toMatchObject({ hasLoader: true });
  expect(asked).toContain('/own.js');
  expect(asked).not.toContain('/embed.js?v=1');
});

test('the opener policy is the one that came with the page', async () => {
  site['/page'] = html('', { 'cross-origin-opener-policy': 'same-origin' });
  site['/other'] = html('');
  expect((await hear('/page')).openerPolicy).toBe('same-origin');
  expect((await hear('/other')).openerPolicy).toBeUndefined();
});

test('each page has its own profile', async () => {
  const cookies: (string | undefined)[] = [];
  site['/page'] = (request, response) => {
    cookies.push(request.headers.cookie);
    html('', { 'set-cookie': 'a=1' })(request, response);
  };
  await hear('/page');
  await hear('/page');
  expect(cookies).toEqual([undefined, undefined]);
});

test.each<[string, Answer, number, string]>([
  ['a page that is missing', status(404), PATIENT_MS, 'answers with status 404: check the address.'],
  ['a server that is broken', status(500), PATIENT_MS, 'answers with status 500: check the address.'],
  [
    'a server that hangs up',
    ({ socket }) => socket.destroy(),
    PATIENT_MS,
    'cannot be opened (net::ERR_EMPTY_RESPONSE): check the address, and that its server runs.',
  ],
  ['a server that says nothing', () => {}, 200, 'cannot be opened (nothing came within 0.2 s): check the'],
])('%s ends the check, with a sentence', async (_, answer, timeoutMs, sentence) => {
  site['/page'] = answer;
  const opening = open(browser, at('/page'), timeoutMs, false);
  await expect(opening).rejects.toThrow(Stop);
  await expect(opening).rejects.toThrow(`${at('/page')} ${sentence}`);
});
