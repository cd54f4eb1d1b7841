import { base64url } from 'jose';
import type { Ids, Random, ServerClock } from '../base/ports.ts';
import { plainClock } from '../clock/plainClock.ts';

const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789';
/** Letters that look and sound different: no i, l, o, 0 and 1. */
const paperAlphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const SESSION_SUFFIX_LENGTH = 16;
const ATTEMPT_LENGTH = 24;

/**
 * Returns a whole number below `limit` (1 to 256), each equally likely: bytes that would favor small numbers are
 * drawn again. Throws for any other limit: no byte would ever fit.
 */
function below(limit: number): number {
  if (!Number.isInteger(limit) || limit < 1 || limit > 256)
    throw new RangeError(
      `One byte cannot draw below ${limit}: the limit must be a whole number from 1 to 256.`,
    );
  const byte = new Uint8Array(1);
  do crypto.getRandomValues(byte);
  while ((byte[0] ?? 0) >= 256 - (256 % limit));
  return (byte[0] ?? 0) % limit;
}

const randomText = (length: number, letters = alphabet) =>
  Array.from({ length }, () => letters[below(letters.length)]).join('');
const randomBase64url = (bytes: number) => base64url.encode(crypto.getRandomValues(new Uint8Array(bytes)));

/** Clock of this machine, uncorrected. */
export const systemClock: ServerClock = {
  ...plainClock(() => Date.now()),
  monotonicMs: () => performance.now(),
};

/** Random values of Web Crypto, the same in Node and in a browser. */
export const cryptoRandom: Random = { digit: () => below(10), below };

/** Ids of Web Crypto, the same in Node and in a browser. */
export const cryptoIds: Ids = {
  testSession: (nowMs) => `${String(nowMs).padStart(13, '0')}-${randomText(SESSION_SUFFIX_LENGTH)}`,
  tokenSecret: () => randomBase64url(32),
  sharedResult: () => randomBase64url(16),
  certificate: () => Array.from({ length: 4 }, () => randomText(5, paperAlphabet)).join('-'),
  attempt: () => randomText(ATTEMPT_LENGTH),
};
