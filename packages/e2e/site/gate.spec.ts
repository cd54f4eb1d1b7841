import { createServer, request as forward, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test as siteTest } from '../support/test.ts';

const password = { username: 'staging', password: 'open' };
const wanted = `Basic ${Buffer.from(`${password.username}:${password.password}`).toString('base64')}`;
const mark = 'Our server could not be reached. Something on the way answered in its place';

interface Gate {
  url: string;
  /** Requests that it has let pass, as `POST /api/…`, with their headers. */
  passed: { call: string; token: string | undefined }[];
}

/** A proxy before the server; `stops` answers what it does not let pass. */
const test = siteTest.extend<{
  before: (stops: (...args: Parameters<RequestListener>) => boolean) => Promise<Gate>;
}>({
  before: async ({ server }, use) => {
    const closing: (() => void)[] = [];
    await use(async (stops) => {
      const passed: Gate['passed'] = [];
      const proxy = createServer((incoming, answer) => {
        if (stops(incoming, answer)) return;
        const { method, url = '', headers } = incoming;
        passed.push({ call: `${method} ${url}`, token: headers['x-test-token']?.toString() });
        const passing = forward(new URL(url, server.url), { method, headers }, (from) => {
          answer.writeHead(from.statusCode ?? 502, from.headers);
          from.pipe(answer);
        });
        passing.on('error', () => answer.destroy());
        incoming.pipe(passing);
      });
      await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
      closing.push(() => {
        proxy.close();
        proxy.closeAllConnections();
      });
      return { url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, passed };
    });
    for (const close of closing) close();
  },
});

test.describe('behind a gate that asks for a password', () => {
  test.use({ httpCredentials: password });
  test('a test is started, answered, finished and kept through a reload', async ({ page, before }) => {
    const { url, passed } = await before(({ headers }, answer) => {
      if (headers.authorization === wanted) return false;
      answer.writeHead(401, { 'WWW-Authenticate': 'Basic realm="Staging"', 'Content-Type': 'text/html' });
      answer.end('<h1>Password, please</h1>');
      return true;
    });
    await page.goto(url);
    await page.getByRole('button', { name: 'Start Your IQ Test Now' }).click();
    await expect(page.getByText('Question 1 of 20', { exact: true })).toBeVisible();
    await page.getByRole('radio').nth(1).check();
    await expect(page.getByText('All answers saved')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('radio').nth(1)).toBeChecked();
    await page.getByRole('button', { name: /^Question 20,/ }).click();
    await page.getByRole('button', { name: 'Finish Test' }).click();
    await page.getByRole('button', { name: 'Finish now' }).click();
    await expect(page.getByRole('heading', { name: 'Test Completed!' })).toBeVisible();
    const ofTest = passed.filter(({ call }) => /\/api\/test-sessions\//.test(call));
    expect(ofTest.length).toBeGreaterThan(2);
    for (const { token } of ofTest) expect(token).toMatch(/^\d{13}-/);
  });
});

for (const [what, status, headers] of [
  ['the login page of a network', 200, { 'Content-Type': 'text/html' }],
  ['a firewall', 403, { 'Content-Type': 'text/html' }],
  [
    'a gate without a password',
    401,
    { 'Content-Type': 'text/html', 'WWW-Authenticate': 'Basic realm="Staging"' },
  ],
  ['a gateway whose server is down', 502, { 'Content-Type': 'text/html' }],
  ['JSON of somebody else', 403, { 'Content-Type': 'application/json' }],
] as const)
  test(`${what} in place of the API is called by its name, and then the test starts`, async ({
    page,
    before,
  }) => {
    const said: string[] = [];
    page.on('console', (entry) => said.push(entry.text()));
    let isOpen = false;
    const { url } = await before((request, answer) => {
      if (isOpen || !/^\/api\//.test(request.url ?? '')) return false;
      answer.writeHead(status, headers);
      answer.end(
        headers['Content-Type'] === 'text/html' ? '<h1>Welcome</h1>' : '{"message":"Blocked by rule 7"}',
      );
      return true;
    });
    await page.goto(url);
    const start = page.getByRole('button', { name: 'Start Your IQ Test Now' });
    await start.click();
    await expect(page.getByText(mark)).toBeVisible();
    const asked = status === 401 ? ' (WWW-Authenticate: Basic)' : '';
    const line = `[iq-test] foreign_answer: ${url} answers ${status}${asked}, but not as the server of the test does.`;
    expect(said.filter((text) => text.startsWith(line))).toHaveLength(1);
    isOpen = true;
    await start.click();
    await expect(page.getByText('Question 1 of 20', { exact: true })).toBeVisible();
  });
