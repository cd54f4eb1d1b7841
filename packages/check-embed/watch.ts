import { everywhere } from './frames.ts';
import { look, type Seen } from './inPage.ts';
import type { Opened } from './open.ts';
import { Stop } from './stop.ts';
import { whyNoElement, whyNotDefined } from './whyNot.ts';

/** Frameworks write the element, and tag managers the script, after the page has loaded. */
const LATE_MS = 3000;
/** An element that could not load its test may still have a report to make. */
const LAST_WORDS_MS = 1500;
const LOOK_AGAIN_MS = 150;

const isDone = ({ checks, failure, failedForMs }: Seen) =>
  checks !== undefined || (failure !== undefined && failedForMs > LAST_WORDS_MS);

/** Waits for the report of each element, or the end of the time. Throws a `Stop` if there isn't any element. */
export async function watch({ page, notes }: Opened, timeoutMs: number): Promise<Seen[]> {
  const startedAt = Date.now();
  await page.waitForLoadState('load', { timeout: timeoutMs }).catch(() => {});
  const loadedAt = Date.now();
  for (;;) {
    const elements = (await everywhere(page, (frame) => frame.locator('iq-test').evaluateAll(look))).flat();
    const now = Date.now();
    const isLate = now - loadedAt > LATE_MS;
    if (elements.length === 0 && isLate) throw new Stop(await whyNoElement(page));
    if (elements.length > 0 && elements.every(isDone)) return elements;
    const hasFailed = notes.failedScripts.length > 0 && now - loadedAt > LAST_WORDS_MS;
    if ((isLate || hasFailed) && elements.some(({ isDefined }) => !isDefined))
      throw new Stop(await whyNotDefined(page, notes));
    if (now - startedAt > timeoutMs) return elements;
    // No condition of one frame is enough: elements and frames appear and disappear, reports arrive in any of them,
    // and each look scrolls to the next element. So the page is checked repeatedly, with pauses.
    await page.waitForTimeout(LOOK_AGAIN_MS);
  }
}
