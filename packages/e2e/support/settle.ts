import type { Page } from '@playwright/test';

/**
 * Resolves when a page has done what it was made to do: what was queued has run, two frames are painted, and it has
 * nothing left to do, or after ten seconds: a browser may put off frames and idle time without end. What the page has
 * requested by then, the test has been told of.
 */
export const settle = (page: Page) =>
  page.evaluate(async () => {
    const settled = async () => {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      await new Promise((idle) => requestIdleCallback(idle));
    };
    await Promise.race([settled(), new Promise((late) => setTimeout(late, 10_000))]);
  });
