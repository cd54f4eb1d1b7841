import { hkdfSync, randomBytes } from 'node:crypto';
import path from 'node:path';
import { StartupError } from '../base/startupError.ts';
import { type Disk, readIfPresent } from './durableFile.ts';

const KEY_BYTES = 32;
const secretPattern = /^[A-Za-z0-9_-]{43}$/;

/**
 * Loads the secret in `<folder>/secret.key` (32 bytes, base64url, mode 0600), made on the first start. Throws
 * `StartupError` for any other content: a new secret would make sealed scores unreadable.
 */
export async function loadSecret(folder: string, disk: Pick<Disk, 'write'>): Promise<string> {
  const file = path.join(folder, 'secret.key');
  const held = (await readIfPresent(file))?.trim();
  if (held !== undefined) {
    if (!secretPattern.test(held)) {
      throw new StartupError(`The file ${file} is damaged: restore it from a backup, or set APP_SECRET.`);
    }
    return held;
  }
  const secret = randomBytes(KEY_BYTES).toString('base64url');
  await disk.write({ file, text: `${secret}\n` });
  return secret;
}

/** Derives a key of 32 bytes for one purpose, so that no two uses of the secret share a key. */
export function deriveKey(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', Buffer.from(secret, 'base64url'), '', purpose, KEY_BYTES));
}
