import type { AuditEntry } from '@quotient/contract/admin';
import { expect, test } from 'vitest';
import { entriesToCsv } from './auditCsv.ts';

const entry = (number: number, more: Partial<AuditEntry> = {}): AuditEntry => ({
  number,
  at: Date.UTC(2026, 0, 1),
  operator: { id: 'op1', name: 'Ann, "the" operator' },
  action: 'session.refund',
  subject: '=1+1',
  outcome: 'asked',
  of: null,
  details: {},
  previousHash: 'a',
  hash: 'b',
  ...more,
});

test('each entry is a row of its own, the oldest first, and none is a formula', () => {
  const lines = [
    { first: entry(3), last: null },
    { first: entry(1), last: entry(2, { outcome: 'done', of: 1, details: { amountMinor: 100 } }) },
  ];
  const [head, ...rows] = entriesToCsv(lines).trim().split('\r\n');
  expect(head).toBe('number,at,operatorId,operatorName,action,subject,outcome,of,details,previousHash,hash');
  expect(rows[1]).toBe(
    `2,2026-01-01T00:00:00.000Z,op1,"Ann, ""the"" operator",session.refund,'=1+1,done,1,"{""amountMinor"":100}",a,b`,
  );
  expect(rows.map((row) => row[0])).toEqual(['1', '2', '3']);
});
