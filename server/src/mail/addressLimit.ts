import { ApiError } from '../base/errors.ts';
import { SCHEMA_VERSION } from '../store/collection.ts';
import { updateOrCreate } from '../store/updateOrCreate.ts';
import { createAddressHash } from './addressHash.ts';
import type { Ports } from './ports.ts';
import type { AddressCount } from './record.ts';

const DAY_MS = 86_400_000;
/** Most emails to one address in 24 hours: enough for a family, too few to flood a stranger. */
const MAX_PER_ADDRESS = 5;

/** Counts emails to one address within 24 hours. No address is stored: each is counted by its HMAC. */
export function createAddressLimit({
  clock,
  addressKey,
  store: { mailAddresses },
}: Pick<Ports, 'clock' | 'addressKey'> & { store: Pick<Ports['store'], 'mailAddresses'> }) {
  const hash = createAddressHash(addressKey);
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
