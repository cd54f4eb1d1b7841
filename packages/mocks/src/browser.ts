import { HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { createMockBackend } from './createMockBackend.ts';
import { fillServedPage } from './fillServedPage.ts';
import { createMockAdmin } from './mockAdmin.ts';
import { createMockControls } from './mockControls.ts';
import { mountMockPanel } from './mockPanel.ts';

const KEY_PREFIX = 'quotient-mock/';

/**
 * Answers `/api` of this origin by the real server app in the page, so that the site runs without a server, and puts
 * the mock panel on the page. Resolves when requests are intercepted. Needs `mockServiceWorker.js` at the root of the
 * origin.
 */
export async function startMockWorker(): Promise<void> {
  const controls = createMockControls(localStorage, KEY_PREFIX);
  const backend = createMockBackend({
    // read on every operation: the checkout pop-up is another page and must see the same
    texts: controls.texts,
    publicUrl: location.origin,
    clockAheadMs: controls.clockAheadMs,
    scenario: controls.scenario(),
    withAdmin: createMockAdmin,
  });
  await backend.load?.();
  const worker = setupWorker(
    http.all('/api/*', async ({ request }) => (await backend.player.answer(request)) ?? HttpResponse.error()),
  );
  await worker.start({ onUnhandledRequest: 'bypass', quiet: true });
  await fillServedPage(backend.store);
  if (window.opener === null) mountMockPanel({ backend, controls });
}
