import { hold } from '../../support/holdRequests.ts';
import { expect, test } from '../../support/test.ts';
import { visitorBy } from '../../support/visitor.ts';
import { dataLayer } from './journey.ts';

test('S061 S003 S005 S226 S062 S011 S012 S013 S063 S008 S065 S066 S014: the page says what the test is: hero, badges, claims, cards, procedure and price, which is in the title of every page that advertises', async ({
  page,
}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await test.step('the hero heads the page', async () => {
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('The IQ Test that shows its work');
    await expect(heading).toBeInViewport();
    // of the section with the first start button, not of the whole page
    const hero = page.getByRole('region', { name: (await heading.textContent()) ?? '' });
    await expect(hero.getByRole('button', { name: 'Start Your IQ Test Now' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('exactly 25 minutes');
    await expect(page.getByRole('main')).toContainText(/85\s?[–-]\s?150/);
  });

  await test.step('badges and claims', async () => {
    await expect(main.getByRole('list', { name: 'The test in numbers' }).getByRole('listitem')).toHaveText([
      "2'500+ tests taken Our own figure, checked by nobody.",
      '25 minutes only',
      '98% accuracy rate Our own figure: no study has measured it.',
    ]);
    await expect(main).toContainText('#1 Online IQ Test Our slogan, not the result of a ranking.');
  });

  await test.step('three cards', async () => {
    for (const name of ['20 Diverse Questions', '25-Minute Timer', 'Detailed Results'])
      await expect(page.getByRole('heading', { name })).toBeVisible();
  });

  await test.step('what to expect', async () => {
    const section = page.getByRole('region', { name: 'What to Expect' });
    for (const text of [
      /multiple choice/i,
      /progressive difficulty/i,
      /standardized procedure/i,
      /pattern recognition/i,
      /number sequences/i,
      /logical reasoning/i,
      /spatial awareness/i,
      /mathematical problems/i,
      /verbal analogies/i,
    ])
      await expect(section).toContainText(text);
  });

  await test.step('the price', async () => {
    await expect(page.getByText('$1.00 for results')).toBeVisible();
    await expect(page).toHaveTitle(/\$1\.00/);
    const titleOf = async (path: string) =>
      /<title>(.*)<\/title>/.exec(await (await page.request.get(path)).text())?.[1];
    const visitor = visitorBy(page.request);
    const { id } = await visitor.share(await visitor.reach('paid'));
    expect(await titleOf(`/r/${id}`)).toContain('$1.00');
    for (const path of ['/imprint', '/privacy-policy', '/nope'])
      expect(await titleOf(path)).not.toMatch(/\$/);
  });
});

test('S064 S067 S068 S201 S158: each start button pushes quiz_start with its name and starts the test, with the time that was chosen; leaving before is not asked about', async ({
  page,
}) => {
  await page.goto('/');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  const expectStarted = async (button: string, time: RegExp) => {
    await expect(page.getByRole('heading', { name: 'IQ Assessment Test' })).toBeVisible();
    await expect(page.getByRole('timer')).toHaveText(time);
    const starts = (await dataLayer(page)).filter(({ event }) => event === 'quiz_start');
    expect(starts).toEqual([{ event: 'quiz_start', button }]);
  };

  await test.step('leaving before the test is not asked about', async () => {
    await page.getByRole('radio', { name: /50:00/ }).check(); // browsers ask only after a click in the page
    await page.reload();
    expect(asked).toEqual([]);
  });

  await test.step('the button of the hero', async () => {
    await page.getByRole('radio', { name: /37:30/ }).check();
    const button = 'Start Your IQ Test Now';
    await page.getByRole('button', { name: button, exact: true }).click();
    await expectStarted(button, /37:(30|29)/);
  });

  await test.step('the button at the end', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.reload(); // asks, with a test that runs
    const button = 'Start IQ Test Now';
    await page.getByRole('button', { name: button, exact: true }).click();
    await expectStarted(button, /25:00|24:5\d/);
  });
});

test('more time chosen, and Start pressed, before the code has loaded: both count', async ({ page }) => {
  const release = await hold(page, '**/assets/client-*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('radio', { name: /50:00/ }).check();
  await page.getByRole('button', { name: 'Start Your IQ Test Now' }).click();
  release();
  await expect(page.getByRole('timer')).toHaveText(/50:00|49:5\d/);
});

test('before the start a visitor tries questions without a clock; nothing of it is sent or stored', async ({
  page,
}) => {
  await page.goto('/');
  const practice = page.getByRole('region', { name: 'Questions to try' });
  const stored = () => page.evaluate(() => Object.keys(localStorage));
  const before = await stored();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await practice.getByRole('radio', { name: 'Filled from 6 to 9' }).check();
  await expect(practice).toContainText('Not yet. It has turned as it should.');
  await practice.getByRole('radio', { name: 'Filled from 6 to half past 10' }).check();
  await practice.getByRole('button', { name: 'Next example' }).click();
  await practice.getByRole('radio', { name: '18' }).check();
  await expect(practice).toContainText('Right. The number doubles');
  expect(await stored()).toEqual(before);
  expect(sent.filter((url) => url.includes('/api/'))).toEqual([]);
  await page.getByRole('button', { name: 'Start Your IQ Test Now' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
});
