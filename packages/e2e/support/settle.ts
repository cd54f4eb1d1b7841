import type { Page } from '@playwright/test';

/**
 * Resolves when a page has done what it was made to do: what was queued has run, two frames are painted, and it has
 * nothing left to do. What it has requested by then, the test has been told of. On a busy machine a browser may put
 * off idle time for a minute: then it is waited for ten seconds.
 */
export const settle = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await new Promise((idle) => requestIdleCallback(idle, { timeout: 10_000 }));
  });
