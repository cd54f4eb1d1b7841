import { expect, test } from 'vitest';
import { SCHEMA_VERSION } from '../store/collection.ts';
import { fileView, viewOf } from './partnerViews.ts';
import type { PartnerRecord } from './record.ts';

const NOW = 1_767_225_600_000;
const key = (name: string, endsAt: number | null = null) => ({ key: name, createdAt: NOW - 1000, endsAt });
const record = (keys: PartnerRecord['keys'], revokedAt: number | null = null): PartnerRecord => ({
  schemaVersion: SCHEMA_VERSION,
  id: 'first',
  name: 'Acme',
  origins: ['https://acme.example'],
  keys,
  createdAt: NOW - 1000,
  revokedAt,
  version: 3,
});
const view = (partner: PartnerRecord, keysOfFile: readonly string[] = []) =>
  viewOf(partner, {
    isOpen: ({ endsAt }) => endsAt === null || endsAt > NOW,
    isOfFile: (name) => keysOfFile.includes(name),
  });

test('a key works, ends later, has ended, or is in the file; an ended one is reported as ended', () => {
  const keys = [key('works'), key('ends', NOW + 1), key('ended', NOW), key('held'), key('both', NOW)];
  expect(view(record(keys), ['held', 'both']).keys.map(({ state }) => state)).toEqual([
    'works',
    'ends',
    'ended',
    'by-file',
    'ended',
  ]);
});

test('a partner works while a key has not ended, also where the file holds that key; being revoked comes first', () => {
  expect(view(record([key('first', NOW), key('second', NOW + 1)])).state).toBe('works');
  expect(view(record([key('first')]), ['first']).state).toBe('works');
  expect(view(record([key('first', NOW)])).state).toBe('no-key');
  expect(view(record([key('first')], NOW)).state).toBe('revoked');
  expect(view(record([key('first', NOW)], NOW)).state).toBe('revoked');
});

test('a partner of the file has one key, no times and an address that no stored partner can have', () => {
  expect(fileView({ key: 'acme', name: 'Acme', origins: [] })).toEqual({
    id: 'file.acme',
    firstKey: 'acme',
    name: 'Acme',
    origins: [],
    source: 'file',
    state: 'works',
    keys: [{ key: 'acme', createdAt: null, endsAt: null, state: 'works' }],
    createdAt: null,
    revokedAt: null,
    version: 0,
  });
});
