// Many files share one page: what one of them stores, or tells the tags of the page, must not greet the next.
import { afterEach, beforeEach, vi } from 'vitest';
import { page } from 'vitest/browser';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  for (const name of ['dataLayer', 'consentedDataLayer', 'gtag']) Reflect.deleteProperty(globalThis, name);
});

// What a test has replaced is put back as soon as it ends, not before the next one begins: that one may stand in a file that
// is read first, and what it does while it is read would go to what stands in. (The runner also loads this very file anew
// for each file of tests, under the time that it is: where the clock stood still, nothing would happen here for the next.)
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

// The runner sizes the frame from outside, and says so before the page in it knows: on a busy machine a test measured at
// the width of before.
const { viewport } = page;
if (viewport.name !== 'viewportAndWait')
  page.viewport = async function viewportAndWait(width, height) {
    await viewport(width, height);
    await vi.waitUntil(() => innerWidth === width && innerHeight === height, {
      timeout: 30_000,
      interval: 5,
    });
  };
