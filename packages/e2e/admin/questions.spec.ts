import type { Page } from '@playwright/test';
import { expect, test } from '../support/adminTest.ts';
import { expectNoAxeViolations } from '../support/axe.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const stage = (page: Page) => page.locator('[data-width]');

test('every set is browsed by set and ability and searched by its words', async ({ page }) => {
  await page.goto('/admin/questions');
  await expect(page.getByRole('status').filter({ hasText: '170 of 170' })).toBeVisible();
  await page.getByRole('link', { name: /^Visual \d/ }).click();
  await expect(page.getByText('40 of 40 questions')).toBeVisible();
  await page.getByLabel('Ability').selectOption('Working memory');
  await expect(page.getByText(/^\d+ of 40 questions/)).not.toHaveText('40 of 40 questions');
  await page.getByRole('link', { name: 'All sets' }).click();
  await page.getByLabel('Ability').selectOption('All abilities');
  await page.getByLabel('Search the text').pressSequentially('cleo monday');
  await expect(page.getByText('1 of 170 questions')).toBeVisible();
  await page.getByRole('link', { name: 'Main, question 4' }).click();
  await expect(heading(page, 'Main, question 4')).toBeVisible();
  await page.goBack();
  await page.getByLabel('Search the text').fill('no such words');
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await expect(page.getByText('170 of 170 questions')).toBeVisible();
});

test('the questions stand among the screens of operators', async ({ page }) => {
  await page.goto('/admin/questions/main/1');
  const here = page.getByRole('navigation', { name: 'Admin area' }).getByRole('link', { name: 'Questions' });
  await expect(here).toHaveAttribute('aria-current', 'page');
});

test.describe('signed out', () => {
  test.use({ isSignedIn: false });
  for (const path of ['questions', 'questions/main', 'questions/main/1', 'questions/main/1/visitor'])
    test(`${path} leads to the sign-in`, async ({ page }) => {
      await page.goto(`/admin/${path}`);
      await expect(page).toHaveURL(/\/admin\/login/);
    });
});

test('figures are drawn in the list as visitors see them', async ({ page }) => {
  await page.goto('/admin/questions/main');
  const first = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Main, question 1', exact: true }) });
  await expect(first.locator('svg[data-token="triangle-dashed"]').first()).toBeVisible();
  await page.goto('/admin/questions/fresh');
  await expect(page.getByText('Generated sample')).toBeVisible();
  await expect(page.locator('svg[data-token]').first()).toBeVisible();
  await expect(page.locator('[data-unknown]')).toHaveCount(0);
});

test('another sample of the generated set has other figures, and its address shows the same ones again', async ({
  page,
}) => {
  await page.goto('/admin/questions/fresh');
  /** The figures once all are drawn, eight cells of each question: the server draws some of them later than others. */
  const figures = async () => {
    const drawn = page.locator('svg[data-token]');
    await expect(drawn).toHaveCount(160);
    return drawn.evaluateAll((all) => all.map((svg) => svg.getAttribute('data-token')).join());
  };
  const before = await figures();
  await page.getByRole('button', { name: 'Another sample' }).click();
  await expect(page).toHaveURL(/seed=sample-\d+/);
  await expect.poll(figures).not.toBe(before);
  const other = await figures();
  await page.reload();
  expect(await figures()).toBe(other);
});

test('the arrow keys go from question to question, but not out of what uses them itself', async ({
  page,
}) => {
  await page.goto('/admin/questions/main/1');
  await expect(heading(page, 'Main, question 1')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Previous question' })).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(heading(page, 'Main, question 2')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(heading(page, 'Main, question 1')).toBeVisible();
  await page.getByLabel('Appearance').focus();
  await page.keyboard.press('ArrowRight');
  await expect(heading(page, 'Main, question 1')).toBeVisible();
  await page.goto('/admin/questions/main/20');
  await expect(page.getByRole('link', { name: 'Previous question' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Next question' })).toHaveCount(0);
});

test('a question is shown in every language, in light and dark, and as wide as a phone', async ({ page }) => {
  await page.goto('/admin/questions/main/1');
  for (const [name, dir, position] of [
    ['Deutsch', 'ltr', 'Frage 1 von 20'],
    ['Français', 'ltr', 'Question 1 sur 20'],
    ['Español', 'ltr', 'Pregunta 1 de 20'],
    ['العربية', 'rtl', 'السؤال 1 من 20'],
  ] as const) {
    await page.getByLabel('Language of the questions').selectOption(name);
    await expect(stage(page).locator('[data-iq-root]')).toHaveAttribute('dir', dir);
    await expect(stage(page).getByRole('region', { name: position })).toBeVisible();
  }
  const root = stage(page).locator('[data-iq-root]');
  const paper = () => root.evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.getByLabel('Appearance').selectOption('Light');
  const light = await paper();
  await page.getByLabel('Appearance').selectOption('Dark');
  await expect.poll(paper).not.toBe(light);
  await page.getByLabel('Width').selectOption('Phone');
  await expect(stage(page)).toHaveCSS('width', '360px');
  await page.getByRole('link', { name: 'Next question' }).click();
  await expect(stage(page)).toHaveAttribute('data-width', 'phone');
});

test('the answer comes after a click alone, with its proof, and the audit log has it once', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/admin/questions/main/4');
  await expect(page.getByText('The audit log will note that you looked at this answer.')).toBeVisible();
  await expect(stage(page).getByRole('radio').first()).toBeVisible();
  const isAnswer = (path: string) => path.endsWith('/answer');
  expect(asked.filter(isAnswer)).toEqual([]);
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expect(page.getByText('Right option')).toBeVisible();
  await expect(page.getByText(/Ana has Tuesday/)).toBeVisible();
  await expect(page.getByText('all clues, in 1 of 120 orders')).toBeVisible();
  // neither coming back to the window nor another language asks again
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await page.getByLabel('Language of the questions').selectOption('Deutsch');
  await expect(page.getByRole('button', { name: 'Show the answer' })).toBeVisible();
  expect(asked.filter(isAnswer)).toHaveLength(1);
  await page.goto('/admin/audit');
  const newest = page.getByRole('row').nth(1);
  await expect(newest).toContainText('question.reveal');
  await expect(newest).toContainText('done');
  await expect(page.getByRole('main')).not.toContainText('Tuesday');
});

test('the answer of a generated question is proven when it is asked for', async ({ page }) => {
  await page.goto('/admin/questions/fresh/3');
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expect(page.getByText('Right option')).toBeVisible();
  await expect(page.getByText('matrix', { exact: true })).toBeVisible();
});

test('the preview is the screen of a real test, whose clock stands still and which stores nothing', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !pathname.startsWith('/api/admin/')) calls.push(pathname);
  });
  await page.goto('/admin/questions/main/19');
  await page.getByRole('link', { name: 'Try it as a visitor' }).click();
  const timer = stage(page).getByRole('timer');
  await expect(timer).toContainText('25:00');
  await page.getByLabel('Questions', { exact: true }).selectOption('The whole set');
  await expect(stage(page).getByRole('region', { name: 'Question 19 of 20' })).toBeVisible();
  await stage(page).getByRole('radio').first().check();
  await stage(page).getByRole('button', { name: 'Next' }).click();
  await expect(stage(page).getByRole('region', { name: 'Question 20 of 20' })).toBeVisible();
  // another language goes on where the preview is
  await page.getByLabel('Language of the questions').selectOption('Deutsch');
  await expect(stage(page).getByRole('region', { name: 'Frage 20 von 20' })).toBeVisible();
  await stage(page).getByRole('button', { name: 'Test beenden' }).click();
  await stage(page).getByRole('dialog').getByRole('button', { name: 'Jetzt beenden' }).click();
  await expect(page.getByText('The preview is over')).toBeVisible();
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(stage(page).getByRole('timer')).toContainText('25:00');
  expect([...new Set(calls)]).toEqual(['/api/svg-shapes']);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /preview|saved|session/.test(key))),
  ).toEqual([]);
});

test('a question says how many cases its statistics have, and a sample has none', async ({ page }) => {
  // a set that no other test finishes on this server
  await page.goto('/admin/questions/extended/33');
  await expect(page.getByText('Too few cases so far: 0, and 50 are needed.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open its statistics' })).toHaveAttribute(
    'href',
    '/admin/statistics/extended/33',
  );
  await page.goto('/admin/questions/fresh/3');
  await expect(page.getByRole('button', { name: 'Show the answer' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open its statistics' })).toHaveCount(0);
});

test('an address without a question says so', async ({ page }) => {
  for (const path of ['main/999', 'nothing/1', 'main/999/visitor']) {
    await page.goto(`/admin/questions/${path}`);
    await expect(heading(page, 'There is nothing here')).toBeVisible();
  }
});

test('the browser speaks German, and the questions with it', async ({ page }) => {
  await page.goto('/admin/questions/main/1');
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(heading(page, 'Hauptsatz, Frage 1')).toBeVisible();
  await expect(stage(page).getByRole('region', { name: 'Frage 1 von 20' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Lösung zeigen' })).toBeVisible();
});

for (const path of ['questions', 'questions/main/1', 'questions/main/9/visitor?locale=ar'])
  test(`${path} fits a phone of 360 px and has no barrier that a program finds`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(`/admin/${path}`);
    await expect(page.locator('[data-iq-root]').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await expectNoAxeViolations(page);
  });
