import { StripeFailure } from './stripeFailure.ts';

/** What a call answers. */
export interface Answer {
  status: number;
  body: unknown;
  requestId: string;
}

interface Saved {
  /** Of the call and its parameters: the same key must come with the same. */
  fingerprint: string;
  /** `undefined` while the first call is at work. */
  answer?: Answer;
}

/** Stripe's limit of a key, in characters. */
const MAX_KEY_LENGTH = 255;

/** Gives the answer of `work`, or the first answer that the same key was given, and whether it is that one. */
export type Once = (
  key: string | undefined,
  fingerprint: string,
  work: () => Promise<Answer>,
) => Promise<Answer & { isReplayed: boolean }>;

/**
 * The memory of idempotency keys, as Stripe documents it: a call that has begun is answered once, whatever its answer
 * was; one that could not begin is not remembered. Without a key `work` is simply done.
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
      memory.delete(key); // it came to no answer
      throw error;
    }
  };
}
