import type { Page } from '@playwright/test';
import { pauseClock } from '../../support/pauseClock.ts';
import { expect, test } from '../../support/test.ts';
import { expectSaved, goToQuestion, startTest } from './journey.ts';

const BANNER = 'Warning: Less than 5 minutes remaining!';

/** The timer's color as the browser shows it, once its change has settled. */
const timerColor = (page: Page) =>
  page.getByRole('timer').evaluate((timer) => {
    for (const animation of timer.getAnimations()) animation.finish();
    return getComputedStyle(timer).color;
  });

test('S160 S161 S071 S162 S223 S155 S152 S221: the timer turns to the warning color at a quarter and to the alert color at a tenth; the banner comes with the last five minutes; time-up takes it away and ends the test without a question, also out of an open one', async ({
  page,
  context,
  advance,
}) => {
  await startTest(page);
  await page.getByRole('radio').nth(1).check();
  await expectSaved(page);
  const timer = page.getByRole('timer');
  const banner = page.getByRole('alert').filter({ hasText: BANNER });
  const colors: string[] = [];
  // The time of the page stands still while it is looked at: a busy machine may take seconds for that.
  await pauseClock(page);
  for (const [secondsLeft, tone, hasBanner] of [
    [380, 'normal', false],
    [374, 'warning', false],
    [304, 'warning', false],
    [298, 'warning', true],
    [155, 'warning', true],
    [149, 'alert', true],
  ] as const) {
    await advanceUntil(page, advance, secondsLeft);
    await expect(timer).toHaveAttribute('data-tone', tone);
    if (hasBanner) await expect(banner).toBeVisible();
    else await expect(page.getByText(BANNER)).toHaveCount(0);
    colors.push(await timerColor(page));
  }
  await context.clock.resume();
  const [normal, warning, , , late, alert] = colors;
  expect(warning).not.toBe(normal);
  expect(late).toBe(warning);
  expect(alert).not.toBe(late);
  await goToQuestion(page, 20);
  await page.getByRole('button', { name: 'Finish Test' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await advance(((await secondsShown(page)) + 1) * 1000);
  await expect(page.getByRole('heading', { name: 'Test Completed!' })).toBeVisible();
  await expect(page.getByText('The time is up')).toBeVisible();
  await expect(page.getByText('1 / 20', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(BANNER)).toHaveCount(0);
});

/** The seconds that the timer says are left. */
async function secondsShown(page: Page): Promise<number> {
  const [minutes = 0, seconds = 0] = ((await page.getByRole('timer').textContent()) ?? '')
    .split(':')
    .map(Number);
  return minutes * 60 + seconds;
}

/** Moves the clocks on until the timer shows this many seconds or, as time may go on by itself, a few fewer. */
async function advanceUntil(page: Page, advance: (ms: number) => Promise<void>, secondsLeft: number) {
  await advance(((await secondsShown(page)) - secondsLeft) * 1000);
  await expect.poll(() => secondsShown(page)).toBeLessThanOrEqual(secondsLeft);
}
