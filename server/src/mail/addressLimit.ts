import { ApiError } from '../base/errors.ts';
import { SCHEMA_VERSION } from '../store/collection.ts';
import { updateOrCreate } from '../store/updateOrCreate.ts';
import type { Ports } from './ports.ts';
import type { AddressCount } from './record.ts';

const DAY_MS = 86_400_000;
/** Most emails to one address in 24 hours: enough for a family, too few to flood a stranger. */
const MAX_PER_ADDRESS = 5;

/** Mailbox of an address: `ann+1@example.org` and `Ann@Example.org` reach `ann@example.org`. */
const mailboxOf = (address: string) => address.toLowerCase().replace(/\+[^@]*(?=@)/, '');

/** Counts emails to one address within 24 hours. No address is stored: each is counted by its HMAC. */
export function createAddressLimit({
  clock,
  addressKey,
  store: { mailAddresses },
}: Pick<Ports, 'clock' | 'addressKey'> & { store: Pick<Ports['store'], 'mailAddresses'> }) {
  let key: Promise<CryptoKey> | undefined;
  async function hash(address: string): Promise<string> {
    const algorithm = { name: 'HMAC', hash: 'SHA-256' };
    key ??= crypto.subtle.importKey('raw', new Uint8Array(addressKey), algorithm, false, ['sign']);
    const bytes = await crypto.subtle.sign('HMAC', await key, new TextEncoder().encode(mailboxOf(address)));
    return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
  }
  return {
    /** Counts one email. Throws `too_many_emails_to_address`, and counts nothing then. */
    async take(address: string): Promise<void> {
      const id = await hash(address);
      const now = clock.now();
      const none: AddressCount = { schemaVersion: SCHEMA_VERSION, id, times: [] };
      await updateOrCreate(mailAddresses, id, (record = none) => {
        // A future time comes from a wrong clock, and locks nobody out.
        const times = record.times.filter((at) => at > now - DAY_MS && at <= now);
        const [oldest = now] = times;
        if (times.length >= MAX_PER_ADDRESS)
          throw new ApiError('too_many_emails_to_address', undefined, {
            retryAfterMs: oldest + DAY_MS - now,
          });
        return { ...record, times: [...times, now] };
      });
    },
  };
}

/** Counter of emails per address. */
export type AddressLimit = ReturnType<typeof createAddressLimit>;
