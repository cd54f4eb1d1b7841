import type { TestSession } from '@quotient/contract';
import { answerKey } from '../../support/answerKey.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { expect, test } from '../../support/test.ts';
import { clickAndClose, expectResults, finishAnswered, openCheckout, stored } from './journey.ts';
import { questionLooks } from './questionLooks.ts';

const heights: Record<number, number> = { 360: 740, 768: 900, 1280: 900 };

/** Devices and color schemes that each stage is seen in. */
const views = [
  [360, 'light'],
  [1280, 'dark'],
] as const;

/** Questions that look unlike the others, by their numbers. */
const kinds: Record<number, string> = {
  1: 'matrix',
  2: 'text',
  14: 'figures',
  15: 'folded',
  16: 'illustration',
  18: 'triangles',
  20: 'job',
};

test('S001 S019 S187 S078 S079 S081 S183 S082 S083 S084 S121: the whole journey works at 360 px for anonymous visitors, is accessible in light and in dark, and fits every width; every question has its badge, its lettered options in a native radio group, and the figures of its kind', async ({
  page,
  context,
}) => {
  const authorizations = new Set<string | undefined>();
  context.on('request', (request) => authorizations.add(request.headers().authorization));
  const resize = (to: number, of = page) => of.setViewportSize({ width: to, height: heights[to] ?? 900 });
  const measure = async (stage: string, of = page) => {
    await expect(of.getByText(/sign.?in|log.?in|sign.?up|register/i)).toHaveCount(0);
    if (of === page) expect(new URL(page.url()).pathname, stage).toBe('/');
    for (const width of [1280, 768, 360]) {
      await resize(width, of);
      const overflow = await of.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${stage} fits ${width} px`).toBeLessThanOrEqual(0);
      // pictures for the eye; kept only when asked for
      const folder = process.env.SCREENSHOTS;
      for (const [, colorScheme] of folder ? views : []) {
        await of.emulateMedia({ colorScheme });
        await of.screenshot({ path: `${folder}/${stage}-${width}-${colorScheme}.png`, fullPage: true });
      }
    }
    await of.emulateMedia({ colorScheme: 'light' });
  };
  const look = async (stage: string, of = page) => {
    // color changes no width, and width no color: axe judges each scheme once, and each width is measured once
    for (const [width, colorScheme] of views) {
      await of.emulateMedia({ colorScheme });
      await resize(width, of);
      await expectNoAxeViolations(of);
    }
    await measure(stage, of);
  };
  await resize(360);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Start Your IQ Test Now' })).toBeVisible();
  await look('1-welcome');
  await page.getByRole('button', { name: 'Start Your IQ Test Now' }).click();
  await expect(page.getByRole('heading', { name: 'IQ Assessment Test' })).toBeVisible();

  const held: { id: string; token: string } = JSON.parse((await stored(page, 'session')) ?? '{}');
  const headers = { authorization: `Bearer ${held.token}` };
  const answer = await page.request.get(`/api/test-sessions/${held.id}`, { headers });
  const { questions }: TestSession = await answer.json();
  expect(questions).toHaveLength(20);
  expect(new Set(questions.map(({ type }) => type)).size).toBe(6);
  for (const [index, { type, options }] of questions.entries()) {
    const number = index + 1;
    const isLast = number === 20;
    const card = page.getByRole('region', { name: `Question ${number} of 20` });
    await expect(card.getByText(new RegExp(`^${type}$`, 'i'))).toBeVisible();
    await expect(card.getByRole('group', { name: 'Answer options' }).locator('label')).toHaveText(
      [...'ABCDEF'].slice(0, options.length).map((letter) => new RegExp(`^${letter}`)),
    );
    await questionLooks[number]?.(page);
    await page
      .getByRole('radio')
      .nth(answerKey[index] ?? -1)
      .check();
    // what differs between questions, the stories let axe judge
    const stage = `2-testing-${kinds[number]}`;
    if (number === 1) await look(stage);
    else if (kinds[number]) await measure(stage);
    await expect(page.getByRole('button', { name: 'Finish Test' })).toHaveCount(isLast ? 1 : 0);
    await expect(page.getByRole('button', { name: 'Next' })).toHaveCount(isLast ? 0 : 1);
    if (!isLast) await page.getByRole('button', { name: 'Next' }).press('Enter');
  }
  await finishAnswered(page);
  await look('3-payment');
  const popup = await openCheckout(page);
  await look('3-checkout', popup);
  await clickAndClose(popup, popup.getByRole('button', { name: /^Pay/ }));
  await expectResults(page);
  await look('4-results');
  // nobody is signed in: no cookie, and no word to the server but the token of the test itself
  expect(await context.cookies()).toEqual([]);
  expect([...authorizations].filter(Boolean)).toEqual([`Bearer ${held.token}`]);
});
