import type { Page } from '@playwright/test';
import { expect, startButton, takeTest, test } from './partnerTest.ts';

const fallback = (page: Page) => page.getByRole('link', { name: 'Take the test on its own page' });

test('without the app, the content of the page stands in, and the page hears why; coming back is told of anew', async ({
  page,
  visit,
  heard,
  said,
  server,
}) => {
  await page.route(`${server.url}/embed/v*/app-*`, (route) => route.abort());
  await visit('/hidden-data');
  await expect(fallback(page)).toBeVisible();
  const { height } = (await page.locator('iq-test').boundingBox()) ?? { height: 0 };
  expect(height).toBeLessThan(100); // nothing is kept free for a test that does not come
  expect(await heard()).toEqual([
    {
      name: 'error',
      target: 'test',
      detail: { code: 'load_failed', message: expect.any(String) }, // it knows no more than that
    },
  ]);
  expect(said.filter((text) => text.startsWith('[iq-test]'))).toHaveLength(1);

  // It tries again. This browser keeps the failure of a file as long as the page lives, so that comes to the same.
  await page.unroute(`${server.url}/embed/v*/app-*`);
  await page.evaluate(async () => {
    const element = document.querySelector('iq-test') as Element;
    const place = element.parentElement as Element;
    element.remove();
    await new Promise(requestAnimationFrame);
    place.append(element);
  });
  await expect.poll(async () => (await heard()).length).toBe(2);
  await expect(fallback(page)).toBeVisible();
});

test('a lost connection hides for good neither the description nor what is shown after the test', async ({
  page,
  visit,
  server,
}) => {
  const lost: string[] = [];
  for (const [file, times] of Object.entries({ landingFile: 2, laterStages: 1, laterMessages: 1, later: 1 }))
    await page.route(
      `${server.url}/embed/v*/${file}-*`,
      (route) => {
        lost.push(file);
        return route.abort();
      },
      { times },
    );
  await visit('/inline');
  await expect(startButton(page)).toBeVisible();
  expect(lost).toEqual(['landingFile', 'landingFile']);
  await takeTest(page);
  expect(lost).toContain('laterStages');
});

test('without the script, the content of the page stays', async ({ page, visit, host, server }) => {
  await visit('/unreachable');
  await expect(fallback(page)).toBeVisible();
  await page.route(`${server.url}/**`, (route) => route.abort());
  await host(
    '<iq-test partner="demo"><a href="/">Take the test on its own page</a></iq-test><script src="{{quiz}}/embed.js" async></script>',
  );
  await expect(fallback(page)).toBeVisible();
});

test('a server that has gone is said, and "Try again" finds it when it is back', async ({
  page,
  visit,
  server,
}) => {
  await page.route(`${server.url}/api/**`, (route) => route.abort());
  await visit('/inline');
  const notice = page.getByRole('alert').filter({ hasText: 'This could not be loaded.' });
  await expect(notice).toBeVisible();
  await page.unroute(`${server.url}/api/**`);
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(startButton(page)).toBeVisible();
});

test.describe(() => {
  // the page's own policy is what refuses the files
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
  test.use({ quiet: async ({}, use) => use(undefined) });

  test('a policy that names the script alone ends in the content of the page', async ({
    page,
    visit,
    heard,
  }) => {
    await visit('/unreachable-app');
    await expect(fallback(page)).toBeVisible();
    expect((await heard()).map(({ name, detail }) => [name, detail.code])).toEqual([
      ['error', 'load_failed'],
    ]);
  });
});
