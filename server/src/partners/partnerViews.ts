import type { Partner } from '@quotient/contract';
import type { PartnerView } from '@quotient/contract/admin';
import type { PartnerRecord } from './record.ts';

type Key = PartnerRecord['keys'][number];

/** Before the ids of the file's partners. The dot keeps them apart from every key. */
export const FILE_PREFIX = 'file.';

/** What keeps a key from working besides what is stored of it. */
interface KeyFacts {
  /** Whether it has not ended yet. */
  isOpen: (key: Key) => boolean;
  /** Whether the file has it too, and so holds instead. */
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
