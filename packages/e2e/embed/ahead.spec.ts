import type { Page } from '@playwright/test';
import { hold } from '../support/holdRequests.ts';
import { settle } from '../support/settle.ts';
import { expect, startButton, tag, test } from './partnerTest.ts';

const question = (page: Page) => page.getByText('Question 1 of 20', { exact: true });
const direct = tag('start="directly"');
/** Requests that are made while the app is on its way. */
const isFirst = (address: string) => /^\/api\/|\/first-/.test(address);
const starts = (asked: string[]) => asked.filter((address) => address === '/api/test-sessions');

test('a direct start asks for partner, words and test while its code is on its way, each once, and for no description', async ({
  page,
  host,
  asked,
  server,
}) => {
  const release = await hold(page, `${server.url}/embed/v*/app-*`);
  await host(direct);
  await expect.poll(() => asked.filter(isFirst)).toHaveLength(3);
  const ahead = asked.filter(isFirst);
  expect(ahead.map((address) => address.replace(/-\w+\.js$/, '').replace(/.*\/first/, 'first'))).toEqual(
    expect.arrayContaining(['/api/partners/demo', 'first', '/api/test-sessions']),
  );
  release();
  await expect(question(page)).toBeVisible();
  await settle(page);
  expect(asked.filter((address) => ahead.includes(address))).toEqual(ahead);
  expect(asked.filter((address) => address.includes('/landingFile'))).toEqual([]);
});

test('a description is shown without a test being started, and the browser does not ask first whether it may start one', async ({
  page,
  host,
  asked,
  server,
}) => {
  const sent: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url() === `${server.url}/api/test-sessions`) sent.push(request.headers()['content-type']);
  });
  await host(tag(''));
  await expect(startButton(page)).toBeVisible();
  await settle(page);
  expect(starts(asked)).toEqual([]);
  expect(asked.filter((address) => address === '/api/partners/demo')).toHaveLength(1);
  await startButton(page).click();
  await expect(question(page)).toBeVisible();
  expect(sent).toEqual(['text/plain;charset=UTF-8']);
});

test('of two elements each starts its own test', async ({ page, host, asked }) => {
  const element = (id: string) => `<iq-test id="${id}" partner="demo" lang="en" start="directly"></iq-test>`;
  await host(`<script src="{{quiz}}/embed.js" async></script>${element('one')}${element('two')}`);
  await expect(page.locator('#one').getByText('Question 1 of 20', { exact: true })).toBeVisible();
  await settle(page);
  expect(starts(asked)).toHaveLength(1);
  await page.locator('#two').evaluate((two) => two.scrollIntoView({ block: 'center' }));
  await expect(page.locator('#two').getByText('Question 1 of 20', { exact: true })).toBeVisible();
  expect(starts(asked)).toHaveLength(2);
});

test('an element that leaves before its code is here finds its test when it comes back', async ({
  page,
  host,
  asked,
  server,
}) => {
  const release = await hold(page, `${server.url}/embed/v*/app-*`);
  await host(direct);
  await expect.poll(() => starts(asked)).toHaveLength(1);
  await page.evaluate(async () => {
    const element = document.querySelector('iq-test') as Element;
    element.remove();
    await new Promise(requestAnimationFrame);
    document.body.append(element);
  });
  release();
  await expect(question(page)).toBeVisible();
  await settle(page);
  expect(starts(asked)).toHaveLength(1);
});

test('a test is started before its partner has answered', async ({ page, host, asked, server }) => {
  const release = await hold(page, `${server.url}/api/partners/harbor`);
  await host(direct.replace('"demo"', '"harbor"'));
  await expect.poll(() => starts(asked)).toHaveLength(1);
  release();
  await expect(page.getByText('Frage 1 von 20', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(/\b(?:welche|was|der|die|das)\b/i);
  expect(starts(asked)).toHaveLength(1);
});
