import type { SessionCheckout, SessionSummary } from '@quotient/contract/admin';

/** Tone of each state of a payment. */
export const paymentTones = {
  unpaid: 'neutral',
  creating: 'neutral',
  open: 'accent',
  pending: 'accent',
  processing: 'warning',
  paid: 'success',
  closed: 'neutral',
  failed: 'alert',
  duplicate: 'alert',
  refunded: 'neutral',
  disputed: 'alert',
} as const satisfies Record<SessionSummary['payment'] | SessionCheckout['state'], string>;
