import type { Partner } from '@quotient/contract';
import type { PartnerView } from '@quotient/contract/admin';
import type { PartnerRecord } from './record.ts';

type Key = PartnerRecord['keys'][number];

/** Prefix of the ids of the file's partners. The dot makes them different from every key. */
export const FILE_PREFIX = 'file.';

/** Facts about a key besides the stored ones. */
interface KeyFacts {
  /** Returns true if the key hasn't ended yet. */
  isOpen: (key: Key) => boolean;
  /** Returns true if the file has the key too, and so takes precedence. */
  isOfFile: (key: string) => boolean;
}

function stateOf(entry: Key, { isOpen, isOfFile }: KeyFacts): PartnerView['keys'][number]['state'] {
  if (!isOpen(entry)) return 'ended';
  if (isOfFile(entry.key)) return 'by-file';
  return entry.endsAt === null ? 'works' : 'ends';
}

/** A stored partner as operators see it. */
export function viewOf({ schemaVersion: _, id, ...record }: PartnerRecord, facts: KeyFacts): PartnerView {
  const keys = record.keys.map((entry) => ({ ...entry, state: stateOf(entry, facts) }));
  const isKeyless = keys.every(({ state }) => state === 'ended');
  const state = record.revokedAt !== null ? 'revoked' : isKeyless ? 'no-key' : 'works';
  return { ...record, id, firstKey: id, source: 'admin', state, keys };
}

/** A partner of `PARTNERS_FILE` as operators see it. */
export const fileView = ({ key, ...partner }: Partner): PartnerView => ({
  ...partner,
  id: FILE_PREFIX + key,
  firstKey: key,
  source: 'file',
  state: 'works',
  keys: [{ key, createdAt: null, endsAt: null, state: 'works' }],
  createdAt: null,
  revokedAt: null,
  version: 0,
});
