import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { COPY_FEEDBACK_MS } from '../packages/iq-test/src/ui/copyFeedback.ts';

// Passing messages stay for their picture: on a busy machine it may take longer until that is made. Only a message's
// timer passes a number as its argument, the message's.
const isPassing = (ms: number | undefined, given: unknown[]) =>
  ms === COPY_FEEDBACK_MS || (given.length === 1 && typeof given[0] === 'number');
const { setTimeout: wait } = window;
window.setTimeout = ((handler: TimerHandler, ms?: number, ...given: unknown[]) =>
  isPassing(ms, given) ? 0 : wait(handler, ms, ...given)) as typeof window.setTimeout;

/** Report of an accessibility check: the broken rules of a story, and the others. */
interface Report {
  result?: { passes?: unknown[]; inapplicable?: unknown[] };
}

// Successful reports were nearly all of the page's messages to the runner, and nobody reads them.
afterEach(({ task }) => {
  const { reports = [] } = task.meta as { reports?: Report[] };
  for (const { result } of reports) if (result) Object.assign(result, { passes: [], inapplicable: [] });
});

/**
 * Highest frame of a picture. Only the inside of the frame is painted, so it becomes as high as the story. Higher
 * stories must be split.
 */
const MAX_HEIGHT = 8000;
/** Stories that repeat the same over and over: their pictures show the upper part. */
const cutOff = ['foundations-looks--compare', 'results-resultsscreen--all-solutions-open'];

/** Advice in the message of a picture that differs. */
const MEANT = 'if you meant this change: npm run pictures:accept';

/** Compares a picture of the page with the accepted one. `npm run pictures:accept` accepts the current ones. */
globalThis.expectSamePicture = async (name) => {
  await document.fonts.ready;
  const { body, documentElement } = document;
  const { innerWidth: width, innerHeight: height } = window;
  const { scrollHeight } = documentElement;
  if (!cutOff.includes(name))
    expect(scrollHeight, `${name} is too high for a picture: split the story`).toBeLessThanOrEqual(
      MAX_HEIGHT,
    );
  const whole = Math.min(scrollHeight, MAX_HEIGHT);
  body.style.maxHeight = `${whole}px`;
  body.style.overflow = 'clip';
  if (whole > height) await page.viewport(width, whole);
  try {
    await expect(page.elementLocator(body), MEANT).toMatchScreenshot(name);
  } finally {
    body.removeAttribute('style');
    if (whole > height) await page.viewport(width, height);
  }
};
