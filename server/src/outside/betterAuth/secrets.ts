import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Returns 256 unpredictable bits: 43 characters of base64url. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Stored hash of a secret: SHA-256, base64url. A secret of 256 bits needs no slow hash. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Returns true if a secret has this hash, in constant time. */
export function isSecretOf(secret: string, hash: string): boolean {
  const own = Buffer.from(hashSecret(secret));
  const held = Buffer.from(hash);
  return own.length === held.length && timingSafeEqual(own, held);
}
