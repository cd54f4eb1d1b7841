import { createMemoryStore, type TextMap } from '@quotient/server/stand-ins';
import { http } from 'msw';
import { setupWorker } from 'msw/browser';
import { createMockApp } from './createMockApp.ts';

const KEY_PREFIX = 'quotient-mock/';

/** The browser's storage, read anew on every operation: the checkout pop-up is a page of its own and must see the same. */
const storedTexts: TextMap = {
  get: (key) => localStorage.getItem(KEY_PREFIX + key) ?? undefined,
  set: (key, text) => localStorage.setItem(KEY_PREFIX + key, text),
  delete: (key) => localStorage.removeItem(KEY_PREFIX + key),
};

/**
 * Answers `/api` of this origin by the real server app in the page, so that the site runs without a server.
 * Resolves when requests are intercepted. Needs `mockServiceWorker.js` at the root of the origin.
 */
export async function startMockWorker(): Promise<void> {
  const { app } = createMockApp({
    store: createMemoryStore(storedTexts),
    publicUrl: location.origin,
  });
  const worker = setupWorker(http.all('/api/*', ({ request }) => app.fetch(request)));
  await worker.start({ onUnhandledRequest: 'bypass', quiet: true });
}
