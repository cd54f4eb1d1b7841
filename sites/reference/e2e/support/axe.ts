import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** Fails when axe finds an accessibility violation on the page as it stands. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => window.axe.run());
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
    `axe on ${page.url()}`,
  ).toEqual([]);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
