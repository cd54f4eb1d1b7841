import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 bits that nobody can guess: 43 characters of base64url. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is stored of a secret: SHA-256, base64url. A secret of 256 bits needs no slow hash. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Whether a secret has this hash, in the same time whatever differs. */
export function isSecretOf(secret: string, hash: string): boolean {
  const own = Buffer.from(hashSecret(secret));
  const held = Buffer.from(hash);
  return own.length === held.length && timingSafeEqual(own, held);
}
