import { hold } from '../../support/hold.ts';
import { expect, test } from '../../support/test.ts';
import { visitorBy } from '../../support/visitor.ts';
import { dataLayer } from './journey.ts';

test.beforeEach(({ page }) => page.goto('/'));

test('S061 S003 S005 S226: the hero heads the page, which promises 25 minutes and states the range', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/IQ Test/);
  await expect(heading).toBeInViewport();
  // of the section with the first start button, not of the whole page
  const hero = page.getByRole('region', { name: (await heading.textContent()) ?? '' });
  await expect(hero.getByRole('button', { name: 'Start Your IQ Test Now' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('exactly 25 minutes');
  await expect(page.getByRole('main')).toContainText(/85\s?[–-]\s?150/);
});

test('S062 S011 S012 S013: badges and claims stand as specified', async ({ page }) => {
  const main = page.getByRole('main');
  await expect(main.getByRole('list', { name: 'The test in numbers' }).getByRole('listitem')).toHaveText([
    "2'500+ tests taken",
    '25 minutes only',
    '98% accuracy rate',
  ]);
  await expect(main).toContainText('#1 Online IQ Test');
});

test('S063 S008: the price of the results is in the note and in the title of every page that advertises', async ({
  page,
}) => {
  await expect(page.getByText('$1.00 for results')).toBeVisible();
  await expect(page).toHaveTitle(/\$1\.00/);
  const titleOf = async (path: string) =>
    /<title>(.*)<\/title>/.exec(await (await page.request.get(path)).text())?.[1];
  const visitor = visitorBy(page.request);
  const { id } = await visitor.share(await visitor.reach('paid'));
  expect(await titleOf(`/r/${id}`)).toContain('$1.00');
  for (const path of ['/imprint', '/privacy-policy', '/nope']) expect(await titleOf(path)).not.toMatch(/\$/);
});

test('S065: three cards say what the test is', async ({ page }) => {
  for (const name of ['20 Diverse Questions', '25-Minute Timer', 'Detailed Results'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
});

test('S066 S014: "What to Expect" names the procedure and six question types', async ({ page }) => {
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

for (const button of ['Start Your IQ Test Now', 'Start IQ Test Now']) {
  test(`S064 S067 S068 S201: "${button}" pushes quiz_start with its name and starts the test`, async ({
    page,
  }) => {
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByRole('heading', { name: 'IQ Assessment Test' })).toBeVisible();
    const starts = (await dataLayer(page)).filter(({ event }) => event === 'quiz_start');
    expect(starts).toEqual([{ event: 'quiz_start', button }]);
  });
}

test('S158: leaving before the test is not asked about; the time chosen before the start is the time of the test', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.getByRole('radio', { name: /50:00/ }).check(); // browsers ask only after a click in the page
  await page.reload();
  await page.getByRole('radio', { name: /37:30/ }).check();
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Start Your IQ Test Now' }).click();
  await expect(page.getByRole('timer')).toHaveText(/37:(30|29)/);
});

test('a server that cannot be reached is said, and the start can be tried again', async ({ page }) => {
  await page.route('**/api/test-sessions', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Start Your IQ Test Now' }).click();
  await expect(page.getByRole('alert')).toContainText('The test could not start');
  await page.getByRole('button', { name: 'Start Your IQ Test Now' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
});

test('more time chosen, and Start pressed, before the code has loaded: both count', async ({ page }) => {
  const release = await hold(page, '**/assets/client-*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('radio', { name: /50:00/ }).check();
  await page.getByRole('button', { name: 'Start Your IQ Test Now' }).click();
  release();
  await expect(page.getByRole('timer')).toHaveText(/50:00|49:5\d/);
});
