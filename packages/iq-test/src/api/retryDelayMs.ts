import { ApiError } from './ApiError.ts';

/** Waits between tries, in milliseconds; the last one repeats. */
const DELAYS_MS = [500, 1000, 2000, 4000, 8000, 15_000];
/** A wait is by chance up to this share shorter: after a breakdown not all visitors should ask in the same moment. */
const JITTER = 0.25;
/** A server cannot put off the next try for longer. */
const MAX_RETRY_AFTER_MS = 60_000;

/**
 * Returns the wait after a failed try, in milliseconds. It grows with each try and is never shorter than the server
 * asks.
 * @param tries How many have failed before this one.
 */
export function retryDelayMs(error: unknown, tries: number): number {
  const ownMs = DELAYS_MS[Math.min(tries, DELAYS_MS.length - 1)] ?? 0;
  const askedMs = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1000 : 0;
  return Math.max(ownMs * (1 - JITTER * Math.random()), Math.min(askedMs, MAX_RETRY_AFTER_MS));
}
