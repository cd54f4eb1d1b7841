import { StripeFailure } from './stripeFailure.ts';

/** Answer of a call. */
export interface Answer {
  status: number;
  body: unknown;
  requestId: string;
}

interface Saved {
  /** Fingerprint of the call and its parameters: the same key must have the same. */
  fingerprint: string;
  /** `undefined` while the first call runs. */
  answer?: Answer;
}

/** Stripe's limit of a key, in characters. */
const MAX_KEY_LENGTH = 255;

/** Returns the result of `work`, or the first answer for the same key, and which of them it is. */
export type Once = (
  key: string | undefined,
  fingerprint: string,
  work: () => Promise<Answer>,
) => Promise<Answer & { isReplayed: boolean }>;

/**
 * Memory of idempotency keys, as Stripe documents it: a call that has begun is answered once, whatever its answer
 * was; one that couldn't begin isn't remembered. Without a key `work` always runs.
 */
export function createIdempotency(): Once {
  const memory = new Map<string, Saved>();
  return async (key, fingerprint, work) => {
    if (key === undefined) return { ...(await work()), isReplayed: false };
    if (key.length > MAX_KEY_LENGTH)
      throw new StripeFailure(`An idempotency key has at most ${MAX_KEY_LENGTH} characters.`);
    const saved = memory.get(key);
    if (saved) {
      if (saved.fingerprint !== fingerprint)
        throw new StripeFailure('This idempotency key was used with other parameters.', {
          type: 'idempotency_error',
        });
      if (!saved.answer)
        throw new StripeFailure('A request with this idempotency key is still at work.', {
          status: 409,
          type: 'idempotency_error',
          code: 'idempotency_key_in_use',
        });
      return { ...saved.answer, isReplayed: true };
    }
    const started: Saved = { fingerprint };
    memory.set(key, started);
    try {
      started.answer = await work();
      return { ...started.answer, isReplayed: false };
    } catch (error) {
      memory.delete(key); // there was no answer
      throw error;
    }
  };
}
