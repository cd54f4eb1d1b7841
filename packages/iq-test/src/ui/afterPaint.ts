let waiting = new Set<() => void>();
/** Ends what waits for the next frame. */
let stop = () => {};

/** Does now what waits for the next frame. */
export function runWaiting(): void {
  stop();
  const now = waiting;
  waiting = new Set(); // what comes of it waits for the next frame
  for (const run of now) run();
}

/**
 * Does something once the screen shows what was changed just now, in the order of the calls: at the latest when the page
 * is left, and at once where nothing is painted. What waits already waits once.
 */
export function afterPaint(run: () => void): void {
  const isFirst = waiting.size === 0;
  waiting.add(run);
  if (globalThis.document?.hidden ?? true) runWaiting();
  else if (isFirst) {
    let timer = setTimeout(runWaiting, 200); // a tab that is hidden meanwhile gets no frame
    const frame = requestAnimationFrame(() => {
      clearTimeout(timer);
      timer = setTimeout(runWaiting);
    });
    addEventListener('pagehide', runWaiting);
    stop = () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      removeEventListener('pagehide', runWaiting);
    };
  }
}

/** Lets something not be done that still waits. */
export function cancelWaiting(run: () => void): void {
  waiting.delete(run);
  if (waiting.size === 0) stop();
}
