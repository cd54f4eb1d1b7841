import type { AuditEntry } from '@quotient/contract/admin';

/** An entry of one operator's action, with these fields changed. */
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
