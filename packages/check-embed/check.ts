import type { Browser } from 'playwright';
import { open } from './open.ts';
import { reportOn, write } from './report.ts';
import { watch } from './watch.ts';

/** Looks at the page; what is to be printed of it, and how much there is to mend. A `Stop` says why nothing can be said. */
export async function check(
  browser: Browser,
  url: URL,
  timeoutMs: number,
): Promise<{ text: string; toMend: number }> {
  // both at the same time: what a page does late, it does on both
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
