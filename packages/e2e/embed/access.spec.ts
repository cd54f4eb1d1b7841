import { expectNoAxeViolations } from '../support/axe.ts';
import { settle } from '../support/settle.ts';
import { expect, startButton, test } from './partnerTest.ts';

test.describe('debug', () => {
  // the report has a line of that name
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
  test.use({ quiet: async ({}, use) => use(undefined) });

  test('with ?iq-test-debug a page prints a report', async ({ page, visit }) => {
    const lines: string[] = [];
    page.on('console', (entry) => lines.push(entry.text()));
    await visit('/inline?iq-test-debug');
    // the last line of the report: they arrive one by one
    await expect.poll(() => lines.some((text) => text.includes('layout shift'))).toBe(true);
    expect(lines).toContain('[iq-test] report on <iq-test id="test">');
    const report = lines.filter((text) => /^[·✓✗] /.test(text));
    const names = report.map((line) => /^. ([^:]+):/.exec(line)?.[1]);
    expect(names).toEqual(
      expect.arrayContaining([
        'version',
        'script',
        'attributes',
        'partner',
        'calls to the server (CORS, connect-src)',
        'pictures (img-src)',
        'violations of the policy',
        'opener policy',
        'content security policy',
        'storage',
        'window',
        'timing',
        'layout shift',
      ]),
    );
    expect(report.filter((line) => line.startsWith('✗') && !line.includes('layout shift'))).toEqual([]);
  });
});

/** Phone and computer, each in a color scheme. */
const views = {
  phone: ['light', 360, 740],
  computer: ['dark', 1280, 800],
} as const;

test('axe finds nothing on the pages of a partner, light at 360 or dark at 1280, and long code is reached by keyboard', async ({
  page,
  visit,
}) => {
  const look = async (view: keyof typeof views) => {
    const [colorScheme, width, height] = views[view];
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await settle(page); // code that has become wider than its frame is reached by the keyboard a frame later
    await expectNoAxeViolations(page);
  };
  await visit('/inline');
  await page.locator('iq-test').scrollIntoViewIfNeeded();
  await expect(startButton(page)).toBeVisible();
  await look('phone');
  await visit('/popup');
  await page.locator('iq-test').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Take the IQ Test' }).click();
  await expect(startButton(page)).toBeVisible();
  await look('computer');

  await visit('/inline');
  const code = page.locator('figure.code pre').first();
  await code.locator('code').evaluate((element) => element.replaceChildren('short'));
  await expect(code).not.toHaveAttribute('tabindex');
  const { height } = (await code.boundingBox()) ?? {};
  await code.locator('code').evaluate((element) => element.replaceChildren('long '.repeat(200)));
  await expect(code).toHaveAttribute('tabindex', '0');
  expect((await code.boundingBox())?.height).toBe(height);
});
