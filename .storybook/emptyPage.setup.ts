// Many files share one page: what one of them stores, or tells the tags of the page, must not greet the next.
import { afterAll, beforeEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { endWaiting } from './waiting.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '');
  for (const name of ['dataLayer', 'consentedDataLayer', 'gtag']) Reflect.deleteProperty(globalThis, name);
});

// Nor must what it has left waiting speak, or wake something, while another one is tested.
afterAll(endWaiting);

// The runner sizes the frame from outside, and says so before the page in it knows: on a busy machine a test measured at
// the width of before.
const { viewport } = page;
if (viewport.name !== 'viewportAndWait')
  page.viewport = async function viewportAndWait(width, height) {
    if (innerWidth === width && innerHeight === height) return;
    await viewport(width, height);
    await vi.waitUntil(() => innerWidth === width && innerHeight === height, { interval: 5 });
  };
