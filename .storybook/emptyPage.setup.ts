// Many files share one page: what one of them stores, or tells the tags of the page, must not greet the next.
import { beforeEach } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  for (const name of ['dataLayer', 'consentedDataLayer', 'gtag']) Reflect.deleteProperty(globalThis, name);
});
