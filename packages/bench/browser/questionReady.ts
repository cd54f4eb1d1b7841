import type { Page } from 'playwright';

/** Runs in a page: finds the first available option, also inside of shadow roots. */
function watchForQuestion() {
  const findOption = (root: Document | ShadowRoot): Element | undefined => {
    for (const element of root.querySelectorAll('input[type=radio], button.jspsych-btn, iq-test')) {
      if (element.shadowRoot) {
        const inside = findOption(element.shadowRoot);
        if (inside) return inside;
      } else if (
        element.matches('input, button') &&
        !element.matches(':disabled') &&
        (element.closest('label') ?? element).getClientRects().length > 0
      ) {
        return element;
      }
    }
    return undefined;
  };
  const look = () => {
    if (!findOption(document)) return requestAnimationFrame(look);
    // a message that is sent in a frame arrives when the frame has been painted
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => Object.assign(globalThis, { questionReadyAt: performance.now() });
    port2.postMessage(undefined);
    return undefined;
  };
  requestAnimationFrame(look);
}

/**
 * Opens an address and waits until its first question can be answered. Resolves to the milliseconds from the start of
 * the navigation until the frame with the question was painted.
 */
export async function timeToQuestion(page: Page, address: string): Promise<number> {
  await page.addInitScript(watchForQuestion);
  await page.goto(address, { waitUntil: 'commit' });
  const found = await page.waitForFunction(
    () => (globalThis as { questionReadyAt?: number }).questionReadyAt,
    null,
    {
      timeout: 60_000,
    },
  );
  return (await found.jsonValue()) ?? 0;
}
