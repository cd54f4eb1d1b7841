import { ApiError } from '../../base/errors.ts';

/**
 * Cost of Argon2id: 19 MiB, two passes and one lane, the minimum of OWASP's password storage cheat sheet. It takes
 * about 10 ms in its own thread.
 */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** An argon2id hash of a password, with its salt and cost in it. */
export async function hashPassword(password: string): Promise<string> {
  // loaded only by who signs in: the server starts without it
  const { hash } = await import('@node-rs/argon2');
  return hash(password.normalize('NFC'), cost);
}

/** Returns true if a password has this hash. */
export async function verifyPassword({
  hash,
  password,
}: {
  hash: string;
  password: string;
}): Promise<boolean> {
  const { verify } = await import('@node-rs/argon2');
  return verify(hash, password.normalize('NFC'));
}

/** Throws `invalid_request` if a password is the email address. */
export function demandOwnPassword(password: string, email: string): void {
  if (password.trim().toLowerCase() === email)
    throw new ApiError('invalid_request', { password: 'must not be the email address' });
}
