import type { CreatedPayment } from '@quotient/contract';
import { brand } from '@quotient/contract/brand';
import { checkoutReturnPaths } from '@quotient/contract/checkoutReturn';
import { ApiError } from '../http/errors.ts';
import type { Ports } from '../ports.ts';
import type { TestSessionRecord } from '../session/record.ts';
import { updateSession } from '../session/testSessions.ts';
import { paymentStatusOf } from '../session/view.ts';
import { askProvider } from './askProvider.ts';
import { fulfill } from './fulfill.ts';
import type { CheckoutAttempt } from './record.ts';

const DAY_MS = 86_400_000;
/** Checkouts of one test session within a day. Nobody needs ten; without an end, canceling and opening again fills the disk. */
const MAX_ATTEMPTS_A_DAY = 50;

function refuseTooManyAttempts({ checkouts }: TestSessionRecord, now: number): void {
  const recent = checkouts.filter(({ createdAt }) => createdAt > now - DAY_MS);
  // The first of the last 50, where there are so many: when it is a day old, there is room for another.
  const first = recent.at(-MAX_ATTEMPTS_A_DAY);
  if (first)
    throw new ApiError('too_many_requests', undefined, { retryAfterMs: first.createdAt + DAY_MS - now });
}

function refuseUnlessPayable(record: TestSessionRecord): void {
  if (!record.finish) throw new ApiError('session_not_finished');
  if (paymentStatusOf(record) === 'paid') throw new ApiError('already_paid');
}

const findPending = ({ checkouts }: TestSessionRecord) =>
  checkouts.find(({ state }) => state === 'creating' || state === 'open');

/** Puts `replacement` (nothing when `undefined`) in the place of an attempt that is still `creating`. */
function replaceCreating(key: string, replacement?: CheckoutAttempt) {
  return (record: TestSessionRecord): TestSessionRecord => {
    const others = record.checkouts.filter(({ idempotencyKey }) => idempotencyKey !== key);
    const held = record.checkouts.find(({ idempotencyKey }) => idempotencyKey === key);
    if (held && held.state !== 'creating') return record;
    return { ...record, checkouts: replacement ? [...others, replacement] : others };
  };
}

/**
 * The address of a checkout for a finished, unpaid test session: the open one, else a new one.
 * The attempt is stored before the provider is called: after a crash, and for two calls at once, the same key makes the
 * provider answer the same checkout.
 * Throws `session_not_finished`, `already_paid`, `payment_provider_failed`, `storage_failed`, and `too_many_requests`
 * after 50 new ones within a day.
 */
export async function createPayment(ports: Ports, record: TestSessionRecord): Promise<CreatedPayment> {
  refuseUnlessPayable(record);
  const { id: sessionId } = record;
  for (const checkout of record.checkouts) {
    if (checkout.state === 'open') await askProvider(fulfill(ports, checkout.id));
  }
  const fresh: CheckoutAttempt = {
    state: 'creating',
    idempotencyKey: ports.ids.attempt(),
    price: brand.chargedPrice,
    createdAt: ports.clock.now(),
  };
  const stored = await updateSession(ports, sessionId, (newest) => {
    refuseUnlessPayable(newest);
    if (findPending(newest)) return newest;
    refuseTooManyAttempts(newest, fresh.createdAt);
    return { ...newest, checkouts: [...newest.checkouts, fresh] };
  });
  const attempt = findPending(stored) ?? fresh;
  if (attempt.state !== 'creating') return { url: attempt.url };

  const { idempotencyKey, price, createdAt } = attempt;
  const query = `checkout={checkout}${record.partner ? `&partner=${record.partner}` : ''}`;
  let checkout: { id: string; url: string };
  try {
    checkout = await askProvider(
      ports.payments.createCheckout({
        sessionId,
        price,
        successUrl: `${ports.publicUrl}${checkoutReturnPaths.success}?${query}`,
        cancelUrl: `${ports.publicUrl}${checkoutReturnPaths.canceled}?${query}`,
        idempotencyKey,
      }),
    );
  } catch (error) {
    await updateSession(ports, sessionId, replaceCreating(idempotencyKey));
    throw error;
  }
  await updateSession(
    ports,
    sessionId,
    replaceCreating(idempotencyKey, { state: 'open', idempotencyKey, price, createdAt, ...checkout }),
  );
  return { url: checkout.url };
}
