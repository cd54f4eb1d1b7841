const waiting: (() => void)[] = [];

/** Does now what waits for the next frame. */
export function runWaiting(): void {
  for (const run of waiting.splice(0)) run();
}

/**
 * Does something once the screen shows what was changed just now, in the order of the calls: at the latest when the page
 * is left, and at once where nothing is painted.
 */
export function afterPaint(run: () => void): void {
  waiting.push(run);
  if (globalThis.document?.hidden ?? true) runWaiting();
  else if (waiting.length === 1) {
    requestAnimationFrame(() => setTimeout(runWaiting));
    setTimeout(runWaiting, 200); // a tab that is hidden meanwhile gets no frame
    addEventListener('pagehide', runWaiting); // once, however often it is said
  }
}
