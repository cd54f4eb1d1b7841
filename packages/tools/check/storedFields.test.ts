import type { serverEntries } from '@quotient/reference/storedData';
import type { Store } from '@quotient/server/ports';
import { records } from '@quotient/server/records';
import { expect, test } from 'vitest';

type Records = typeof records;

/** Folder of each collection that stores something about a visitor. */
const folders = {
  testSessions: 'test-sessions',
  sharedResults: 'shared-results',
  bookkeeping: 'bookkeeping',
  pendingPayments: 'pending-payments',
  orders: 'orders',
  orderAddresses: 'order-addresses',
  withdrawals: 'withdrawals',
  emails: 'emails',
  mailAddresses: 'mail-addresses',
  certificates: 'certificates',
  audit: 'audit-log',
  dayCounts: 'day-counts',
  testRows: 'test-rows',
  uncounted: 'uncounted-tests',
  counting: 'counting',
  earlierCounts: 'tallies',
  earlierRows: 'session-rows',
  visits: 'visits',
} as const satisfies Partial<Record<keyof Records, string>>;

/** Collections without anything about a visitor. */
const ofNoVisitor = [
  'mailCounts',
  'svgShapes',
  'partners',
  'clock',
  'sweeps',
  'archivedFiles',
  'questions',
] as const satisfies (keyof Records)[];

type Folders = typeof folders;
type Unsorted = Exclude<keyof Records, keyof Folders | (typeof ofNoVisitor)[number]>;
type Stored = {
  [K in keyof Folders]: `${Folders[K]}.${keyof NonNullable<Awaited<ReturnType<Store[K]['get']>>> & string}`;
}[keyof Folders];
type Entry = (typeof serverEntries)[number];
type ListsOf<E> = E extends unknown ? Extract<E[keyof E], readonly string[]> : never;
type Named = ListsOf<Entry>[number];

// Each of these fails to compile with the names that are missing.
/** Collections that are in neither list above. */
const unsorted: Record<Unsorted, never> = {};
/** Stored fields that sites/reference/src/content/storedData.ts doesn't name. */
const unnamed: Record<Exclude<Stored, Named>, never> = {};
/** Fields that the policy names although nobody stores them. */
const notStored: Record<
  Exclude<Named, Stored | 'outbox' | 'pictures' | `demo-checkouts.${string}`>,
  never
> = {};

test('each collection has the folder that its fields are compared under', () => {
  expect([unsorted, unnamed, notStored]).toEqual([{}, {}, {}]);
  for (const [name, folder] of Object.entries(folders))
    expect(records[name as keyof Folders].name).toBe(folder);
});
