import { base64url } from 'jose';

/** A session token is `<session id>.<43 characters of base64url>`. */
const bearerPattern = /^[Bb]earer +(\d{13}-[a-z0-9]{10,32})\.([A-Za-z0-9_-]{43})$/;

/** Reads an `Authorization` header; `undefined` when it does not have the form of a session token. */
export function parseBearer(authorization: string) {
  const [, sessionId, secret] = bearerPattern.exec(authorization) ?? [];
  return sessionId !== undefined && secret !== undefined ? { sessionId, secret } : undefined;
}

/** SHA-256 of a token's secret, base64url: all that the server keeps of it. */
export async function hashSecret(secret: string): Promise<string> {
  return base64url.encode(
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))),
  );
}

/** Compares two hashes in a time that does not tell where they differ. */
export function isSameHash(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let i = 0; i < a.length; i += 1) difference |= a.charCodeAt(i) ^ b.charCodeAt(i);
  return difference === 0;
}
