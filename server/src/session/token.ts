import { base64url } from 'jose';
import { keepNewest } from '../base/keepNewest.ts';

/** Pattern of a session token: `<session id>.<43 characters of base64url>`. */
const bearerPattern = /^[Bb]earer +(\d{13}-[a-z0-9]{10,32})\.([A-Za-z0-9_-]{43})$/;

/** Reads an `Authorization` header; `undefined` unless it has the form of a session token. */
export function parseBearer(authorization: string) {
  const [, sessionId, secret] = bearerPattern.exec(authorization) ?? [];
  return sessionId !== undefined && secret !== undefined ? { sessionId, secret } : undefined;
}

/** SHA-256 of a token's secret, base64url: all that the server stores of it. */
export async function hashSecret(secret: string): Promise<string> {
  return base64url.encode(
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))),
  );
}

/** Most remembered secrets: those of everybody who is answering now. */
const MAX_REMEMBERED = 500;

/**
 * Makes a function that checks a secret against hashes, in the same time even without any. The latest correct secrets
 * are remembered in memory: hashing shares its queue with the disk, and would be a tenth of the work of an answer.
 */
export function createSecretCheck() {
  const remembered = new Map<string, string>();
  return async (secret: string, hashes: readonly string[]): Promise<boolean> => {
    const hash = remembered.get(secret) ?? (await hashSecret(secret));
    const isRight = hashes.some((known) => isSameHash(hash, known));
    if (isRight) keepNewest(remembered, secret, hash, MAX_REMEMBERED);
    return isRight;
  };
}

/** See `createSecretCheck`. */
export type SecretCheck = ReturnType<typeof createSecretCheck>;

/** Compares two hashes in constant time. */
export function isSameHash(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let i = 0; i < a.length; i += 1) difference |= a.charCodeAt(i) ^ b.charCodeAt(i);
  return difference === 0;
}
