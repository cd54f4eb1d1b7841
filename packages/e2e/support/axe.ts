import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** Fails when axe finds an accessibility violation on the current page: by all of its rules, or by these. */
export async function expectNoAxeViolations(page: Page, rules?: string[]): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (runOnly) => {
    // passed rules aren't collected or sent: that took most of the time
    const { violations: found } = await window.axe.run({
      resultTypes: ['violations'],
      ...(runOnly && { runOnly }),
    });
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }, rules);
  expect(violations, `axe on ${page.url()}`).toEqual([]);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
