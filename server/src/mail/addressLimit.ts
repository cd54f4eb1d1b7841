import { ApiError } from '../base/errors.ts';
import type { ServerClock } from '../base/ports.ts';
import { createDailyCount } from './dailyCount.ts';

/** Most emails to one address in 24 hours: enough for a family, too few to flood a stranger. */
const MAX_PER_ADDRESS = 5;

/** Mailbox of an address: `ann+1@example.org` and `Ann@Example.org` reach `ann@example.org`. */
const mailboxOf = (address: string) => address.toLowerCase().replace(/\+[^@]*(?=@)/, '');

/**
 * Counts emails to one address within 24 hours, in memory. No address is stored: each is counted by its HMAC. The key
 * is made at the first email, can't be exported and ends with the process.
 */
export function createAddressLimit({ clock }: { clock: Pick<ServerClock, 'monotonicMs'> }) {
  const counted = createDailyCount(MAX_PER_ADDRESS);
  let key: Promise<CryptoKey> | undefined;
  async function hash(address: string): Promise<string> {
    key ??= crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
    const bytes = await crypto.subtle.sign('HMAC', await key, new TextEncoder().encode(mailboxOf(address)));
    return new Uint8Array(bytes).join();
  }
  return {
    /** Counts one email. Throws `too_many_emails_to_address`, and counts nothing then. */
    async take(address: string): Promise<void> {
      const hashed = await hash(address);
      const now = clock.monotonicMs();
      const retryAfterMs = counted.waitMs(hashed, now);
      if (retryAfterMs > 0) throw new ApiError('too_many_emails_to_address', undefined, { retryAfterMs });
      counted.take(hashed, now);
    },
  };
}

/** Counter of emails per address. */
export type AddressLimit = ReturnType<typeof createAddressLimit>;
