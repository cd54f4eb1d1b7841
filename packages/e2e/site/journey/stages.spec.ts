import { answerKey } from '../../support/answerKey.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { expect, test } from '../../support/test.ts';
import {
  answerFromStart,
  finishAnswered,
  goToQuestion,
  openCheckout,
  pay,
  startTest,
  stored,
} from './journey.ts';

const heights: Record<number, number> = { 360: 740, 768: 900, 1280: 900 };

/** How a stage is looked at: as a phone and a computer show it, each in a color scheme. */
const views = [
  [360, 'light'],
  [1280, 'dark'],
] as const;

test('S001 S019 S187: the whole journey works at 360 px for anonymous visitors, is accessible in light and in dark, and fits every width', async ({
  page,
  context,
}) => {
  test.slow();
  const authorizations = new Set<string | undefined>();
  context.on('request', (request) => authorizations.add(request.headers().authorization));
  const resize = (to: number, of = page) => of.setViewportSize({ width: to, height: heights[to] ?? 900 });
  const look = async (stage: string, of = page) => {
    await expect(of.getByText(/sign.?in|log.?in|sign.?up|register/i)).toHaveCount(0);
    if (of === page) expect(new URL(page.url()).pathname, stage).toBe('/');
    // color changes no width, and width no color: axe judges each scheme once, and each width is measured once
    for (const [width, colorScheme] of views) {
      await of.emulateMedia({ colorScheme });
      await resize(width, of);
      await expectNoAxeViolations(of);
    }
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
  await resize(360);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Start Your IQ Test Now' })).toBeVisible();
  await look('1-welcome');
  await startTest(page);
  await look('2-testing-matrix');
  for (const [number, name] of [
    [2, 'text'],
    [14, 'figures'],
    [15, 'folded'],
    [16, 'illustration'],
    [18, 'triangles'],
    [20, 'job'],
  ] as const) {
    await goToQuestion(page, number);
    await page.getByRole('radio').nth(1).check();
    await look(`2-testing-${name}`);
  }
  await goToQuestion(page, 1);
  await answerFromStart(page, answerKey);
  await finishAnswered(page);
  await look('3-payment');
  const popup = await openCheckout(page);
  await look('3-checkout', popup);
  await popup.close();
  await pay(page);
  await look('4-results');
  // nobody is signed in: no cookie, and no word to the server but the token of the test itself
  expect(await context.cookies()).toEqual([]);
  const { token }: { token: string } = JSON.parse((await stored(page, 'session')) ?? '{}');
  expect([...authorizations].filter(Boolean)).toEqual([`Bearer ${token}`]);
});
