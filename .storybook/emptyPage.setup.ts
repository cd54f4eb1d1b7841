// Many files share one page: what one of them stores, scrolls, or tells the tags of the page, must not greet the next.
import { afterAll, beforeEach } from 'vitest';
import { endWaiting } from './leftoverTimers.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '');
  scrollTo(0, 0);
  for (const name of ['dataLayer', 'consentedDataLayer', 'gtag']) Reflect.deleteProperty(globalThis, name);
});

// Nor must what it has left waiting speak, or wake something, while another one is tested.
afterAll(endWaiting);
