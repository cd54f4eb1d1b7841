import { answerError } from '../support/answers.ts';
import { settle } from '../support/settle.ts';
import { expect, resultsTitle, startButton, storedSessions, test } from './partnerTest.ts';

test('a stranger of the server: the console says what to do, the page hears origin_not_allowed and shows its own content, and nothing begins', async ({
  page,
  visit,
  heard,
  said,
  asked,
  server,
}) => {
  const advice = /"stranger" may not embed on http:\/\/127\.0\.0\.1:\d+: ask the operator/;
  const before = (await storedSessions(server.dataDir)).length;
  await visit('/stranger');
  await expect(page.getByRole('link', { name: 'Take the test on its own page' })).toBeVisible();
  await expect(startButton(page)).toHaveCount(0);
  const message = expect.stringMatching(advice);
  const detail = { code: 'origin_not_allowed', message, hiddenData: {}, partner: 'stranger' };
  expect((await heard()).filter(({ name }) => name !== 'resize')).toEqual([
    { name: 'error', target: 'test', detail },
  ]);
  const ours = said.filter((text) => text.startsWith('[iq-test]'));
  expect(ours).toHaveLength(1);
  expect(ours[0]).toMatch(advice);
  // a method does not bring it back either
  await page.evaluate("document.querySelector('#test').start()");
  await settle(page);
  expect(asked).not.toContain('/api/test-sessions');
  expect(await storedSessions(server.dataDir)).toHaveLength(before);
});

test('a partner that the server has let go is named when the test is begun', async ({
  page,
  visit,
  heard,
  server,
}) => {
  await visit('/inline');
  await expect(startButton(page)).toBeVisible();
  // as if the list had changed since the page was opened
  await page.route(`${server.url}/api/test-sessions`, (route) =>
    answerError(route, 'origin_not_allowed', { 'access-control-allow-origin': '*' }),
  );
  await startButton(page).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'The test may not run on this page.' }),
  ).toBeVisible();
  expect((await heard()).filter(({ name }) => name === 'error').map(({ detail }) => detail.code)).toEqual([
    'origin_not_allowed',
  ]);
  await expect(resultsTitle(page)).toHaveCount(0);
});

test('a partner that is named later, and a service that was away, bring the test all the same', async ({
  page,
  visit,
  heard,
  server,
}) => {
  await visit('/no-partner');
  await expect(page.getByRole('link', { name: 'Take the test on its own page' })).toBeVisible();
  await page.route(`${server.url}/api/partners/*`, (route) => route.abort());
  await page.locator('iq-test').evaluate((element) => element.setAttribute('partner', 'demo'));
  await page.locator('iq-test').getByRole('button', { name: 'Try again' }).waitFor();
  const codes = async () =>
    (await heard()).filter(({ name }) => name === 'error').map(({ detail }) => detail.code);
  expect(await codes()).toEqual(['partner_missing', 'load_failed']);
  await page.unroute(`${server.url}/api/partners/*`);
  await page.locator('iq-test').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Start Your IQ Test Now' })).toBeVisible();
});
