import { localeCodes } from '@quotient/contract/locales';
import { answerKey } from '../support/answerKey.ts';
import { expect, test } from '../support/test.ts';
import { visitorBy } from '../support/visitor.ts';
import { arriveAtResults } from './journey/journey.ts';

test.use({ hasDecided: false });

test('a shared result shows what to do next without scrolling, on phones and computers, beside the cookie banner', async ({
  page,
}) => {
  for (const locale of localeCodes) {
    const visitor = visitorBy(page.request);
    const session = await visitor.start({ locale });
    await visitor.answerAll(session, answerKey);
    await visitor.finish(session);
    await visitor.decide((await visitor.openCheckout(session)).id, 'pay');
    await page.goto(`/r/${(await visitor.share(session)).id}`);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    const action = page.locator('main a');
    await expect(action).toHaveCount(1);
    await expect(action).toHaveAttribute('href', locale === 'en' ? '/' : `/${locale}`);
    const banner = page.locator('[data-consent-slot] section');
    await expect(banner).toBeVisible();
    for (const [width, height] of [
      [320, 640],
      [360, 780],
      [390, 844],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      const [box, edge] = await Promise.all([action.boundingBox(), banner.boundingBox()]);
      const name = `${locale}, ${width} px`;
      expect(box?.height, name).toBeGreaterThanOrEqual(48);
      // answered as fast as here, the result has a warning above it: on the smallest phone the banner lies over the rest
      const end = width === 320 ? height : (edge?.y ?? 0);
      expect((box?.y ?? 0) + (box?.height ?? 0), name).toBeLessThanOrEqual(end);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), name).toBe(0);
    }
  }
});

test('its classification and its action look as they do in the test', async ({ page }) => {
  const look = (element: Element) => {
    const { color, backgroundColor, borderTopColor, borderRadius, fontSize, fontWeight, fontFamily } =
      getComputedStyle(element);
    return { color, backgroundColor, borderTopColor, borderRadius, fontSize, fontWeight, fontFamily };
  };
  await page.goto('/');
  const { color, backgroundColor, borderRadius } = await page
    .getByRole('button', { name: 'Start Your IQ Test Now' })
    .evaluate(look);
  await arriveAtResults(page);
  const label = await page.getByText('Genius', { exact: true }).first().evaluate(look);
  const visitor = visitorBy(page.request);
  const { id } = await visitor.share(await visitor.reach('paid', { answers: answerKey }));
  await page.goto(`/r/${id}`);
  expect(await page.getByText('Genius', { exact: true }).evaluate(look)).toEqual(label);
  expect(await page.getByRole('link', { name: 'Take the IQ Test yourself' }).evaluate(look)).toMatchObject({
    color,
    backgroundColor,
    borderRadius,
  });
});
