import type { Browser } from 'playwright';
import { open } from './open.ts';
import { reportOn, write } from './report.ts';
import { watch } from './watch.ts';

/**
 * Checks the page; returns the printed report and the number of problems. Throws a `Stop` if the check isn't
 * possible.
 */
export async function check(
  browser: Browser,
  url: URL,
  timeoutMs: number,
): Promise<{ text: string; toMend: number }> {
  // both at the same time: late changes of the page happen on both
  const [seen, bare] = await Promise.all([
    open(browser, url, timeoutMs, false),
    open(browser, url, timeoutMs, true),
  ]);
  try {
    const elements = await watch(seen, timeoutMs);
    return write(url, await reportOn(seen, bare, elements, timeoutMs));
  } finally {
    await Promise.all([seen, bare].map(({ page }) => page.context().close()));
  }
}
