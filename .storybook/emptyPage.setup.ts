// Many files share one page: storage, scroll position and tags of one must not affect the next.
import { afterAll, beforeEach } from 'vitest';
import { endWaiting } from './leftoverTimers.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '');
  scrollTo(0, 0);
  for (const name of ['dataLayer', 'consentedDataLayer', 'gtag']) Reflect.deleteProperty(globalThis, name);
});

// Pending timers of one file must not run during the next.
afterAll(endWaiting);
