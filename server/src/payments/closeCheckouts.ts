import { ApiError } from '../base/errors.ts';
import { type CheckoutAttempt, isLeftToOperator } from '../session/checkouts.ts';
import type { TestSessionRecord } from '../session/record.ts';
import { updateSession } from '../session/testSessions.ts';
import { askProvider } from './askProvider.ts';
import { isForgottenByProvider, openAttempt } from './createPayment.ts';
import { fulfillStored } from './fulfill.ts';
import type { Ports } from './ports.ts';

/** Returns true if no money can come any more, and none must be refunded. */
export const isOver = (record: TestSessionRecord, attempt: CheckoutAttempt): boolean =>
  ['paid', 'closed', 'failed', 'refunded', 'disputed'].includes(attempt.state) ||
  isLeftToOperator(record, attempt);

const isCheckout = (attempt: CheckoutAttempt, id: string) =>
  attempt.state !== 'creating' && attempt.id === id;

/**
 * Closes all checkouts of a test session, so that none can be paid any more. A payment made meanwhile counts. Throws
 * `payment_processing` while a bank carries one out, and `payment_provider_failed` if the provider doesn't answer, or
 * leaves one open.
 */
export async function closeCheckouts(ports: Ports, record: TestSessionRecord): Promise<void> {
  // Only the provider knows the id of one that a crash left unfinished; the same key asks for the same one.
  for (const attempt of record.checkouts)
    if (attempt.state === 'creating' && !isForgottenByProvider(attempt, ports.clock))
      await openAttempt(ports, record, attempt);
  const newest = await updateSession(ports, record.id, (held) => {
    const checkouts = held.checkouts.filter((attempt) => !isForgottenByProvider(attempt, ports.clock));
    return checkouts.length === held.checkouts.length ? held : { ...held, checkouts };
  });
  for (const checkout of newest.checkouts) {
    if (checkout.state === 'creating' || isOver(newest, checkout)) continue;
    if (checkout.state === 'open')
      await askProvider(Promise.resolve(ports.payments.expireCheckout?.(checkout.id)));
    const state = await askProvider(fulfillStored(ports, record.id, checkout.id));
    const after = await ports.store.testSessions.get(record.id);
    if (after?.checkouts.some((each) => isCheckout(each, checkout.id) && isOver(after, each))) continue;
    if (state === 'processing') throw new ApiError('payment_processing');
    if (state === 'open' || state === 'duplicate')
      throw new ApiError('payment_provider_failed', undefined, {
        cause: new Error(`A checkout is still ${state}.`),
      });
  }
}
