import type { Page } from '@playwright/test';
import { visitorBy } from '../support/visitor.ts';
import { expect, resultsTitle, start, storedIn, storedSessions, tag, test } from './partnerTest.ts';

/** Elements that the question's grid and its options are drawn with. */
const drawn = (page: Page) =>
  page
    .locator('[part=root] [data-token]')
    .evaluateAll((shapes) => shapes.map((shape) => shape.getAttribute('data-token')));

test('fresh: each test has figures of its own, and all of them are drawn', async ({
  page,
  host,
  heard,
  partner,
  request,
  server,
}) => {
  await host(tag('set="fresh"'));
  await start(page);
  // eight cells and six options
  await expect.poll(() => drawn(page)).toHaveLength(14);
  await page.getByRole('button', { name: /^Question 20,/ }).click();
  await expect(page.getByText('Question 20 of 20', { exact: true })).toBeVisible();
  await expect.poll(() => drawn(page)).toHaveLength(14);
  await expect(page.locator('[data-unknown]')).toHaveCount(0);

  const visitor = visitorBy(request, { baseUrl: server.url, headers: { origin: partner.url } });
  const other = await visitor.start({ set: 'fresh', partner: 'demo' });
  const id = (await heard()).find(({ name }) => name === 'start')?.detail.sessionId;
  const stored = await storedSessions(server.dataDir);
  const [one, another] = [id, other.id].map((each) => stored.find((record) => record.id === each));
  expect(one).toMatchObject({ set: 'fresh', partner: 'demo', hostOrigin: partner.url });
  expect(one?.seed).not.toBe(another?.seed);
  expect(one?.questions).not.toEqual(another?.questions);
});

test('advanced: the options stand in an order of each test, and the review shows the one that was chosen', async ({
  page,
  host,
  seed,
  server,
}) => {
  const id = await seed({ until: 'paid', set: 'advanced' }); // chooses B
  await host(tag('set="advanced"'));
  await expect(resultsTitle(page)).toBeVisible();
  const record = (await storedSessions(server.dataDir)).find((each) => each.id === id);
  const { questions, optionOrder } = record as never as { questions: string[]; optionOrder: number[][] };
  const stored = (await storedIn(server.dataDir, 'questions')) as never as {
    id: string;
    question: { options: string[]; correct: number };
  }[];
  expect(optionOrder.some((order) => order.join() !== [...order.keys()].join())).toBe(true);
  for (const [number, hash] of questions.slice(0, 2).entries()) {
    const order = optionOrder[number] ?? [];
    const { options, correct } = stored.find(({ id }) => id === hash)?.question ?? {
      options: [],
      correct: -1,
    };
    const review = page.locator('details').nth(number);
    await review.locator('summary').click();
    const shown = review.locator('li');
    if ((await shown.locator('[data-token]').count()) === 0)
      expect((await shown.allInnerTexts()).map((text) => text.split('\n')[0])).toEqual(
        order.map((index) => options[index]),
      );
    await expect(shown.nth(order.indexOf(correct))).toHaveAttribute('data-outcome', 'correct');
  }
  const chosen = page.locator('details').first().locator('li').nth(1);
  await expect(chosen).toHaveAttribute('data-outcome', /correct/);
});
