import type { AuditEntry } from '@quotient/contract/admin';
import { base64url } from 'jose';
import type { Clock } from '../ports.ts';
import { type Collection, SCHEMA_VERSION } from '../store/collection.ts';
import { createSerializer } from '../store/serialize.ts';
import type { AuditRecord } from './record.ts';

/** What is written down of an action. Nothing in it may be secret, or be an address or an answer key. */
export type NewAuditEntry = Pick<
  AuditEntry,
  'operator' | 'action' | 'subject' | 'outcome' | 'of' | 'details'
>;

/** The log of what operators did. */
export interface AuditLog {
  /** Resolves to the number of the entry once it is durable. Throws `storage_failed`: then nothing may be done. */
  write(entry: NewAuditEntry): Promise<number>;
  /** The newest entries before a number, newest first, as many as wanted. */
  list(before: number | undefined, most: number): Promise<AuditEntry[]>;
  /** How many entries there are, the hash of the newest, and the first that does not fit the one before it. */
  verify(): Promise<{ entries: number; head: string; brokenAt: number | null }>;
}

const idOf = (number: number) => String(number).padStart(9, '0');

/** SHA-256 of an entry without its hash, base64url. Fields in an order of their own, so that no writer can change it. */
export async function hashEntry({
  number,
  at,
  operator,
  action,
  subject,
  outcome,
  of,
  details,
  previousHash,
}: Omit<AuditEntry, 'hash'>): Promise<string> {
  const sorted = Object.entries(details).sort(([a], [b]) => (a < b ? -1 : 1));
  const who = operator && [operator.id, operator.name];
  const text = JSON.stringify([number, at, who, action, subject, outcome, of, sorted, previousHash]);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return base64url.encode(new Uint8Array(digest));
}

const toEntry = ({ id: _, schemaVersion: __, ...entry }: AuditRecord): AuditEntry => entry;

/** A log in a collection. Two logs over one collection would write the same number twice. */
export function createAuditLog(collection: Collection<AuditRecord>, clock: Clock): AuditLog {
  const inTurn = createSerializer();
  let last: { number: number; hash: string } | undefined;

  async function newestNumber(): Promise<number> {
    let newest = 0;
    for await (const id of collection.ids()) newest = Math.max(newest, Number(id));
    return newest;
  }

  async function head() {
    if (last) return last;
    const number = await newestNumber();
    last = { number, hash: (number > 0 && (await collection.get(idOf(number)))?.hash) || '' };
    return last;
  }

  return {
    write: (entry) =>
      inTurn('log', async () => {
        const { number, hash } = await head();
        const unsealed = { ...entry, number: number + 1, at: clock.now(), previousHash: hash };
        const sealed = { ...unsealed, hash: await hashEntry(unsealed) };
        const id = idOf(sealed.number);
        await collection.create(id, { schemaVersion: SCHEMA_VERSION, id, ...sealed });
        last = sealed;
        return sealed.number;
      }),
    async list(before, most) {
      const entries: AuditEntry[] = [];
      const newest = Math.min((await head()).number, (before ?? Number.POSITIVE_INFINITY) - 1);
      for (let number = newest; number > 0 && entries.length < most; number -= 1) {
        const record = await collection.get(idOf(number));
        if (record) entries.push(toEntry(record));
      }
      return entries;
    },
    async verify() {
      const entries = await newestNumber();
      let previousHash = '';
      for (let number = 1; number <= entries; number += 1) {
        const record = await collection.get(idOf(number)).catch(() => undefined);
        const fits =
          record?.number === number &&
          record.previousHash === previousHash &&
          record.hash === (await hashEntry(record));
        if (!fits) return { entries, head: previousHash, brokenAt: number };
        previousHash = record.hash;
      }
      return { entries, head: previousHash, brokenAt: null };
    },
  };
}
