import type { AuditEntry } from '@quotient/contract/admin';

/** What an operator did: an entry that stands alone, but for what is given. */
export const entryOf = (some: Partial<AuditEntry> = {}): AuditEntry => ({
  number: 1,
  at: 1000,
  operator: { id: 'ada', name: 'Ada' },
  action: 'shape.save',
  subject: null,
  outcome: 'done',
  of: null,
  details: {},
  previousHash: '',
  hash: '',
  ...some,
});
