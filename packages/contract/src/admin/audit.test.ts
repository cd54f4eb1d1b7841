import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { AuditEntrySchema, auditRoutes, NotedHeadSchema } from './audit.ts';

const hash = 'h'.repeat(43);
const entry = {
  number: 1,
  at: 1,
  operator: null,
  action: 'auth.invite',
  subject: null,
  outcome: 'done',
  of: null,
  details: { tries: 3, isNew: true, reason: null },
  previousHash: '',
  hash,
};

test.each([`1:${hash}`, `999999999:${hash}`])('%s may have been noted', (noted) => {
  expect(safeParse(NotedHeadSchema, noted).success).toBe(true);
});

test.each([
  `0:${hash}`,
  `01:${hash}`,
  `1000000000:${hash}`,
  `1:${hash}=`,
  `1:${hash.slice(1)}`,
  hash,
  `1:${hash}\n`,
])('%j was never noted: how it has to look is said', (noted) => {
  expect(safeParse(NotedHeadSchema, noted).issues?.map(({ message }) => message)).toEqual([
    'must be <number>:<hash>',
  ]);
});

test('what is looked for is taken without the spaces around it, and is short', () => {
  const { query } = auditRoutes.listAudit;
  const words = 'x'.repeat(100);
  expect(safeParse(query, { before: '12', text: `  ${words} ` }).output).toEqual({
    before: '12',
    text: words,
  });
  for (const wrong of [{ text: `${words}x` }, { before: '-1' }, { before: '1e3' }, { before: '1234567890' }])
    expect(safeParse(query, wrong).success, JSON.stringify(wrong)).toBe(false);
});

test('details of an entry are plain values: nothing in them can be nested', () => {
  expect(safeParse(AuditEntrySchema, entry).success).toBe(true);
  for (const wrong of [{ details: { a: {} } }, { details: { a: [1] } }, { outcome: 'tried' }, { number: -1 }])
    expect(safeParse(AuditEntrySchema, { ...entry, ...wrong }).success, JSON.stringify(wrong)).toBe(false);
});
