import { answerError } from '../support/answers.ts';
import { expect, resultsTitle, settle, start, startButton, storedSessions, test } from './partnerTest.ts';

for (const [address, code, advice] of [
  ['/unknown-partner', 'partner_not_found', /knows no partner "nobody": check the key, or ask its operator/],
  [
    '/stranger',
    'origin_not_allowed',
    /"stranger" may not embed on http:\/\/127\.0\.0\.1:\d+: ask the operator/,
  ],
  ['/no-partner', 'partner_missing', /write partner="…" with the key/],
] as const) {
  test(`${address}: the console says what to do, the page hears ${code} and shows its own content, and nothing begins`, async ({
    page,
    visit,
    heard,
    said,
    asked,
    server,
  }) => {
    const before = (await storedSessions(server.dataDir)).length;
    await visit(address);
    await expect(page.getByRole('link', { name: 'Take the test on its own page' })).toBeVisible();
    await expect(startButton(page)).toHaveCount(0);
    expect((await heard()).filter(({ name }) => name !== 'resize')).toEqual([
      {
        name: 'error',
        target: 'test',
        detail: {
          code,
          message: expect.stringMatching(advice),
          hiddenData: {},
          partner: await page.locator('iq-test').getAttribute('partner'),
        },
      },
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
}

test('the server itself refuses a session, and its answers, to a page that is no partner of it', async ({
  page,
  partner,
  request,
  server,
}) => {
  const before = (await storedSessions(server.dataDir)).length;
  for (const [origin, data, code] of [
    [partner.url, {}, 'origin_not_allowed'],
    [partner.url, { partner: 'stranger' }, 'origin_not_allowed'],
    [partner.url, { partner: 'nobody' }, 'partner_not_found'],
    ['https://evil.example', { partner: 'demo' }, 'origin_not_allowed'],
    ['null', { partner: 'demo' }, 'origin_not_allowed'],
  ] as const) {
    const answer = await request.post(`${server.url}/api/test-sessions`, { headers: { origin }, data });
    expect([answer.ok(), (await answer.json()).code]).toEqual([false, code]);
  }
  expect(await storedSessions(server.dataDir)).toHaveLength(before);
  // what is a refusal there is an answer that the partner's own page can read
  await page.goto('/404');
  const status = await page.evaluate(async (address) => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch(address, { method: 'POST', headers, body: '{"partner":"demo"}' })).status;
  }, `${server.url}/api/test-sessions`);
  expect(status).toBe(201);
});

test('a session tells whose it is and where it was begun', async ({
  page,
  visit,
  heard,
  partner,
  server,
}) => {
  await visit('/inline');
  await start(page);
  const id = (await heard()).find(({ name }) => name === 'start')?.detail.sessionId;
  const documents = await storedSessions(server.dataDir);
  expect(documents.find((document) => document.id === id)).toMatchObject({
    partner: 'demo',
    hostOrigin: partner.url,
  });
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
