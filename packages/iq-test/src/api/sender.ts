import { createSend } from '@quotient/contract/send';
import { createGatedFetch } from './gate.ts';
import { createPostInstead } from './postInstead.ts';

/** Returns '' for a text that isn't an address: each call then fails and says so. */
export function originOf(baseUrl: string): string {
  try {
    return new URL(baseUrl).origin;
  } catch {
    return '';
  }
}

/** Creates what sends calls to one server without cookies, past gates and firewalls. */
export function createSender(baseUrl: string, fetch: typeof globalThis.fetch) {
  const { location } = globalThis;
  const gatedFetch = createGatedFetch(fetch);
  const postInstead = createPostInstead(location !== undefined && location.origin !== originOf(baseUrl));
  return createSend((call, requestOf, token) =>
    postInstead(call, (each) => {
      const [path, init] = requestOf(each);
      const cache = init.method === 'GET' && token ? 'no-store' : 'default';
      // as text: a page or an extension that wraps `fetch` often reads the address with methods of strings
      return gatedFetch(new URL(path, baseUrl).href, { ...init, cache }, token);
    }),
  );
}
