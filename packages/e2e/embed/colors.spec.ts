import type { Page } from '@playwright/test';
import { contrastOf } from '../support/contrast.ts';
import { enableDarkReader } from '../support/darkReader.ts';
import { expect, start, startButton, tag, test } from './partnerTest.ts';

/** The element's question can be read, what is chosen is seen, and its tints differ. */
async function expectLegible(page: Page) {
  const next = page.getByRole('button', { name: 'Next', exact: true });
  const option = page.getByRole('group', { name: 'Answer options' }).locator('label');
  const marker = page.getByRole('button', { name: /^Question \d+,/ });
  const texts = {
    title: page.getByRole('heading', { level: 1 }),
    question: page.getByRole('heading', { level: 2 }),
    clock: page.getByRole('timer'),
    numbers: marker,
    letters: option.getByText(/^[A-F]$/),
    next,
  };
  for (const [name, text] of Object.entries(texts))
    await expect.poll(() => contrastOf(text), name).toBeGreaterThanOrEqual(4.5);
  const chosen = page.locator('label[data-chosen]');
  await expect(chosen).toHaveCount(1);
  const marks = {
    figures: () => contrastOf(page.locator('svg[data-token]')),
    chosen: () => contrastOf(chosen, { property: 'borderTopColor', pseudo: '::after', groundFrom: 1 }),
    answered: () =>
      contrastOf(page.locator('button[data-state~="answered"]'), {
        property: 'backgroundColor',
        pseudo: '::after',
      }),
    flagged: () =>
      contrastOf(page.locator('button[data-state~="flagged"]'), {
        property: 'backgroundColor',
        pseudo: '::before',
      }),
  };
  for (const [name, contrast] of Object.entries(marks))
    await expect.poll(contrast, name).toBeGreaterThanOrEqual(3);
  const fillOf = (button: typeof next) => button.evaluate((each) => getComputedStyle(each).backgroundColor);
  const previous = page.getByRole('button', { name: 'Previous', exact: true });
  expect(await fillOf(next)).not.toBe(await fillOf(previous));
  expect(await fillOf(chosen)).not.toBe(await fillOf(option.last()));
}

/** Begins a test of drawn figures, of which one is chosen and marked. */
async function startWithFigures(page: Page) {
  await start(page);
  await page.getByRole('radio').nth(1).check();
  await page.getByRole('button', { name: 'Mark for later' }).click();
  await expect(page.locator('svg[data-token]').first()).toBeVisible();
}

for (const device of ['light', 'dark'] as const)
  for (const theme of ['auto', 'light', 'dark'] as const)
    test(`Dark Reader on a ${device} device leaves a test with theme="${theme}" legible`, async ({
      page,
      host,
    }) => {
      await page.emulateMedia({ colorScheme: device });
      await host(tag(`theme="${theme}"`));
      await expect(startButton(page)).toBeVisible();
      await enableDarkReader(page);
      await startWithFigures(page);
      await expectLegible(page);
    });

test('without any extension it is legible by the same measures, also with more contrast', async ({
  page,
  host,
}) => {
  await host(tag(''));
  await startWithFigures(page);
  for (const colorScheme of ['light', 'dark'] as const)
    for (const contrast of ['no-preference', 'more'] as const) {
      await page.emulateMedia({ colorScheme, contrast });
      await expectLegible(page);
    }
});

test('in the colors of the system, figures are seen and what is chosen, answered and marked', async ({
  page,
  host,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await host(tag(''));
  await startWithFigures(page);
  const colors = await page.locator('iq-test').evaluate((element) => {
    const root = element.shadowRoot;
    const used = (selector: string, property: 'color' | 'backgroundColor', pseudo?: string) => {
      const found = root?.querySelector(selector);
      return found && getComputedStyle(found, pseudo)[property];
    };
    const probe = document.body.appendChild(document.createElement('i'));
    const system = (name: string) => {
      probe.style.color = name;
      probe.style.forcedColorAdjust = 'none';
      return getComputedStyle(probe).color;
    };
    return {
      highlight: system('Highlight'),
      canvas: system('Canvas'),
      text: system('CanvasText'),
      figure: used('[role=img] svg[data-token]', 'color'),
      chosen: used('label[data-chosen]', 'backgroundColor'),
      answered: used('button[data-state~=answered]', 'backgroundColor', '::after'),
      flagged: used('button[data-state~=flagged]', 'backgroundColor', '::before'),
    };
  });
  expect(colors.text).not.toBe(colors.canvas);
  expect(colors).toMatchObject({
    figure: colors.text,
    chosen: colors.highlight,
    answered: colors.highlight,
    flagged: colors.text,
  });
});
