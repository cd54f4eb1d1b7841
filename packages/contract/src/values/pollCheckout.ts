import { pause } from './pause.ts';

/** Milliseconds between two questions about a checkout that may be under way. */
const POLL_MS = 2500;

/**
 * Asks the server again and again what became of a checkout, for the first time after a pause. Ends when `ask` resolves to
 * true or `signal` aborts, and resolves to false after `maxTimes` without an end.
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
