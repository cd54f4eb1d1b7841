/** Resolves after so many milliseconds, or as soon as `signal` aborts. */
export const pause = (ms: number, signal?: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(end, ms);
    function end(): void {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    }
    signal?.addEventListener('abort', end);
  });

/** Milliseconds between two questions about a checkout that may be under way. */
const POLL_MS = 2500;

/**
 * Asks the server again and again what became of a checkout, for the first time after a pause. Ends when `ask` resolves to
 * true or `signal` aborts, and resolves to false after `maxTimes` without an end. It's in this file so that the stages after
 * the test load nothing beside their own file: a browser keeps a failure of what that imports.
 */
export async function pollCheckout(
  ask: () => Promise<boolean>,
  maxTimes: number,
  signal?: AbortSignal,
): Promise<boolean> {
  for (let times = 0; times < maxTimes; times += 1) {
    await pause(POLL_MS, signal);
    if (signal?.aborted || (await ask())) return true;
  }
  return false;
}
