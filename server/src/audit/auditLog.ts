import type { AuditCheck, AuditEntry } from '@quotient/contract/admin';
import { base64url } from 'jose';
import { ApiError, hasCode } from '../base/errors.ts';
import type { Clock } from '../base/ports.ts';
import { createSerializer } from '../base/serialize.ts';
import { type Collection, SCHEMA_VERSION } from '../store/collection.ts';
import type { AuditRecord } from './record.ts';

/** Fields recorded for an action: never a secret, an address or an answer key. */
export type NewAuditEntry = Pick<
  AuditEntry,
  'operator' | 'action' | 'subject' | 'outcome' | 'of' | 'details'
>;

/** Log of the operators' actions. */
export interface AuditLog {
  /** Resolves to the number of the entry once it is durable. Throws `storage_failed`: then the action may not run. */
  write(entry: NewAuditEntry): Promise<number>;
  /** The newest entries before a number, newest first, up to `most`. */
  list(before: number | undefined, most: number): Promise<AuditEntry[]>;
  /** Number and hash of the newest entry; 0 and '' for an empty log. */
  head(): Promise<AuditHead>;
  /**
   * Checks every entry against the one before it and against noted heads. The newest entry that this process has
   * written or seen always counts as noted.
   */
  verify(noted?: AuditHead): Promise<AuditCheck>;
}

/** Number and hash of an entry; together they show whether it, or an earlier one, was changed. */
export interface AuditHead {
  number: number;
  /** SHA-256, base64url. */
  hash: string;
}

/** Parses a noted `<number>:<hash>`, see `NotedHeadSchema`. */
export function parseHead(text: string): AuditHead {
  const [number, hash = ''] = text.split(':');
  return { number: Number(number), hash };
}

/** Message for an entry that doesn't continue the chain: another writer has broken it, so the action is refused. */
const BROKEN = 'The newest entry of the audit log does not follow the one before it.';

const idOf = (number: number) => String(number).padStart(9, '0');

/** JSON of a value with sorted fields, the same for every writer. */
const inOrder = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/**
 * SHA-256 of an entry without its hash, base64url. The fields have a fixed order. A field that a later version adds
 * is hashed as part of `more`: nobody can add one by hand, and each version can check the log of every other.
 */
export async function hashEntry({
  id: _id,
  schemaVersion: _version,
  hash: _hash,
  number,
  at,
  operator,
  action,
  subject,
  outcome,
  of,
  details,
  previousHash,
  ...more
}: Omit<AuditEntry, 'hash'> & Partial<AuditRecord>): Promise<string> {
  const sorted = Object.entries(details).sort(([a], [b]) => (a < b ? -1 : 1));
  const who = operator && [operator.id, operator.name];
  const { id: _who, name: _name, ...moreOfOperator } = operator ?? {};
  const added = [more, moreOfOperator].filter((fields) => Object.keys(fields).length > 0).map(inOrder);
  const known = [number, at, who, action, subject, outcome, of, sorted, previousHash];
  const text = JSON.stringify([...known, ...added]);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return base64url.encode(new Uint8Array(digest));
}

const isDamaged = (error: unknown) => hasCode(error, 'record_damaged');
/** Treats a damaged entry as missing. */
const unlessDamaged = (error: unknown): undefined => {
  if (!isDamaged(error)) throw error;
};

const toEntry = ({ id: _, schemaVersion: __, ...entry }: AuditRecord): AuditEntry => entry;

/**
 * Makes a log in a collection. Several may share it: an entry is only created under a number that nobody has, after
 * the one before it, so the chain has no gap and no fork.
 */
export function createAuditLog(collection: Collection<AuditRecord>, clock: Clock): AuditLog {
  const inTurn = createSerializer();
  let last: AuditHead | undefined;

  async function newestNumber(): Promise<number> {
    let newest = 0;
    for await (const id of collection.ids()) newest = Math.max(newest, Number(id));
    return newest;
  }

  /** Reads the newest readable entry. */
  async function readHead(): Promise<AuditHead> {
    for (let number = await newestNumber(); number > 0; number -= 1) {
      const record = await collection.get(idOf(number)).catch(unlessDamaged);
      if (record) return { number, hash: record.hash };
    }
    return { number: 0, hash: '' };
  }

  /** The newest entry, with those that others have written since. */
  async function head(): Promise<AuditHead> {
    let newest = last ?? (await readHead());
    for (;;) {
      const next = await fitting(newest.number + 1, newest.hash);
      if (!next) break;
      newest = { number: next.number, hash: next.hash };
    }
    if (newest.number >= (last?.number ?? 0)) last = newest;
    return newest;
  }

  /** Reads the entry with this number, if it matches the one before it. */
  async function fitting(number: number, previousHash: string): Promise<AuditRecord | undefined> {
    const record = await collection.get(idOf(number)).catch(unlessDamaged);
    const fits =
      record?.number === number &&
      record.previousHash === previousHash &&
      record.hash === (await hashEntry(record));
    return fits ? record : undefined;
  }

  return {
    write: (entry) =>
      inTurn('log', async () => {
        for (let { number, hash: previousHash } = await head(); ; ) {
          number += 1;
          const unsealed = { ...entry, number, at: clock.now(), previousHash };
          const sealed = { ...unsealed, hash: await hashEntry(unsealed) };
          const id = idOf(number);
          try {
            if (await collection.create(id, { schemaVersion: SCHEMA_VERSION, id, ...sealed })) {
              last = sealed;
              return number;
            }
          } catch (error) {
            // A damaged entry keeps its number: a check finds it, and it blocks nobody.
            if (isDamaged(error)) continue;
            throw error;
          }
          // Another instance was faster, or an earlier try was saved and only the disk's answer failed.
          const there = await fitting(number, previousHash);
          if (!there) throw new ApiError('storage_failed', undefined, { cause: new Error(BROKEN) });
          previousHash = there.hash;
        }
      }),
    async list(before, most) {
      const entries: AuditEntry[] = [];
      const newest = Math.min((await head()).number, (before ?? Number.POSITIVE_INFINITY) - 1);
      for (let number = newest; number > 0 && entries.length < most; number -= 1) {
        const record = await collection.get(idOf(number)).catch(unlessDamaged);
        if (record) entries.push(toEntry(record));
      }
      return entries;
    },
    head,
    async verify(noted) {
      const expected = [last, noted].filter((each) => each !== undefined);
      const entries = await newestNumber();
      let previousHash = '';
      for (let number = 1; number <= entries; number += 1) {
        const fault = (kind: AuditCheck['fault']) => ({
          entries,
          head: previousHash,
          brokenAt: number,
          fault: kind,
        });
        const record = await fitting(number, previousHash);
        if (!record) return fault('changed');
        if (expected.some((each) => each.number === number && each.hash !== record.hash))
          return fault('rewritten');
        previousHash = record.hash;
      }
      const isCut = expected.some(({ number }) => number > entries);
      return {
        entries,
        head: previousHash,
        brokenAt: isCut ? entries + 1 : null,
        fault: isCut ? 'cut' : null,
      };
    },
  };
}
