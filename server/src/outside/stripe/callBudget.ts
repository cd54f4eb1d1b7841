import type { AskedBy } from '../../payments/provider.ts';

/**
 * Calls per second, all together: Stripe allows 100 for an account, and 25 in test mode. Other users of the account
 * need some too.
 */
const PER_SECOND = 20;
/** Calls that must be left for each kind of call: the more callers can make one, the more is reserved for others. */
const NEEDED: Record<AskedBy, number> = {
  event: 1,
  round: PER_SECOND / 2 + 1,
  poll: PER_SECOND / 2 + 1,
  stranger: PER_SECOND - 4,
};
/** Longest wait of the most urgent calls; the SDK doesn't wait longer for an answer. */
const LONGEST_WAIT_MS = 5000;
/** Pause after Stripe's refusal of too many calls without a time. */
const SILENCE_MS = 1000;
const LONGEST_SILENCE_MS = 60_000;

interface BudgetOptions {
  /** Milliseconds of a monotonic clock. @default performance.now */
  now?: () => number;
  /** @default setTimeout */
  pause?: (ms: number) => Promise<void>;
  /** @default fetch */
  send?: typeof fetch;
}

/** The calls that may go out. */
export interface CallBudget {
  /** `fetch` for the calls of one rank. */
  fetchFor(by: AskedBy): typeof fetch;
  /** Milliseconds until a call of this rank may start; 0: now. Asking costs nothing. */
  waitMs(by: AskedBy): number;
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Answer of Stripe to too many calls; the SDK doesn't try again then. */
const tooMany = (retryAfterMs: number) =>
  new Response(JSON.stringify({ error: { type: 'invalid_request_error', message: 'Too many calls.' } }), {
    status: 429,
    headers: {
      'Content-Type': 'application/json',
      'Retry-After': String(Math.ceil(retryAfterMs / 1000)),
      'Stripe-Should-Retry': 'false',
    },
  });

/** Pause that an answer asks for; `undefined` without one. */
function silenceOf(response: Response): number | undefined {
  if (response.status !== 429) return undefined;
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds * 1000, LONGEST_SILENCE_MS) : SILENCE_MS;
}

/**
 * One budget for all calls to Stripe. A new checkout, a webhook and an operator come first and wait for their turn.
 * The server's own rounds wait until enough is left, and a page that polls is refused until then. A checkout that
 * nobody here knows is asked about only when hardly anyone else asks. Stripe's pause for too many calls applies to
 * all. Made once per process: the account has one limit.
 */
export function createCallBudget(options: BudgetOptions = {}): CallBudget {
  const { now = () => performance.now(), pause = sleep, send = fetch } = options;
  let left = PER_SECOND;
  let countedAt = now();
  let silentUntil = Number.NEGATIVE_INFINITY;
  /** Number of waiting calls. */
  const waiting = { event: 0, round: 0 };

  function refill(): void {
    const time = now();
    left = Math.min(PER_SECOND, left + ((time - countedAt) * PER_SECOND) / 1000);
    countedAt = time;
  }

  /** Milliseconds until a call may start; 0: now. */
  function waitMs(by: AskedBy): number {
    refill();
    const untilLeft = ((NEEDED[by] - left) * 1000) / PER_SECOND;
    const isBehind = by !== 'event' && (waiting.event > 0 || (by !== 'round' && waiting.round > 0));
    return Math.max(0, silentUntil - now(), untilLeft, isBehind ? 1000 / PER_SECOND : 0);
  }

  /** Takes one call; returns the time to wait if there is none left. */
  async function take(by: AskedBy): Promise<number> {
    const since = now();
    const canWait = by === 'event' || by === 'round';
    if (canWait) waiting[by] += 1;
    try {
      for (;;) {
        const ms = waitMs(by);
        if (ms === 0) {
          left -= 1;
          return 0;
        }
        if (!canWait || now() - since + ms > LONGEST_WAIT_MS) return ms;
        await pause(Math.ceil(ms));
      }
    } finally {
      if (canWait) waiting[by] -= 1;
    }
  }

  return {
    waitMs,
    fetchFor:
      (by) =>
      async (...request) => {
        const ms = await take(by);
        if (ms > 0) return tooMany(ms);
        const response = await send(...request);
        const silenceMs = silenceOf(response);
        if (silenceMs !== undefined) silentUntil = Math.max(silentUntil, now() + silenceMs);
        return response;
      },
  };
}
