import type { ApiErrorCode, CreatedPayment, PaymentConsent, PaymentStatus } from '@quotient/contract';
import { brand, localizeBrand, nameInText } from '@quotient/contract/brand';
import { checkoutReturnPaths } from '@quotient/contract/checkoutReturn';
import { pathIn } from '@quotient/contract/site';
import { speakMail } from '@quotient/iq-test/mail';
import { ApiError } from '../base/errors.ts';
import type { ServerClock } from '../base/ports.ts';
import { type CheckoutAttempt, paymentStatusOf } from '../session/checkouts.ts';
import type { TestSessionRecord } from '../session/record.ts';
import { updateSession } from '../session/testSessions.ts';
import { askProvider, asProviderFailure } from './askProvider.ts';
import { fulfillStored } from './fulfill.ts';
import { notePending } from './pendingPayments.ts';
import type { Ports } from './ports.ts';
import { CheckoutRefused } from './provider.ts';
import { offerOf } from './withdrawalTerms.ts';

const DAY_MS = 86_400_000;
/**
 * Most checkouts of one test session within a day. Nobody needs ten; without a limit, canceling and opening again
 * fills the disk.
 */
const MAX_ATTEMPTS_A_DAY = 50;

/** Time for which a provider surely stores a key. After it a failed attempt makes room for another. */
const KEY_HOLDS_MS = 20 * 3_600_000;

/** Returns true for an attempt that failed, as far as we know, and whose key the provider has forgotten. */
export const isForgottenByProvider = ({ state, createdAt }: CheckoutAttempt, clock: ServerClock) =>
  state === 'creating' && clock.corrected(createdAt) < clock.atLeast() - KEY_HOLDS_MS;

function refuseTooManyAttempts({ checkouts }: TestSessionRecord, clock: ServerClock): void {
  const now = clock.now();
  const recent = checkouts
    .map(({ createdAt }) => clock.corrected(createdAt))
    .filter((createdAt) => createdAt > now - DAY_MS);
  // The first of the last 50, if there are that many: when it is a day old, another one is allowed.
  const first = recent.at(-MAX_ATTEMPTS_A_DAY);
  if (first !== undefined)
    throw new ApiError('too_many_requests', undefined, { retryAfterMs: first + DAY_MS - now });
}

const refusals = {
  paid: 'already_paid',
  processing: 'payment_processing',
  disputed: 'payment_disputed',
} as const satisfies Partial<Record<PaymentStatus, ApiErrorCode>>;

function refuseUnlessPayable(record: TestSessionRecord): void {
  if (!record.finish) throw new ApiError('session_not_finished');
  const status = paymentStatusOf(record);
  if (status === 'paid' || status === 'processing' || status === 'disputed')
    throw new ApiError(refusals[status]);
}

const findPending = ({ checkouts }: TestSessionRecord) =>
  checkouts.find(({ state }) => state === 'creating' || state === 'open');

/** Notes a consent that was given with a later call for the same checkout. */
const withConsent = (record: TestSessionRecord, now: number): TestSessionRecord => {
  const pending = findPending(record);
  const checkouts = record.checkouts.map((each) => (each === pending ? { consentedAt: now, ...each } : each));
  return { ...record, checkouts };
};

/** Replaces an attempt that is still `creating`, or removes it without `replacement`. */
function replaceCreating(key: string, replacement?: CheckoutAttempt) {
  return (record: TestSessionRecord): TestSessionRecord => {
    const others = record.checkouts.filter(({ idempotencyKey }) => idempotencyKey !== key);
    const held = record.checkouts.find(({ idempotencyKey }) => idempotencyKey === key);
    if (held && held.state !== 'creating') return record;
    return { ...record, checkouts: replacement ? [...others, replacement] : others };
  };
}

/**
 * Makes the checkout of a stored attempt at the provider; resolves to its address. If the provider refuses it, the
 * attempt is deleted. If the outcome is unknown, it stays: the same key asks for the same one. Throws
 * `payment_provider_failed`, `storage_failed`.
 */
export async function openAttempt(
  ports: Ports,
  { id: sessionId, partner, locale }: TestSessionRecord,
  attempt: CheckoutAttempt,
): Promise<string> {
  const { idempotencyKey, price } = attempt;
  const { code, t } = speakMail(locale);
  // Our own name of the checkout: a provider may fill its own in for one of the addresses alone.
  const query = `checkout=${sessionId}.${idempotencyKey}${partner ? `&partner=${partner}` : ''}`;
  let checkout: { id: string; url: string };
  try {
    checkout = await ports.payments.createCheckout({
      sessionId,
      price,
      successUrl: `${ports.publicUrl}${pathIn(code, checkoutReturnPaths.success)}?${query}`,
      cancelUrl: `${ports.publicUrl}${pathIn(code, checkoutReturnPaths.canceled)}?${query}`,
      idempotencyKey,
      productName: t('results.title', { name: nameInText(localizeBrand(brand, code)) }),
      locale: code,
    });
  } catch (error) {
    if (error instanceof CheckoutRefused)
      await updateSession(ports, sessionId, replaceCreating(idempotencyKey));
    throw asProviderFailure(error);
  }
  await updateSession(
    ports,
    sessionId,
    replaceCreating(idempotencyKey, { ...attempt, ...checkout, state: 'open' }),
  );
  return checkout.url;
}

/**
 * Returns the address of a checkout for a finished unpaid test session: the open one, otherwise a new one. The
 * attempt is stored before the provider is called: after a crash, and for two calls at once, the provider returns the
 * same checkout for the same key. Throws `session_not_finished`, `already_paid`, `payment_processing`,
 * `payment_disputed`, `payment_provider_failed`, `storage_failed`, and `too_many_requests` after 50 new ones within a
 * day. A consent is kept only where the operator asks for it.
 */
export async function createPayment(
  ports: Ports,
  record: TestSessionRecord,
  { immediatePerformance }: PaymentConsent = {},
): Promise<CreatedPayment> {
  refuseUnlessPayable(record);
  const { id: sessionId } = record;
  for (const checkout of record.checkouts) {
    if (checkout.state === 'open') await askProvider(fulfillStored(ports, sessionId, checkout.id, 'round'));
  }
  const now = ports.clock.now();
  const isConsent = immediatePerformance === true && offerOf(ports.withdrawalTable).asksConsent;
  const fresh: CheckoutAttempt = {
    state: 'creating',
    idempotencyKey: ports.ids.attempt(),
    price: brand.chargedPrice,
    createdAt: now,
    ...(isConsent && { consentedAt: now }),
  };
  await notePending(ports, sessionId);
  const stored = await updateSession(ports, sessionId, (newest) => {
    refuseUnlessPayable(newest);
    const checkouts = newest.checkouts.filter((attempt) => !isForgottenByProvider(attempt, ports.clock));
    if (findPending({ ...newest, checkouts })) return isConsent ? withConsent(newest, now) : newest;
    refuseTooManyAttempts(newest, ports.clock);
    return { ...newest, checkouts: [...checkouts, fresh] };
  });
  const attempt = findPending(stored) ?? fresh;
  if (attempt.state !== 'creating' && attempt.url !== null) return { url: attempt.url };
  return { url: await openAttempt(ports, stored, attempt) };
}
